"""Every game for OpenSpiel: importing this module registers `python_kala` and the like, one for each game.

OpenSpiel comes by `pip install open_spiel`; there is none for Windows.
"""

from importlib import import_module

from haricot.core.extras import needing

with needing("open_spiel"):
    import_module("pyspiel")

from haricot.study.openspiel.game import NAMES, register_all

__all__ = ["NAMES"]

register_all()
