# Ce que dit une table quand elle ne fait pas ce qu’on lui demande.

table-closed = Cette table est fermée : tout le monde l’a quittée. Ouvrez-en une autre.
table-not-there = Cette table n’existe pas, ou elle ne vous est pas ouverte. Demandez une invitation à son hôte.
table-unchanged = Rien ne change : c’est déjà ainsi.
table-host-only = Seul l’hôte de la table peut faire cela.
table-only-watching = Votre invitation permet de regarder : demandez-en une à l’hôte pour jouer.
table-not-seated = Vous n’avez pas de place à cette table : prenez-en une d’abord.
table-no-watching = À cette table, l’hôte n’admet pas de public.
table-full = Il y a déjà { $most } personnes à cette table.
table-log-full = Le carnet de cette table est plein ({ $most } lignes) : vous pouvez encore abandonner, ou la quitter. Ouvrez-en une autre pour rejouer.
table-too-many-invitations = Il y a déjà { $most } invitations : annulez-les avant d’en faire de nouvelles.
table-person-not-there = Cette personne n’est pas à cette table.
table-remove-host = L’hôte ne peut pas être retiré de la table : c’est à lui de la quitter.
table-waiting = L’hôte doit d’abord vous laisser entrer : attendez un instant.
table-waiting-seat = La question est déjà posée : attendez la réponse.
table-declined = On vous a déjà répondu non.
table-not-asked = Ce n’est pas à vous qu’on le demande.
table-nobody-asks = Personne ne demande cela, ou plus maintenant.
table-too-many-ask = { $most } personnes attendent déjà une réponse : réessayez plus tard.

table-clock = Un tour dure de 1 à { $longest } secondes, ou de 1 à { $days } jours ; pour toute la partie, il faut au moins 1 seconde.
table-too-few-seats = Il y a trop de monde : { $taken } places sont prises, et il n’y en aurait plus que { $seats }. Quelqu’un doit d’abord se lever.
table-seat-taken = Cette place est prise : choisissez-en une autre.
table-seat-full = Cette place est déjà partagée par { $most } personnes : c’est le maximum.
table-other-seat-before = Vous aviez une autre place dans cette partie : en changer maintenant, ce serait voir deux jeux.
table-gave-up = Vous avez abandonné cette partie : un robot la finit pour vous. Votre place vous attend pour la suivante.
table-no-bot = Aucun robot ne joue à cette place.
table-seats-free =
    { $free ->
        [one] Une place est encore libre
       *[other] { $free } places sont encore libres
    } : attendez quelqu’un, ou faites venir un robot.

table-game-runs = Pas pendant une partie.
table-no-game = Aucune partie n’est en cours.
table-stale = La partie a avancé entre-temps : regardez de nouveau la position et décidez-vous.
table-not-your-turn = Ce n’est pas encore à vous de jouer.
table-lent = Un robot joue à votre place : reprenez-la d’abord.
table-time-left = Il reste encore du temps.
table-undo-nothing = Vous n’avez joué aucun coup qui puisse être repris.
table-undo-time = Ce coup a été joué faute de temps : il reste joué.
table-screen = Cet écran montre la table : on y joue depuis les téléphones.
table-undo-none = À cette table, on ne reprend pas ses coups.
table-no-hints = À cette table, on joue sans indices.
table-undo-seen = Quelqu’un a appris quelque chose depuis : le coup reste joué.
table-undo-asked-already = La question est déjà posée aux autres : attendez leur réponse.
table-undo-not-asked = Personne ne demande à reprendre un coup.
table-undo-own = C’est vous qui demandez : aux autres de répondre.
table-still-there = Attendez deux minutes d’absence avant de faire jouer quelqu’un d’autre à cette place.
table-not-all-there = Tout le monde n’est pas encore là.
table-has-clock = Ici l’horloge décide : il n’y a qu’à attendre.
table-not-waited-for = On n’attend personne d’autre que vous.
table-not-adjourned = La partie n’est pas ajournée.
table-woken-already = L’appel vient de partir : laissez une minute pour y répondre.
