web-rondorondo-rack = Le porte-cartes
web-rondorondo-hand = Votre main
web-rondorondo-pad = Le bloc des scores
web-rondorondo-pad-pass = passe
web-rondorondo-pad-rest = cartes en main
web-rondorondo-pad-total = Total :
web-rondorondo-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-rondorondo-pile =
    { $cards ->
        [0] Pioche épuisée
        [one] Pioche : { $cards } carte
       *[other] Pioche : { $cards } cartes
    }
web-rondorondo-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }

web-rondorondo-card =
    { $value ->
        [one] { $card }, { $written } point
       *[other] { $card }, { $written } points
    }
web-rondorondo-card-joker = joker
web-rondorondo-card-as = joker { $letter }
web-rondorondo-card-eraser = gomme
web-rondorondo-card-down = carte à l’envers
web-rondorondo-empty = vide
web-rondorondo-slot = Compartiment { $place } : { $what }
web-rondorondo-slot-covers = Compartiment { $place } : { $what }, sur { $covers }
web-rondorondo-grow-before = Allonger au début
web-rondorondo-grow-after = Allonger à la fin

web-rondorondo-lays =
    { $who ->
        [you] Vous formez { $word } :
       *[other] { $name } forme { $word } :
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-rondorondo-proposes =
    { $who ->
        [you] Vous proposez { $word }.
       *[other] { $name } propose { $word }.
    }
web-rondorondo-accepted =
    { $who ->
        [you] { $word } est accepté. Pour vous :
       *[other] { $word } est accepté. Pour { $name } :
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-rondorondo-rejected =
    { $who ->
        [you] { $word } est refusé : vous reprenez vos cartes et passez.
       *[other] { $word } est refusé : { $name } reprend ses cartes et passe.
    }
web-rondorondo-vote-accept =
    { $who ->
        [you] Vous acceptez { $word }.
       *[other] { $name } accepte { $word }.
    }
web-rondorondo-vote-reject =
    { $who ->
        [you] Vous refusez { $word }.
       *[other] { $name } refuse { $word }.
    }
web-rondorondo-exchanges = { $name } échange une carte.
web-rondorondo-exchanges-own = Échangée : { $card } contre { $drawn }.
web-rondorondo-passes =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
web-rondorondo-passes-costly =
    { $who ->
        [you] Vous passez, et vos échanges vous coûtent { $points } points.
       *[other] { $name } passe, et ses échanges lui coûtent { $points } points.
    }
web-rondorondo-bids =
    { $who ->
        [you] Vous avez fait votre choix en secret.
       *[other] { $name } a fait son choix en secret.
    }
web-rondorondo-starts =
    { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }

web-rondorondo-ask-opening = Ouverture : posez en secret un mot de trois lettres. Le plus fort commence.
web-rondorondo-ask-first = Posez le premier mot, trois lettres.
web-rondorondo-ask-play = { $word } doit devenir un autre mot.
web-rondorondo-ask-judge = { $name } propose { $word } : est-ce un mot ?
web-rondorondo-wait-opening =
    { $who ->
        [you] Vous allez chercher un mot d’ouverture…
       *[other] { $name } cherche un mot d’ouverture…
    }
web-rondorondo-wait-play =
    { $who ->
        [you] Vous allez chercher un mot…
       *[other] { $name } cherche un mot…
    }
web-rondorondo-wait-judge =
    { $who ->
        [you] Vous allez juger { $word }…
       *[other] { $name } juge { $word }…
    }
web-rondorondo-won =
    { $count ->
        [one] { $who ->
            [you] Vous gagnez !
           *[other] { $names } gagne !
        }
       *[other] { $who ->
            [you] Vous gagnez, avec { $names } !
           *[other] { $names } gagnent ensemble !
        }
    }

web-rondorondo-do-lay = Poser { $word }
web-rondorondo-do-lay-empty = Poser
web-rondorondo-do-take-back = Tout reprendre
web-rondorondo-do-exchange =
    { $kind ->
        [eraser] Échanger une gomme (−2)
        [joker] Échanger un joker (−2)
       *[letter] Échanger { $card } (−2)
    }
web-rondorondo-do-exchange-none = Échanger (−2)
web-rondorondo-do-turn = À l’envers
web-rondorondo-do-shuffle = Mélanger
web-rondorondo-do-pass = Passer
web-rondorondo-do-decline = Renoncer
web-rondorondo-do-accept = J’accepte
web-rondorondo-do-reject = Je refuse
web-rondorondo-joker-letter = Quelle lettre pour le joker ?
web-rondorondo-cancel = Annuler
web-rondorondo-not-held = Pas de carte { $letter } dans votre main.
web-rondorondo-how = Touchez une carte puis un compartiment, ou glissez-la.
web-rondorondo-how-keys = Vous pouvez aussi taper les lettres au clavier.
web-rondorondo-pick-to-exchange = Choisissez d’abord la carte à échanger.

web-rondorondo-sum-cards = cartes
web-rondorondo-sum-erasers = gommes
web-rondorondo-sum-bonus = prime
web-rondorondo-sum-exchanges = échanges
web-rondorondo-sum-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rondorondo-opening-words = Mots d’ouverture
web-rondorondo-opening-secret = mot secret
web-rondorondo-opening-declined = renonce
web-rondorondo-votes = Les votes
web-rondorondo-votes-yes = accepte
web-rondorondo-votes-no = refuse
web-rondorondo-votes-waits = réfléchit

web-rondorondo-learn-first = Tous écrivent dans le même porte-cartes. Le premier mot a trois lettres. Posez MER. Touchez une carte, puis un compartiment.
web-rondorondo-learn-bonus = Chaque carte visible rapporte sa valeur : 2 + 1 + 1. La troisième lettre posée rapporte 3 points de plus. En tout, 7 ! Puis vous tirez trois cartes.
web-rondorondo-learn-grow = L’autre a mis un A sur le E. Puis il a ajouté un E à la fin. Cela donne MARE. Faites comme lui : ajoutez un S. MARES !
web-rondorondo-learn-joker = Une gomme efface une lettre au bord du mot. Il reste ARES. Une gomme visible coûte 2 points. Posez votre joker dessus, et dites que c’est un R. RARES !
web-rondorondo-learn-sum = On compte toutes les cartes visibles. Un joker vaut 1 point. Une carte de l’ancien mot doit toujours rester. Voyons ce que fait l’autre.
web-rondorondo-learn-exchange = L’autre n’a pas trouvé : il passe et tire une carte. Avant de jouer, on peut échanger une carte. Cela coûte 2 points. Choisissez le T et échangez-le.
web-rondorondo-learn-after = Un P ! Posez-le sur le joker : PARES.
web-rondorondo-learn-end = La partie finit quand la pioche et une main sont vides. Ou quand tous passent. Chacun perd alors les points de ses cartes. Le plus grand total gagne. À vous de jouer !
web-rondorondo-try-joker = On lit VISE, et le E est un joker. Avec votre A, faites VASE : le joker reste un E. VISA, en revanche, vous oblige à recouvrir le joker.
web-rondorondo-why-empty =
    { $who ->
        [you] La pioche est vide, et vous n’avez plus de carte.
       *[other] La pioche est vide, et { $name } n’a plus de carte.
    }
web-rondorondo-why-passes = Tous ont passé l’un après l’autre.
web-rondorondo-proposed-minute = sans sablier
web-rondorondo-option-minute-0 = sans sablier
web-rondorondo-opening-won = commence
web-rondorondo-opened-word = { $name } : { $word }.
web-rondorondo-opened-nothing = { $name } : rien.

# Les problèmes

web-rondorondo-puzzle-child = Le meilleur mot vaut { $goal } points, et tout le monde le connaît. Lequel ?
web-rondorondo-puzzle-expert = Le meilleur mot vaut { $goal } points, et il est rare. Lequel ?
web-rondorondo-puzzle-wrong =
    { $figure ->
        [0] Ce n’est pas la réponse cherchée.
        [one] Un point ; on peut en faire { $goal }.
       *[other] { $figure } points ; on peut en faire { $goal }.
    }
web-rondorondo-puzzle-kind-child = Des mots que les enfants connaissent
web-rondorondo-puzzle-kind-expert = Des mots rares
web-rondorondo-hands = Les cartes de chacun

# Comment jouent les robots

web-rondorondo-style-graine = bavard
web-rondorondo-style-germe = débrouillard
web-rondorondo-style-racine = patient
web-rondorondo-style-pousse = posé
web-rondorondo-style-tige = cultivé
web-rondorondo-style-feuille = savant
web-rondorondo-style-bouton = économe
web-rondorondo-style-fleur = prudent
web-rondorondo-style-gousse = stratège
