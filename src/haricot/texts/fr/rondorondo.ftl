rondorondo-name = RondoRondo
rondorondo-tagline = Un porte-cartes pour tous : du mot précédent, tirer un mot nouveau. Un jeu de lettres pour deux à six.
rondorondo-aim = marquer le plus de points. À chaque tour, faites du mot en place un autre mot.

rondorondo-option-lexicon = la langue des cartes et des mots
rondorondo-option-referee = qui dit ce qui est un mot : le lexique, ou les autres joueurs par un vote
rondorondo-option-beginner = pour débutants : une fois par tour, une carte quelconque peut être posée à l’envers pour effacer une lettre
rondorondo-option-opening = qui commence : celui qui pose le meilleur mot de trois lettres, ou le sort
rondorondo-option-youngest = le plus jeune, qui commence si les mots d’ouverture sont à égalité
rondorondo-option-first = qui commence, sans mots d’ouverture
rondorondo-option-minute = les secondes d’un tour entier ; 0 pour prendre son temps
rondorondo-option-words = quels mots le lexique admet : tous, ou seulement ceux qui vont aussi aux enfants

rondorondo-move-form = « { $move } » n’est pas un coup. Écrivez un signe par compartiment : un point laisse la carte, une majuscule pose cette lettre, une minuscule pose un joker, - pose une gomme ; X< devant ou >X derrière allonge le porte-cartes. Ou bien ~K pour échanger K, ou pass.
rondorondo-in-opening = « { $move } » ne se joue pas à l’ouverture : posez un mot de trois lettres, ou renoncez (decline).
rondorondo-in-play = « { $move } » ne se joue pas maintenant : posez un mot, échangez une carte (~K) ou passez (pass).
rondorondo-in-judge = « { $move } » ne se joue pas maintenant : acceptez (accept) ou refusez (reject).
rondorondo-not-your-turn = Ce n’est pas à vous de poser un mot.
rondorondo-three-letters = « { $move } » ne convient pas ici : ce mot a exactement trois lettres, une par compartiment.
rondorondo-compartments = Le porte-cartes a { $rack } compartiments, et vous avez écrit { $found } signes : il en faut un par compartiment, un point là où la carte reste.
rondorondo-grows-on-both-sides = Le porte-cartes ne s’allonge pas des deux côtés dans un même tour : choisissez le début ou la fin.
rondorondo-rack-full = Le porte-cartes a { $longest } compartiments : il ne peut plus s’allonger.
rondorondo-extension-needs-a-letter = Un nouveau compartiment reçoit une lettre ou un joker.
rondorondo-eraser-on-eraser = Le compartiment { $place } est déjà effacé : seuls une lettre ou un joker peuvent le recouvrir.
rondorondo-face-down-for-beginners = On ne pose une carte à l’envers que dans le jeu pour débutants.
rondorondo-face-down-once = On ne pose qu’une seule carte à l’envers par tour.
rondorondo-not-held =
    { $held ->
        [0] Il vous manque la carte { $card }.
       *[other] Il faut ici { $needed } fois la carte { $card }, et vous en avez { $held }.
    }
rondorondo-no-eraser =
    { $held ->
        [0] Vous n’avez pas de gomme.
       *[other] Il faut ici { $needed } gommes, et vous en avez { $held }.
    }
rondorondo-no-joker =
    { $held ->
        [0] Vous n’avez pas de joker : une minuscule en demande un.
       *[other] Il faut ici { $needed } jokers, et vous en avez { $held } : chaque minuscule en demande un.
    }
rondorondo-joker-keeps-its-letter = Le joker du porte-cartes reste { $letter } tant qu’il n’est pas recouvert : il ne devient pas { $wanted }, et il ne vous reste pas de joker pour le recouvrir.
rondorondo-nothing-laid = Posez au moins une carte, ou passez.
rondorondo-eraser-inside = { $word } a une gomme au milieu du mot : les gommes ne vont qu’avant et après lui.
rondorondo-too-short =
    Un mot a au moins { $shortest } lettres ; { $found ->
        [0] ici, il n’en reste aucune.
       *[other] celui-ci en a { $found }.
    }
rondorondo-no-card-kept = Au moins une carte du mot précédent doit rester visible dans le nouveau.
rondorondo-same-word = { $word } est le mot qui s’y trouve déjà : faites-en un autre.
rondorondo-word-out-of-reach = { $word } ne peut pas être posé ici avec vos cartes.
rondorondo-not-in-lexicon = { $word } n’est pas dans le lexique.
rondorondo-not-for-families = { $word } n’est pas admis en famille.
rondorondo-exchange-without-pile = La pioche est épuisée : il n’y a plus rien à échanger.
rondorondo-exchange-limit = Vous avez échangé { $most } cartes : pas plus en un tour.
rondorondo-exchange-not-held = Vous n’avez pas la carte { $card }.

rondorondo-position-rack = « { $rack } » n’est pas un porte-cartes : vide, c’est ... ; sinon, de 3 à 9 compartiments qui montrent un mot d’au moins trois lettres, avec des gommes seulement avant et après lui.
rondorondo-position-cards = Il y a { $found } cartes { $card }, mais le jeu en a { $most }.
rondorondo-position-too-many = Il y a { $found } cartes, mais le jeu en a { $most }.
rondorondo-position-card = « { $card } » dans « { $field } » n’est pas une carte : les cartes sont A–Z, ? pour un joker, - pour une gomme.
rondorondo-position-exchanged = { $found } échanges en un tour : il y en a { $most } au plus.
rondorondo-position-bids = { $bids ->
        [one] { $bids } mot d’ouverture ne va pas
       *[other] { $bids } mots d’ouverture ne vont pas
    } à ce moment : à l’ouverture, il y a ceux des joueurs qui précèdent celui qui joue ; ensuite tous, jusqu’au premier coup, sur un porte-cartes vide et avant tout échange.
