web-rondelic-says-keep = Je garde
web-rondelic-says-swap = J’échange !
web-rondelic-says-give = Tiens…
web-rondelic-says-show = Un Roi !
web-rondelic-says-take = Je prends
web-rondelic-says-turn = Une autre !
web-rondelic-says-accept = J’accepte
web-rondelic-says-draw = Je pioche
web-rondelic-says-restart = Je repars !
web-rondelic-says-leave = J’arrête

web-rondelic-do-keep = Garder
web-rondelic-do-swap = Échanger
web-rondelic-do-give = Donner
web-rondelic-do-show = Montrer le Roi
web-rondelic-do-take = Prendre
web-rondelic-do-turn = Une autre
web-rondelic-do-accept = Prendre la carte écartée
web-rondelic-do-draw = Piocher
web-rondelic-do-restart = Repartir
web-rondelic-do-leave = M’arrêter

web-rondelic-ask-swap = Votre carte vous plaît-elle ?
web-rondelic-ask-answer = { $name } veut échanger sa carte avec vous.
web-rondelic-ask-dealer = Vous êtes donneur : quelle carte gardez-vous ?
web-rondelic-ask-pick = On vous présente une carte : la gardez-vous ?
web-rondelic-ask-restart = Vous voilà dans le trou ! Repartez-vous ?
web-rondelic-wait-swap =
    { $who ->
        [you] Vous allez garder votre carte ou l’échanger…
       *[other] { $name } garde ou échange…
    }
web-rondelic-wait-answer =
    { $who ->
        [you] Vous devez répondre…
       *[other] { $name } doit répondre…
    }
web-rondelic-wait-dealer =
    { $who ->
        [you] Vous donnez, et vous choisissez en dernier…
       *[other] { $name } donne, et choisit en dernier…
    }
web-rondelic-wait-pick =
    { $who ->
        [you] Vous allez choisir une carte…
       *[other] { $name } choisit une carte…
    }
web-rondelic-wait-restart =
    { $who ->
        [you] Vous pouvez repartir, ou vous arrêter…
       *[other] { $name } repart ou s’arrête…
    }
web-rondelic-won =
    { $who ->
        [you] Il ne reste que vous sur le plateau : vous gagnez !
       *[other] { INITIAL($name) ->
            [vowel] Il ne reste qu’{ $name } sur le plateau : la partie est gagnée !
           *[consonant] Il ne reste que { $name } sur le plateau : la partie est gagnée !
        }
    }
web-rondelic-won-pot =
    { $who ->
        [you] Il ne reste que vous sur le plateau :
       *[other] { INITIAL($name) ->
            [vowel] Il ne reste qu’{ $name } sur le plateau :
           *[consonant] Il ne reste que { $name } sur le plateau :
        }
    } { $pot ->
        [one] { $pot } jeton gagné !
       *[other] { $pot } jetons gagnés !
    }

web-rondelic-told-keep =
    { $who ->
        [you] Vous gardez
       *[other] { $name } garde
    }
web-rondelic-told-swap =
    { $who ->
        [you] Vous échangez
       *[other] { $name } échange
    }
web-rondelic-told-give =
    { $who ->
        [you] Vous donnez
       *[other] { $name } donne
    }
web-rondelic-told-show =
    { $who ->
        [you] Vous montrez un Roi
       *[other] { $name } montre un Roi
    }
web-rondelic-told-take =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    }
web-rondelic-told-turn =
    { $who ->
        [you] Vous en voulez une autre
       *[other] { $name } en veut une autre
    }
web-rondelic-told-accept =
    { $who ->
        [you] Vous prenez la carte écartée
       *[other] { $name } prend la carte écartée
    }
web-rondelic-told-draw =
    { $who ->
        [you] Vous piochez
       *[other] { $name } pioche
    }
web-rondelic-told-restart =
    { $who ->
        [you] Vous repartez
       *[other] { $name } repart
    }
web-rondelic-told-leave =
    { $who ->
        [you] Vous quittez le jeu
       *[other] { $name } quitte le jeu
    }

web-rondelic-your-card = Votre carte
web-rondelic-offered = Présentée, { $drawn } sur 3
web-rondelic-turned = Retournée, { $drawn } sur 3
web-rondelic-drawn = Piochée, { $drawn } sur 3
web-rondelic-laid-aside = Écartée, cachée
web-rondelic-card-open = { $rank ->
        [1] as
        [11] valet
        [12] dame
        [13] roi
       *[other] { $rank }
    } de { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
    }
web-rondelic-card-hidden = carte cachée

