# Ce que disent le terminal et le navigateur.

seat-name = Joueur { $number }
