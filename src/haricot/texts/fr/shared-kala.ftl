# Ce que disent de ce jeu le terminal et le navigateur.

kala-origin = De Steffen Mühlhäuser et Daniel Krieg, série COPA
kala-origin-told = Kala est de Steffen Mühlhäuser et Daniel Krieg. Sa règle le compte parmi les jeux COPA, une série où l’on joue avec des haricots secs : quatre-vingts suffisent pour jouer à tous.
