# Une position composée à la main.

editor-rondelic-tokens = Les jetons
editor-rondelic-circle = le cercle ; tombé ; sorti 2 : hors jeu, deuxième ; 0+ : reparti
editor-rondelic-fell = tombé
editor-rondelic-out = sorti { $rank }
editor-rondelic-hands = Les cartes
editor-rondelic-unknown = R♣, 10♠ (ou C ♣, D ♦, H ♥, S ♠ : RC, 10S) ; - : aucune ; ? : on ne sait pas
editor-rondelic-stakes = Les mises
editor-rondelic-dealer = Donneur
editor-rondelic-phase = Ce qu’il faut dire
editor-rondelic-phase-swap = rester ou échanger
editor-rondelic-phase-answer = donner ou montrer
editor-rondelic-phase-dealer = le choix du donneur
editor-rondelic-phase-pick = prendre ou laisser
editor-rondelic-phase-restart = repartir ou non
editor-rondelic-drawn = Cartes déjà tirées
editor-rondelic-up = Carte retournée
editor-rondelic-offer = Carte présentée ou écartée
editor-rondelic-pack = Le paquet
editor-rondelic-pack-hint = la première est dessus ; ? : le reste, mélangé
editor-rondelic-round = Le tour en cours
editor-rondelic-lent = Rois confiés
editor-rondelic-said = Ce qui a été dit
editor-rondelic-showing = Cartes montrées à la fin du tour
editor-rondelic-lent-hint = comme dans une position écrite, où les places vont de 0 : « 3>2 » ; - : aucun
editor-rondelic-said-hint = comme dans une position écrite, où les places vont de 0 : « 1:keep.2:swap » ; - : rien
editor-rondelic-showing-hint = une par joueur, avec une virgule entre elles ; - : aucune
