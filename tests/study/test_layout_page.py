"""The page on layouts is what the code says."""

from pathlib import Path

from haricot.study.layout_page import page

PAGE = Path(__file__).parents[2] / "docs" / "study-layouts.md"


def test_the_page_tells_every_layout_as_it_is() -> None:
    told = "python -m haricot.study.layout_page > docs/study-layouts.md"
    assert PAGE.read_text("utf-8") == page(), f"make it anew: {told}"
