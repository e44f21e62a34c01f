"""What the package promises to whoever installs it."""

from importlib.resources import files
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]


def test_the_package_says_that_it_has_types() -> None:
    assert files("haricot").joinpath("py.typed").is_file()


def test_the_wheel_says_it_too_and_carries_what_the_installation_made() -> None:
    carried = {Path(file.distribution_path) for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert Path("haricot/py.typed") in carried
    for lang in ("fr", "en"):
        assert Path(f"haricot/lexicon/words/{lang}.not-for-children.txt") in carried
        assert Path(f"haricot/lexicon/words/{lang}.licence.txt") in carried
