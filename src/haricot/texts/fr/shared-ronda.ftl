# Ce que disent de ce jeu le terminal et le navigateur.

ronda-origin = De Steffen Mühlhäuser
ronda-origin-told = Ronda est de Steffen Mühlhäuser. On y joue avec des haricots secs, comme dans la série COPA ; sa règle d’origine a été simplifiée plus tard, pour les enfants dès 5 ans.
