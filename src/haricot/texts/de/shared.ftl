# Was Terminal und Browser sagen.

seat-name = Spieler { $number }

# Die Stufen der Bots: wie eine Bohne wächst

level-graine = Samen
level-germe = Keim
level-racine = Wurzel
level-pousse = Spross
level-tige = Stängel
level-feuille = Blatt
level-bouton = Knospe
level-fleur = Blüte
level-gousse = Hülse
level-size = Nach Maß ({ $number })

# Optionen mit ihrem Namen

option-name-first = Wer beginnt
option-name-reserve = Vorrat
option-name-handicap = Vorgabe

# Was ein Zug wert war

mark-best = am besten
mark-fine = gut
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = Patzer
mark-luck = Glück
