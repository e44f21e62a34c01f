kala-origin = Von Steffen Mühlhäuser und Daniel Krieg, Reihe COPA
kala-origin-told = Kala ist von Steffen Mühlhäuser und Daniel Krieg. Die Spielregel zählt es zu den COPA-Spielen, einer Reihe, die mit getrockneten Bohnen gespielt wird: Achtzig reichen für alle.
