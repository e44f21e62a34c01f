"""Every game for OpenSpiel: importing this module registers `python_kala` and the like, one for each game.

OpenSpiel comes with `haricot[study]`.
"""

from importlib import import_module

from haricot.core.extras import needing

with needing("haricot[study]"):
    import_module("pyspiel")

from haricot.study.openspiel.game import NAMES, register_all

__all__ = ["NAMES"]

register_all()