web-rondelic-players = Les joueurs
web-rondelic-deals = donne
web-rondelic-you = vous
web-rondelic-start = au départ
web-rondelic-again = repart du début
web-rondelic-circle = cercle { $circle } sur { $circles }
web-rondelic-edge = au bord du trou !
web-rondelic-fell = dans le trou
web-rondelic-out = { $rank ->
        [1] hors jeu, 1ᵉʳ
       *[other] hors jeu, { $rank }ᵉ
    }
web-rondelic-stake =
    { $stake ->
        [one] { $stake } jeton misé
       *[other] { $stake } jetons misés
    }
web-rondelic-said = À ce tour
web-rondelic-said-nothing = Les cartes sont distribuées, personne n’a encore parlé.
web-rondelic-dealing =
    { $who ->
        [you] Vous distribuez les cartes.
       *[other] { $name } distribue les cartes.
    }
web-rondelic-before = Au tour précédent, la plus basse, { $card }, était à { $names }.
web-rondelic-go-on = Continuer
web-rondelic-order = Roi, Dame, Valet, 10, 9 … 2, As : la plus basse avance vers le trou.

web-rondelic-learn-board = Chacun a une carte et un jeton. La carte la plus basse fait avancer son jeton vers le trou. Qui tombe dedans est éliminé. Le dernier sur le plateau gagne.
web-rondelic-learn-swap = Vous avez un As, la carte la plus basse. Échangez-la avec votre voisin de droite !
web-rondelic-learn-luck = Il devait accepter. Vous avez maintenant un 10. Lui a votre As, et veut le donner à son tour.
web-rondelic-learn-king = Un Roi ne se prend pas. Il suffit de le montrer. Chacun garde alors sa carte. L’As reste où il est.
web-rondelic-learn-dealer = Le donneur parle en dernier. Il peut retourner jusqu’à trois cartes. Il en garde une. Voyons laquelle.
web-rondelic-learn-showing = L’As est la plus basse. Le jeton de votre voisin avance d’un cercle. Au tour suivant, c’est vous le donneur.
web-rondelic-learn-turn = Les autres ont gardé leur carte. Vous retournez un 2. C’est bien bas : demandez une autre carte.
web-rondelic-learn-take = Un Roi, la meilleure carte ! Prenez-le.
web-rondelic-learn-jarnac = Vous avez encore un Roi. Votre voisin de gauche veut échanger. Ne le montrez pas : donnez-le ! C’est le coup de Jarnac. Votre Roi n’est que prêté.
web-rondelic-learn-lent = Vous tenez son As jusqu’à la fin du tour. Gardez-le : il n’y a pas d’autre choix. Les autres n’en savent rien.
web-rondelic-learn-end = Votre Roi vous revient. L’As retourne à son maître, et c’est lui qui avance. Restez loin du trou !

web-option-rondelic = Rondelic
web-option-rondellig = Rondellig
web-rondelic-says-served = Servi !
web-rondelic-do-served = Servi !
web-rondelic-told-served =
    { $who ->
        [you] Vous : « Servi ! »
       *[other] { $name } : « Servi ! »
    }
web-rondelic-at-edge =
    { $who ->
        [you] Vous voilà au bord du trou !
       *[other] { $name } arrive au bord du trou !
    }
web-rondelic-at-fell =
    { $who ->
        [you] Vous tombez dans le trou !
       *[other] { $name } tombe dans le trou !
    }
web-rondelic-refused = Carte refusée : { $card }.
web-rondelic-shown =
    { $who ->
        [you] Vous montrez { $card }.
       *[other] { $name } montre { $card }.
    }
web-rondelic-reached =
    { $who ->
        [you] Vous : { $where }.
       *[other] { $name } : { $where }.
    }
web-rondelic-card-now = Votre carte : { $card }.
web-rondelic-card-beside = Carte retournée : { $card }.
web-rondelic-proposed-circles = en { $value } cercles

# Les problèmes

web-rondelic-puzzle-rondelic = Garder ou échanger ?
web-rondelic-puzzle-rondellig = Règles de Rondellig : garder ou échanger ?
web-rondelic-puzzle-wrong = L’autre mot risquait moins.
web-rondelic-puzzle-figure = { $move } : la carte la plus basse { $percent } fois sur cent
web-rondelic-puzzle-kind-rondelic = Règles de Rondelic
web-rondelic-puzzle-kind-rondellig = Règles de Rondellig

# Comment jouent les robots

web-rondelic-style-graine = remuant
web-rondelic-style-germe = impatient
web-rondelic-style-pousse = observateur
web-rondelic-style-fleur = compte les cartes
web-rondelic-style-gousse = psychologue
