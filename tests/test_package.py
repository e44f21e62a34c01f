"""What the package promises to whoever installs it."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from importlib.resources import files
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]


def test_the_package_says_that_it_has_types() -> None:
    assert files("haricot").joinpath("py.typed").is_file()


def test_the_wheel_says_it_too_and_carries_what_the_installation_made() -> None:
    carried = {Path(file.distribution_path) for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert Path("haricot/py.typed") in carried
    for lang in ("fr", "en"):
        assert Path(f"haricot/lexicon/words/{lang}.not-for-children.txt") in carried
        assert Path(f"haricot/lexicon/words/{lang}.licence.txt") in carried


def test_an_index_shows_a_page_without_pictures_and_dead_links() -> None:
    metadata = WheelBuilder(str(ROOT)).metadata.core
    assert metadata.readme_content_type == "text/markdown"
    page = metadata.readme
    assert page.startswith("# Haricot\n")
    assert "pip install haricot\n" in page
    assert "## From Python" in page
    assert "## For research" in page
    for extra in set(metadata.optional_dependencies) - {"dev"}:
        assert f"haricot[{extra}]" in page
    assert "![" not in page
    assert "dev.py" not in page
    assert ".venv" not in page
    assert [link for link in re.findall(r"\]\(([^)]*)\)", page) if not link.startswith("https://")] == []
    assert page.rstrip().endswith("the rules pages are in our own words.")


def test_what_an_index_sorts_it_by_is_known_there() -> None:
    from trove_classifiers import classifiers

    assert set(WheelBuilder(str(ROOT)).metadata.core.classifiers) <= classifiers


def imported(module: ast.Module) -> Iterator[str]:
    """What a module imports, in functions too."""
    for statement in ast.walk(module):
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module and not statement.level:
            yield statement.module


DISTRIBUTIONS = packages_distributions()
NOT_DECLARED = {
    "jax": "batches in JAX are for whoever has it",
    "llvmlite": "numba's own, of the one version that it needs",
    "mctx": "a search in JAX, likewise",
    "stable_baselines3": "its environments are for whoever has it",
}
"""What is imported all the same, and why."""


def test_what_the_package_imports_is_declared() -> None:
    metadata = WheelBuilder(str(ROOT)).metadata.core
    extras = [one for name, more in metadata.optional_dependencies.items() if name != "dev" for one in more]
    declared = {canonicalize_name(Requirement(one).name) for one in (*metadata.dependencies, *extras)}
    needed = {name for file in (ROOT / "src").rglob("*.py") for name in imported(ast.parse(file.read_text("utf-8")))}
    undeclared = {name.partition(".")[0] for name in needed if not owners_of(name) & declared}
    assert undeclared - sys.stdlib_module_names - {"haricot"} == set(NOT_DECLARED)


def owners_of(name: str) -> set[str]:
    """The distributions that may bring that module; `fluent` is shared, by one for each module in it."""
    package, _, rest = name.partition(".")
    if package == "fluent":
        return {f"{package}-{rest.partition('.')[0]}"}
    return set(map(canonicalize_name, DISTRIBUTIONS.get(package, ())))


def test_tests_need_nothing_heavy_and_learners_are_brought_what_the_page_says() -> None:
    extras = WheelBuilder(str(ROOT)).metadata.core.optional_dependencies
    assert {re.split(r"[>;]", one)[0] for one in extras["study"]} == {
        "gymnasium", "open-spiel", "pettingzoo", "pyarrow",
    }  # fmt: skip
    locked = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    assert {"gymnasium", "pettingzoo"} <= locked
    assert not locked & {"jax", "pandas", "pgx", "polars", "pyarrow", "ray", "torch"}
