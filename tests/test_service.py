"""The service that the page on hosting shows is the one that lies in the project, and it is shut as far as can be."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
UNIT = DOCS / "haricot.service"
LEAST_EXPOSED = 2.5


def test_the_page_on_hosting_quotes_the_unit() -> None:
    assert f"```\n{UNIT.read_text('utf-8')}```\n" in (DOCS / "hosting.md").read_text("utf-8")


def test_the_unit_has_folders_for_what_the_house_writes() -> None:
    unit = UNIT.read_text("utf-8")
    assert "StateDirectory=haricot\n" in unit
    assert "CacheDirectory=haricot\n" in unit
    assert "MemoryDenyWriteExecute=yes" not in unit


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
def test_the_service_is_hardly_exposed() -> None:
    asked = ["systemd-analyze", "security", "--offline=yes", "--no-pager", str(UNIT)]
    told = subprocess.run(asked, capture_output=True, text=True).stdout
    exposure = re.search(r"Overall exposure level for haricot\.service: ([0-9.]+)", told)
    assert exposure is not None, told
    assert float(exposure[1]) <= LEAST_EXPOSED, told