rondorondo-position-bid = Le mot d’ouverture « { $bid } » est impossible : { $why }
rondorondo-position-trial = Il y a un mot à juger quand la table arbitre et que c’est le moment de juger ; sinon, il n’y en a pas.
rondorondo-position-trial-form = « { $text } » n’est pas un mot à juger : écrivez le coup, un deux-points et les votes déjà faits, par exemple .E..>S:ar.
rondorondo-position-votes = { $found ->
        [one] Il y a { $found } vote
       *[other] Il y a { $found } votes
    } ; pendant qu’un mot est jugé, il y en a { $most } au plus.
rondorondo-position-word = Le mot « { $word } » est impossible : { $why }

rondorondo-how-to =
    Faites du mot en place un autre mot : recouvrez des cartes
    avec celles de votre main, allongez le porte-cartes d’un
    compartiment, effacez des lettres au début ou à la fin.
    Une carte au moins doit rester.
    Tapez le mot entier (mères) : il est posé de la façon qui
    rapporte le plus. Ou un signe par compartiment :
      {"."}  laisser la carte       E  poser la lettre E
      e  poser un joker (E)     -  poser une gomme
      {"X<"} devant : allonger au début avec X
      {">X"} derrière : allonger à la fin avec X
    Exemples : .E.. ou T<.... ou ..S.>S ou -...
    ~K échange K contre le dessus de la pioche (2 points).
    Passer (pass) ne rapporte rien et tire une carte.

rondorondo-player =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
rondorondo-pile =
    { $cards ->
        [0] La pioche est épuisée.
        [one] Pioche : { $cards } carte
       *[other] Pioche : { $cards } cartes
    }
rondorondo-hand = Votre main :
rondorondo-legend =
    Dans le porte-cartes, une minuscule est un joker.
    - est une gomme, # une carte à l’envers ;
    dans la main, ? est un joker.
rondorondo-explain = { $word }, { $points }
rondorondo-last-secret = { $name } a posé un mot d’ouverture, ou renoncé.
rondorondo-last-bid = { $name } ouvre : { $move }.
rondorondo-last-exchange = { $name } échange une carte ({ $move }).
rondorondo-last-word = { $name } pose { $move } : { $word }.
rondorondo-last-pass = { $name } passe.
rondorondo-last-vote = { $name } juge { $word } : { $move }.
rondorondo-last-accepted = { $word } est accepté ({ $name }).
rondorondo-last-rejected = { $word } est refusé ({ $name }) : un tour passé.
rondorondo-sum = Points : { $total } (cartes { $cards }, prime { $bonus }, gommes { $erasers }, échanges { $exchanges })
rondorondo-bids = Mots d’ouverture, par joueur : { $bids }
rondorondo-exchanged =
    { $cards ->
        [one] { $cards } carte échangée à ce tour
       *[other] { $cards } cartes échangées à ce tour
    }
rondorondo-ask-opening = Ouverture secrète : trois lettres, ou renoncez (decline).
rondorondo-ask-judge = { $name } pose { $word } : d’accord (accept) ou non (reject) ?

bot-rondorondo-opens = ouvre avec ses meilleures lettres
bot-rondorondo-lays =
    { $points ->
        [one] forme { $word }, pour { $points } point
       *[other] forme { $word }, pour { $points } points
    }
bot-rondorondo-lays-less =
    { $points ->
        [one] forme { $word } pour { $points } point
       *[other] forme { $word } pour { $points } points
    } ; { $other } en donnait { $more }, mais laissait une moins bonne main ou trop aux autres
bot-rondorondo-ends =
    { $points ->
        [one] forme { $word } pour { $points } point et finit la partie
       *[other] forme { $word } pour { $points } points et finit la partie
    }
bot-rondorondo-lays-dearer =
    { $points ->
        [one] forme { $word } pour { $points } point
       *[other] forme { $word } pour { $points } points
    } ; { $other } en donnait { $more }, mais laissait plus à payer en main
bot-rondorondo-saves = garde ses cartes pour mieux, et en tire une
bot-rondorondo-simulated =
    { $points ->
        [one] forme { $word } pour { $points } point
       *[other] forme { $word } pour { $points } points
    } ; la réponse { $answer ->
        [0] ne vaudra presque rien
       *[other] en vaudra environ { $answer }
    }
bot-rondorondo-passes = passe : poser une carte coûterait plus que la garder
bot-rondorondo-clears = échange une gomme : une seule suffit
bot-rondorondo-exchanges =
    échange { $kind ->
        [eraser] une gomme
        [joker] un joker
       *[letter] { $card }
    } : en moyenne { $gain ->
        [0] un rien
       *[other] { $gain }
    } de mieux, prix compris
bot-rondorondo-exchanges-simulated =
    échange { $kind ->
        [eraser] une gomme
        [joker] un joker
       *[letter] { $card }
    } : mieux dans les suites imaginées
bot-rondorondo-waits = évite un mot qui coûterait des points, et tire une carte
bot-rondorondo-no-word = ne trouve pas de mot
bot-rondorondo-no-word-yet =
    ne trouve pas de mot, et échange { $kind ->
        [eraser] une gomme
        [joker] un joker
       *[letter] { $card }
    }
bot-rondorondo-accepts = connaît le mot { $word }
bot-rondorondo-rejects = ne connaît pas le mot { $word }
rondorondo-eraser-printed = gomme
rondorondo-joker-printed = joker
rondorondo-rack-printed = Le porte-cartes : collez la seconde bande sur la languette marquée *.
rondorondo-rack-whole-printed = Le porte-cartes
rondorondo-feat-word = Meilleur mot : { $detail }, { $value } points
