"""Kala's ladder: `haricot arena kala --games 400 --opening 4 --seed 1`."""

from haricot.bots.ladders import Ladder

LEVELS = ("graine", "germe", "racine", "pousse", "tige", "feuille", "bouton", "fleur", "gousse")
LADDERS = {"default": Ladder(LEVELS, 2, (0.780, 0.728, 0.785, 0.725, 0.805, 0.718, 0.775, 0.668))}
