web-ronda-circle = Le cercle des dix bols
web-ronda-covered = Bol { $bowl }, couvert
web-ronda-open =
    Bol { $bowl }, ouvert : { $beans ->
        [0] vide
        [one] { $beans } haricot
       *[other] { $beans } haricots
    }
web-ronda-through =
    Bol { $bowl }, couvert : { $beans ->
        [0] vide
        [one] { $beans } haricot
       *[other] { $beans } haricots
    }
web-ronda-can-lift = à soulever
web-ronda-can-add = y ajouter un haricot
web-ronda-can-keep = le garder ouvert
web-ronda-not-now = On ne peut rien faire du bol { $bowl } maintenant.

web-ronda-black = Bol noir
web-ronda-black-beans =
    Dans le bol noir : { $beans ->
        [0] rien
        [one] { $beans } haricot
       *[other] { $beans } haricots
    }
web-ronda-box = Boîte
web-ronda-box-beans =
    Dans la boîte : { $beans ->
        [0] rien
        [one] { $beans } haricot
       *[other] { $beans } haricots
    }
web-ronda-stock =
    { $name } : { $beans ->
        [0] plus aucun haricot
        [one] plus qu’un haricot
       *[other] { $beans } haricots
    }

web-ronda-ask-first = Soulevez un bol.
web-ronda-ask-second =
    { $beans ->
        [0] Rien dessous ! Trouvez un autre bol vide.
        [one] Un haricot. Trouvez un autre bol qui n’en cache qu’un.
       *[other] { $beans } haricots. Trouvez un autre bol qui en cache { $beans }.
    }
web-ronda-ask-match = Pareils ! Ajoutez l’un de vos haricots à l’un des deux bols.
web-ronda-ask-full = Deux bols pleins ! Ajoutez un haricot à l’un des deux, et il se vide.
web-ronda-ask-keep = Arrêtez-vous, ou gardez un bol ouvert et cherchez son pareil.
web-ronda-ask-again = Arrêtez-vous là, ou soulevez encore deux bols.
web-ronda-move-lift = soulever le bol { $bowl }
web-ronda-move-add = ajouter un haricot au bol { $bowl }
web-ronda-move-keep = garder le bol { $bowl } ouvert
web-ronda-move-pass = passer
web-ronda-move-stop = s’arrêter
web-ronda-add = Ajouter au bol { $bowl }
web-ronda-keep =
    Continuer avec le bol { $bowl } ({ $beans ->
        [0] vide
        [one] { $beans } haricot
       *[other] { $beans } haricots
    })
web-ronda-pass = Passer
web-ronda-stop = S’arrêter
web-ronda-seen = C’est vu

web-ronda-told-lift =
    { $who ->
        [you] Vous soulevez le bol { $bowl } :
       *[other] { $name } soulève le bol { $bowl } :
    } { $beans ->
        [0] rien !
        [one] { $beans } haricot.
       *[other] { $beans } haricots.
    }
web-ronda-told-add =
    { $who ->
        [you] Vous ajoutez un haricot au bol { $bowl }.
       *[other] { $name } ajoute un haricot au bol { $bowl }.
    }
web-ronda-told-keep =
    { $who ->
        [you] Vous gardez le bol { $bowl } ouvert et continuez.
       *[other] { $name } garde le bol { $bowl } ouvert et continue.
    }
web-ronda-told-pass =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
web-ronda-told-stop =
    { $who ->
        [you] Vous vous arrêtez là.
       *[other] { $name } s’arrête là.
    }
web-ronda-told-match = Pareils !
web-ronda-told-mistake =
    { $who ->
        [you] Pas pareils : votre tour est fini.
       *[other] Pas pareils : { $name } a fini son tour.
    }
web-ronda-told-penalty =
    { $who ->
        [you] Vous prenez un haricot dans le bol noir.
       *[other] { $name } prend un haricot dans le bol noir.
    }
