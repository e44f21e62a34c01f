"""RondoRondo's ladders: `haricot arena rondorondo --games 400 --seed 1`, and with `-o lexicon=en`.

The last step was measured in French alone.
"""

from haricot.bots.ladders import Ladder

LEVELS = ("graine", "germe", "racine", "pousse", "tige", "feuille", "bouton", "fleur", "gousse")
LADDERS = {
    "lexicon=fr": Ladder(LEVELS, 2, (0.824, 0.712, 0.768, 0.760, 0.799, 0.716, 0.798, 0.621)),
    "lexicon=en": Ladder(LEVELS, 2, (0.822, 0.740, 0.825, 0.674, 0.676, 0.634, 0.839, 0.621)),
}
