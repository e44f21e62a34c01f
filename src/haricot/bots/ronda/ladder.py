"""Ronda's ladders: `haricot arena ronda --games 1000 --seed 1`, and with `--preset children --games 400`."""

from haricot.bots.ladders import Ladder

LEVELS = ("graine", "germe", "pousse", "bouton", "fleur", "gousse")
LADDERS = {
    "default": Ladder(LEVELS, 2, (0.858, 0.857, 0.826, 0.834, 0.785)),
    "children": Ladder(LEVELS, 2, (0.758, 0.720, 0.720, 0.908, 0.702)),
}