web-ronda-told-leaves-black = Le bol est plein : tout va dans le bol noir. À présent, une erreur coûte un haricot.
web-ronda-told-leaves-box = Le bol est plein : tout va dans la boîte.
web-ronda-told-end =
    { $who ->
        [you] Vous n’avez plus de haricots : vous gagnez !
       *[other] { $name } n’a plus de haricots, et gagne !
    }

web-ronda-learn-things = Dix bols cachent des haricots. Votre stock est devant vous. Qui n’a plus de haricots en premier gagne.
web-ronda-learn-lift = Soulevez le bol 1. Tout le monde voit ce qu’il cache.
web-ronda-learn-second = Deux haricots ! Il faut un autre bol de deux. Essayez le bol 6.
web-ronda-learn-mistake = Raté : il y en a quatre. On recouvre les deux bols. Retenez bien : deux sous le 1, quatre sous le 6. C’est à l’autre. Regardez ce qu’il soulève.
web-ronda-learn-remember = Raté aussi. Mais vous avez vu : deux sous le 4, trois sous le 9. Soulevez de nouveau le bol 1.
web-ronda-learn-match = Deux haricots, comme sous le bol 4. Soulevez-le.
web-ronda-learn-add = Pareils ! Ajoutez un de vos haricots au bol 4.
web-ronda-learn-keep = Vous pourriez vous arrêter. Mais vous connaissez un autre bol de trois. Gardez le bol 4 ouvert.
web-ronda-learn-third = Trois ici. Et trois sous le bol 9, vous vous souvenez ? Soulevez-le.
web-ronda-learn-again = Encore pareils ! Ajoutez un haricot au bol 9.
web-ronda-learn-stop = Arrêtez-vous tant que tout va bien.
web-ronda-learn-black = L’autre a trouvé deux bols de cinq. Avec le sien, cela fait six. Ces six haricots vont dans le bol noir. Soulevez le bol 2.
web-ronda-learn-risk = Rien. Tentez votre chance avec le bol 10.
web-ronda-learn-penalty = Raté. Le bol noir n’est pas vide : vous prenez un de ses haricots. C’est la même chose pour l’autre.
web-ronda-learn-fours = Vous avez mis un quatrième haricot sous le bol 9. Soulevez-le.
web-ronda-learn-fours-too = Où étaient les quatre du début ? Sous le bol 6.
web-ronda-learn-five = Pareils ! Ajoutez un haricot au bol 6.
web-ronda-learn-on = Cinq : c’est plein. Le bol 3 aussi en cache cinq. Gardez le bol 6 ouvert.
web-ronda-learn-fives = Soulevez le bol 3.
web-ronda-learn-last = Deux bols pleins ! Ajoutez votre dernier haricot. Le bol 3 se vide, et vous n’avez plus rien.
web-ronda-learn-end = Vous gagnez ! À Ronda, une bonne mémoire suffit.
web-preset-simple = Simple (à conseiller)
web-ronda-try-match = Le bol 1 est posé hors du cercle : il cachait 3 haricots. Vous avez vu tout à l’heure que le bol 4 en cache autant : soulevez-le, et ajoutez-y un des vôtres.
web-ronda-stands = en stock : { $beans }

# Les problèmes

web-ronda-puzzle-short = Où sont les deux bols { $goal ->
        [0] vides
        [one] à un haricot
       *[other] à { $goal } haricots
    } ? Soulevez-les l’un après l’autre.
web-ronda-puzzle-long = Où sont les deux bols { $goal ->
        [0] vides
        [one] à un haricot
       *[other] à { $goal } haricots
    } ? Soulevez-les l’un après l’autre.
web-ronda-puzzle-wrong = Ce n’est pas là.
web-ronda-puzzle-kind-short = Peu de bols montrés
web-ronda-puzzle-kind-long = Beaucoup de bols montrés

# Comment jouent les robots

web-ronda-style-graine = rêveur
web-ronda-style-germe = distrait
web-ronda-style-pousse = attentif
web-ronda-style-bouton = bonne mémoire
web-ronda-style-fleur = calculateur
web-ronda-style-gousse = n’oublie rien
