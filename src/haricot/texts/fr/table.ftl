# Ce que dit une table quand elle ne fait pas ce qu’on lui demande.

table-closed = Cette table est fermée : tout le monde l’a quittée. Ouvrez-en une autre.
table-not-there = Il n’y a pas de telle table ici, ou elle ne vous est pas ouverte. Demandez une invitation à son hôte.
table-unchanged = Rien ne change : c’est déjà ainsi.
table-host-only = Seul l’hôte de la table peut faire cela.
table-only-watching = Votre invitation permet de regarder : demandez-en une à l’hôte pour jouer.
table-not-seated = Vous n’êtes pas assis à cette table : prenez d’abord un siège.
table-no-watching = À cette table, l’hôte n’admet pas de spectateurs.
table-full = Il y a déjà { $most } personnes à cette table.
table-log-full = Cette table a noté { $most } événements et n’en note plus : on peut encore abandonner, ou la quitter. Ouvrez-en une autre pour rejouer.
table-too-many-invitations = Il y a déjà { $most } invitations : annulez-les avant d’en faire de nouvelles.
table-person-not-there = Cette personne n’est pas à cette table.
table-remove-host = L’hôte ne peut pas être mis dehors : quittez plutôt la table.

table-clock = Un tour dure de 1 à { $longest } secondes, ou de 1 à { $days } jours.
table-too-few-seats = { $taken } sièges sont pris, mais ce jeu n’en aurait que { $seats } : quelqu’un doit d’abord se lever.
table-seat-taken = Le siège { $seat } est pris : choisissez-en un autre.
table-seat-full = Ce siège est déjà partagé par { $most } personnes : il n’y a plus de place.
table-other-seat-before = Vous étiez assis ailleurs dans cette partie : changer de siège maintenant, ce serait voir deux jeux.
table-no-bot = Aucun robot ne joue le siège { $seat }.
table-seats-free =
    { $free ->
        [one] Un siège est encore libre
       *[other] { $free } sièges sont encore libres
    } : attendez quelqu’un, ou faites asseoir un robot.

table-game-runs = Pas pendant une partie.
table-no-game = Aucune partie n’est en cours.
table-stale = La partie a avancé entre-temps : regardez de nouveau la position (numéro { $number }) et décidez-vous.
table-not-your-turn = Ce n’est pas à vous de jouer : c’est au siège { $seat }.
table-lent = Un robot joue à votre place : reprenez d’abord votre siège.
table-time-left = Il reste encore du temps.
table-undo-nothing = Vous n’avez joué aucun coup qui puisse être repris.
table-undo-time = Ce coup a été joué faute de temps : il reste joué.
table-undo-seen = Quelqu’un a appris quelque chose depuis : le coup reste joué.
table-undo-asked-already = La question est déjà posée aux autres : attendez leur réponse.
table-undo-not-asked = Personne ne demande à reprendre un coup.
table-undo-own = C’est vous qui demandez : aux autres de répondre.
