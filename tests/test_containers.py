"""compose.yaml and Dockerfile say what the rest of the project knows; that they run is not tried here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from haricot.house.settings import DESCRIBED

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def test_services_name_each_other_and_files_that_exist() -> None:
    assert set(COMPOSE) == {"name", "services", "volumes"}
    for service in SERVICES.values():
        assert ("image" in service) != ("build" in service)
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
    assert SERVICES["proxy"]["network_mode"] == "service:house"
    for name in ("postgresql", "redis"):
        assert SERVICES["house"]["depends_on"][name] == {"condition": "service_healthy"}
        assert SERVICES[name]["healthcheck"]["test"][0] == "CMD"


def test_the_house_is_set_up_as_the_proxy_expects_it() -> None:
    settings = SERVICES["house"]["environment"]
    assert all(isinstance(value, str) for value in settings.values())
    assert {name.removeprefix("HARICOT_").lower() for name in settings} <= set(DESCRIBED)
    proxy = (ROOT / "docs" / "haproxy.cfg").read_text("utf-8")
    first = int(settings["HARICOT_OWN_PORTS"])
    ports = set(map(int, re.findall(r"server house\d 127\.0\.0\.1:(\d+)", proxy)))
    assert ports == set(range(first, first + int(settings["HARICOT_PROCESSES"])))
    for name in SERVICES["proxy"]["environment"]:
        assert f"${{{name}-" in proxy
    (published,) = SERVICES["house"]["ports"]
    assert f':{published.split(":")[1]}"' in proxy


def test_the_image_runs_as_nobody_special_with_what_a_cluster_needs() -> None:
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    assert sum(line.startswith("FROM ") for line in lines) == 2
    assert lines.index("USER haricot") < lines.index('ENTRYPOINT ["haricot"]')
    assert any("haricot[cluster]" in line for line in lines)
    assert 'CMD ["serve", "--no-browser"]' in lines
