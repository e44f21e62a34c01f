ronda-origin = Von Steffen Mühlhäuser
ronda-origin-told = Ronda ist von Steffen Mühlhäuser. Gespielt wird mit getrockneten Bohnen, wie in der Reihe COPA; die ursprüngliche Regel wurde später für Kinder ab 5 Jahren vereinfacht.
