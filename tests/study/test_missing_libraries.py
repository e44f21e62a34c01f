"""Doors whose library is not installed say what to install."""

import subprocess
import sys

import pytest

import haricot

DOORS = [
    ("haricot.study.gymnasium", "gymnasium", "haricot[study]"),
    ("haricot.study.pettingzoo.kala_v1", "pettingzoo", "haricot[study]"),
    ("haricot.study.spaces", "gymnasium", "haricot[study]"),
    ("haricot.study.openspiel", "pyspiel", "haricot[study]"),
    ("haricot.study.rondelic.reduced_round", "pyspiel", "haricot[study]"),
    ("haricot.study.stable_baselines", "stable_baselines3", "haricot[study] sb3-contrib"),
    ("haricot.study.kala.jax_kala", "jax", "jax"),
    ("haricot.study.kala.learner.judge", "jax", "jax mctx"),
]

TRIED = """
import sys
from importlib import import_module
from haricot.core.errors import BadOption
sys.modules[sys.argv[2]] = None
try:
    import_module(sys.argv[1])
except ImportError as missing:
    print(isinstance(missing, BadOption), missing)
"""


@pytest.mark.parametrize(("door", "library", "install"), DOORS)
def test_a_door_names_what_installs_its_library(door: str, library: str, install: str) -> None:
    told = subprocess.run([sys.executable, "-c", TRIED, door, library], capture_output=True, text=True)
    assert told.stdout == f"True {library} is not installed: pip install {install}\n"


def test_it_is_of_the_family_and_travels() -> None:
    from pickle import dumps, loads

    from haricot.core.extras import needing

    with pytest.raises(haricot.HaricotError, match="pip install beans") as missing, needing("beans"):
        import beans_of_nobody  # type: ignore[import-not-found]  # noqa: F401
    assert str(loads(dumps(missing.value))) == str(missing.value)


COMMAND = """
import runpy, sys
sys.modules["mctx"] = sys.modules["jax"] = None
runpy.run_module("haricot.study.kala.learner", run_name="__main__", alter_sys=True)
"""


def learner(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", COMMAND, *arguments], capture_output=True, text=True)


def test_the_learner_s_command_says_so_in_one_line_and_helps_without() -> None:
    told = learner("folder")
    assert (told.returncode, told.stderr) == (1, "jax is not installed: pip install jax mctx\n")
    helped = learner("--help")
    assert (helped.returncode, helped.stderr) == (0, "")
    assert "--minutes" in helped.stdout
