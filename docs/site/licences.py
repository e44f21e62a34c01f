"""Puts the licences of what the site is shown with beside it; run by the Python that has mkdocs."""

from importlib.metadata import distribution
from pathlib import Path

SITE = Path(__file__).resolve().parents[2] / "build" / "docs" / "site"
SHOWN = {
    "mkdocs-material": "the theme, its style and its script",
    "mkdocs": "the search's index",
    "mkdocstrings-python": "the reference's style",
    "pygments": "the colours of programs",
    "requests": "the Apache License 2.0, under which the theme's script carries RxJS",
}
CARRIED = """Haricot's documentation is under Haricot's own licence (files/LICENSE). The site is shown with what others
have made: their licences follow. The theme's script carries clipboard.js, escape-html, Lunr and material-design-color
(MIT), RxJS (Apache License 2.0), tslib (0BSD) and focus-visible (W3C Software and Document License); Lunr's files for
other languages (MPL 1.1) name their authors themselves."""


def licences() -> str:
    """Each licence under the name of what is under it."""
    told = [CARRIED]
    for name, what in SHOWN.items():
        found = [file for file in distribution(name).files or [] if "licen" in file.name.lower()]
        texts = [Path(str(file.locate())).read_text("utf-8") for file in found]
        told.append(f"{name}: {what}\n{'=' * 40}\n\n" + "\n".join(texts))
    return "\n\n".join(told)


if __name__ == "__main__":
    (SITE / "licences.txt").write_text(licences(), "utf-8")
