# Une position composée à la main.

editor-ronda-bowls = Sous les bols
editor-ronda-unknown = ? : on ne sait pas
editor-ronda-stocks = Les stocks
editor-ronda-beside = À côté
editor-ronda-black = Bol noir
editor-ronda-box = Boîte
editor-ronda-phase = Ce qu’il faut faire
editor-ronda-phase-lift = soulever
editor-ronda-phase-match = ajouter ou passer
editor-ronda-phase-added = continuer ou s’arrêter
editor-ronda-open = Bols ouverts
editor-ronda-covered = Bols recouverts
editor-ronda-which = « 3, 8 », ou « aucun »
editor-ronda-none = aucun
editor-ronda-no-way = Il reste { $beans } haricots : les bols marqués d’un « ? » n’en cachent pas tant.
editor-ronda-too-many = Haricots de trop : { $beans }.
