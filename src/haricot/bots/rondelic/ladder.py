"""Rondelic's ladders: `haricot arena rondelic --seats 5 -o circles=3 --games 1000 --seed 1`; *rondellig* with four."""

from haricot.bots.ladders import Ladder

LEVELS = ("graine", "germe", "pousse", "fleur", "gousse")
LADDERS = {
    "rules=rondelic": Ladder(LEVELS, 5, (0.582, 0.585, 0.567, 0.585)),
    "rules=rondellig": Ladder(LEVELS, 4, (0.567, 0.566, 0.538, 0.582)),
}
