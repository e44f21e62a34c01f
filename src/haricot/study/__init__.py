"""Doors for whoever studies the games: fixed action ids and observations, and environments made of them.

What needs PettingZoo, Gymnasium, OpenSpiel or JAX is loaded when its own module is; `pip install haricot[study]`
brings all but the last.
"""

from haricot.study.encoding import Draft, Encoding, Mask, encoding, of_state
from haricot.study.layout import Field, Layout, Observation

__all__ = ["Draft", "Encoding", "Field", "Layout", "Mask", "Observation", "encoding", "of_state"]
