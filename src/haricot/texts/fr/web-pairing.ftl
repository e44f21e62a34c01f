# Trouver quelqu’un

web-pairing = Jouer maintenant
web-pairing-about = Avec la première personne de votre force qui attend aussi
web-pairing-looking = On cherche quelqu’un…
web-pairing-line = D’abord quelqu’un de votre force, puis de plus en plus large. La partie commence dès que quelqu’un est là, et elle compte ; fermer la page, c’est ne plus attendre.
web-pairing-bot = Plutôt un robot à votre taille : { $level }
web-pairing-stop = Ne plus chercher
web-pairing-late = La recherche s’est arrêtée : la page est restée trop longtemps sans rien demander, ou vous cherchez ailleurs.
web-level-own-size-later = À votre taille : pas encore
web-level-own-size-why = Après une première partie classée, un robot joue à votre niveau.
web-level-own-size = À votre taille ({ $number })

# Les tables ouvertes

web-lobby-filter = Choisir parmi les tables ouvertes
web-lobby-kind = Classées ou non
web-lobby-any = toutes
web-lobby-rated = classées
web-lobby-friendly = amicales
web-table-rated = classée
web-lobby-free = Une place libre
web-lobby-none-such = Aucune table ne correspond à ce choix.
web-lobby-count =
    { $count ->
        [0] Aucune table
        [one] { $count } table
       *[other] { $count } tables
    }
