# Ce qui se lit sur une feuille imprimée.

printed-scale = Imprimé à 100 %, ce trait mesure 5 cm.
