"""Kala for JAX, loaded from its file: the rest of Haricot need not be installed here."""

import importlib.util
from pathlib import Path
from types import ModuleType

FILE = Path(__file__).parents[3] / "src" / "haricot" / "study" / "kala" / "jax_kala.py"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("jax_kala", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
