# Ce que disent de ce jeu le terminal et le navigateur.

ronda-origin = De Steffen Mühlhäuser
ronda-origin-told = Ronda est de Steffen Mühlhäuser. On y joue aussi avec des haricots secs ; trois simplifications de la règle l’ouvrent aux enfants dès 5 ans.
