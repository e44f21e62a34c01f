# Was Terminal und Browser sagen.

seat-name = Spieler { $number }

# Die Stufen der Bots heißen in jeder Sprache, wie eine Bohne auf Französisch wächst.

# Optionen mit ihrem Namen

option-name-first = Wer beginnt
option-name-reserve = Vorrat
option-name-handicap = Vorgabe
