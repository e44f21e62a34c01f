ronda-origin = Von Steffen Mühlhäuser
ronda-origin-told = Ronda ist von Steffen Mühlhäuser. Auch hier wird mit getrockneten Bohnen gespielt; drei Vereinfachungen der Regel öffnen es für Kinder ab 5 Jahren.
