# Ce que disent de ce jeu le terminal et le navigateur.

rondorondo-origin = Auteur non nommé
rondorondo-origin-told = La règle de RondoRondo ne nomme personne : nous ne savons pas à qui l’on doit ce jeu.
