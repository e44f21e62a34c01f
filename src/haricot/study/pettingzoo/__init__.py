"""Every game as a PettingZoo environment in which agents act in turns (AEC)."""

from importlib import import_module

from haricot.core.extras import needing

with needing("haricot[study]"):
    import_module("gymnasium")
    import_module("pettingzoo")
