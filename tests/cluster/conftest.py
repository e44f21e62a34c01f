"""One cluster for the tests that do not harm it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cluster.houses import Cluster, running_cluster


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with running_cluster(tmp_path_factory.mktemp("cluster")) as running:
        yield running
    assert not running.errors()
