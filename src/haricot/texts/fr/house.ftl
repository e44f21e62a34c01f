# Ce que la maison dit à ceux qui y viennent.

house-who = La maison ne vous connaît pas encore : présentez-vous d’abord.
house-unreadable = C’est illisible : la forme n’est pas celle qu’on attend ici.
house-page-unknown = Cette page n’existe pas.
house-not-found = Il n’y a rien à cette adresse.
house-method = Cela ne peut pas se faire à cette adresse.
house-too-large = C’est trop grand.
house-broken = Quelque chose s’est mal passé dans la maison. Réessayez ; la personne qui l’héberge en trouvera la raison dans les journaux.
house-too-often = Trop de demandes en trop peu de temps : attendez un instant.
house-too-many-newcomers = Trop de nouveaux venus arrivent de votre adresse : attendez un instant.
house-too-many-sockets = Vous avez trop de connexions ouvertes : fermez-en quelques-unes.
house-too-many-tables = Vous êtes déjà à { $most } tables : quittez-en une d’abord.
house-too-slow = Votre connexion est trop lente : reconnectez-vous.
house-text-only = On ne comprend que du texte ici.
house-come-again = La maison a dû s’arrêter un instant : reconnectez-vous.
house-store-away = La maison ne peut rien noter en ce moment : revenez dans un instant.
house-origin = Cette demande vient de la page d’un autre site : la maison n’écoute que les siennes.
house-link-void = Ce lien a déjà servi, ou il est trop vieux : faites-en un nouveau sur votre autre appareil.
house-shut-out = Cet appareil a été déconnecté depuis un autre.
house-not-before = Ce navigateur n’a jamais été cette personne, ou la maison ne la connaît plus.
house-no-device = Vous n’avez pas cet appareil, ou plus maintenant.
house-device-this = C’est l’appareil que vous utilisez : déconnectez-le depuis un autre.
house-passkey-not-here = Les navigateurs ne gardent de clé d’accès que pour une adresse en https qui porte un nom, ou pour localhost.
house-passkey-late = C’était trop tard, ou pas depuis ce navigateur : recommencez.
house-passkey-wrong = Cette clé d’accès n’a pas fait ses preuves : recommencez.
house-passkey-unknown = La maison ne connaît pas cette clé d’accès, ou plus maintenant.
house-passkey-taken = Cette clé d’accès est déjà connue de la maison.
house-no-passkey = Vous n’avez pas cette clé d’accès, ou plus maintenant.
house-passkey-last = C’est votre dernière clé d’accès : sans elle, un navigateur qui vous oublie vous perd. Confirmez pour la retirer.
house-too-many-passkeys = Vous avez déjà { $most } clés d’accès : retirez-en une d’abord.
house-no-record = Il n’y a pas à cette table de partie terminée qui porte ce numéro.
house-remember = Ici, se souvenir est tout le jeu : ce qui a été vu n’est plus montré avant la fin.
house-code-not-now = Toutes les places sont prises : le code n’est plus bon.
house-no-code = Ce code n’ouvre aucune table : vérifiez-le sur l’écran.
house-too-many-guesses = Trop de codes essayés : attendez une minute.
house-hint-not-now = Un indice se demande quand c’est à vous de jouer.
house-hint-rated = Dans une partie classée, on joue sans indice.
house-no-ratings = Cette maison ne classe personne.
house-no-friend = Vous n’avez pas encore joué avec cette personne.
house-friend-blocked = Vous avez bloqué cette personne : débloquez-la d’abord.
house-nobody = La maison ne connaît pas cette personne.
house-too-many-blocked = Vous avez déjà bloqué { $most } personnes.
house-no-hint = Le robot n’a pas d’idée : réessayez dans un instant.
house-record-long = Cette partie écrite est trop longue : { $most } coups au plus.
house-nothing-to-play-on = À ce moment-là, il n’y a plus rien à jouer : choisissez un coup plus tôt.
house-name = Un nom contient au moins un caractère visible.

house-page-title = Haricot, une maison de jeux
house-page-what = Ici, une maison de jeux est ouverte jour et nuit. On joue pour des haricots.
house-page-games = Les jeux
house-page-tables = Les tables publiques
house-page-none = Aucune n’est ouverte en ce moment.
house-page-table = { $game } : { $people } ({ $free ->
        [0] aucune place libre
        [one] une place libre
       *[other] { $free } places libres
    })
house-page-api = Les programmes trouvent ici la description de tout ce qu’ils peuvent demander :
house-open = La maison est ouverte : { $address }
house-stop = Ctrl+C pour la fermer.
house-scan = Avec un téléphone du même réseau, scannez ceci :
house-backup-done = La sauvegarde est dans { $file }.
house-backup-exists = { $file } existe déjà : choisissez un autre nom.
house-backup-no-tool = Pour sauvegarder une base PostgreSQL, il faut installer le programme pg_dump.
house-backup-no-store = Il n’y a pas de base à { $file }.
house-backup-failed = La sauvegarde n’a pas réussi : { $why }

# `haricot serve` et `haricot backup`

house-port-taken = Le port { $port } est pris par un autre programme : choisissez-en un autre avec --port.
house-cannot-listen = La maison ne peut pas écouter à l’adresse { $host }, port { $port } : { $why }. Choisissez une autre adresse avec --host, ou un autre port avec --port.
house-store = Cette base est inutilisable : écrivez sqlite:///FICHIER ou postgresql://NOM:SECRET@HÔTE/BASE.
house-set-lan = Ouvrir la maison au réseau alentour, avec un code QR pour les téléphones.
house-set-browser = Ouvrir un navigateur, ou non. Par défaut, là où il y a un écran.
house-set-host = L’adresse où écouter.
house-set-port = Le port où écouter. Par défaut 8080, ou le prochain qui est libre.
house-set-store = Où tout est gardé : sqlite:///FICHIER ou postgresql://… Par défaut, un fichier à vous.
house-set-bus = Par où plusieurs processus sur un même PostgreSQL se parlent : redis://…
house-set-processes = Combien de processus servent la maison sur cette machine. À plusieurs, il leur faut PostgreSQL et un bus.
house-set-own-ports = À partir de quel port chacun de plusieurs processus écoute aussi sur un port à lui, pour qu’un mandataire choisisse entre eux.
house-processes-store = Plusieurs processus ont besoin de PostgreSQL : indiquez --store postgresql://…, ou laissez --processes à 1. Un fichier SQLite ne sert qu’un processus.
house-processes-bus = Plusieurs processus ont besoin d’un bus pour se parler : indiquez --bus redis://…, ou laissez --processes à 1.
house-processes-here = Ce système ne laisse pas plusieurs processus écouter sur un même port : laissez --processes à 1.
house-set-address = L’adresse que les gens voient, comme https://jeux.example.org.
house-set-proxies = Les mandataires auxquels on se fie pour connaître l’adresse d’un visiteur.
house-set-bot-pause = Combien de secondes, à peu près, un robot attend avant de jouer.
house-set-bot-seconds = Combien de secondes un robot peut réfléchir.
house-set-bot-workers = Combien de processus réfléchissent pour les robots.
house-set-tables-each = À combien de tables une personne peut être.
house-set-sockets-each = Combien de connexions une personne peut tenir.
house-set-sockets-per-address = Combien de connexions peuvent venir d’une même adresse.
house-set-newcomers-per-address = Combien de nouveaux venus peuvent arriver d’un coup d’une même adresse.
house-set-requests-per-second = Combien de demandes par seconde une adresse peut faire.
house-set-messages-per-second = Combien de messages par seconde une connexion peut envoyer.
house-set-largest-message = La taille maximale d’un message, en octets.
house-set-direct-sockets = Les messages évitent les files d’attente du serveur ; no : ils prennent le chemin ordinaire, plus lent.
house-set-family = La maison est pour les familles : ni tables publiques, ni noms libres, et des mots qui vont aussi aux enfants.
house-set-push-anywhere = Pour les essais seulement : les notifications vont aussi en http et vers des adresses privées.
house-family-public = Cette maison est pour les familles : ses tables ne sont ouvertes que sur invitation.
house-family-name = Cette maison est pour les familles : choisissez l’un des noms proposés.
house-set-log-level = Ce que l’on note dans le journal : debug, info, warning ou error.
house-no-review = Cette partie n’a pas pu être analysée.
house-review-unfinished = La partie n’est pas finie : on l’analysera après.
house-review-pending = Une analyse est déjà en cours : attendez qu’elle finisse.
house-reviews-busy = Beaucoup de parties attendent leur analyse : réessayez dans un moment.
house-analysis-over = La partie est finie dans cette position : il n’y a plus rien à chercher.
house-analysis-running = C’est une position d’une partie que vous jouez en ce moment contre d’autres : l’ordinateur n’en dit rien avant la fin.
house-analysis-replaced = Vous avez demandé autre chose entre-temps.
house-game-missing = Cette table joue à « { $game } », un jeu que cette maison n’a pas. La partie est gardée ; elle ne peut pas être montrée.
house-game-fails = Rien n’a changé : le jeu « { $game } » a échoué lui-même. Prévenez la personne qui héberge la maison.
house-table-unreadable = Le journal de cette table est abîmé : il est gardé, mais ne peut pas être montré. Prévenez la personne qui héberge la maison.
house-store-in-use = Une autre maison se sert déjà de ces données (le verrou est { $file }) : arrêtez-la d’abord, ou choisissez-en d’autres avec --store.
house-store-unreadable = Les données de la maison n’ont pas pu être lues : { $why }
house-store-damaged = Les données de la maison sont abîmées ({ $why }). Remettez une copie de sauvegarde à leur place.
house-store-newer = Ces données ont été écrites par une version plus récente de Haricot (forme { $revision }) : ouvrez-les avec elle.
house-store-needs = Ces données ont été ouvertes en dernier par Haricot { $version }, et demandent la version { $oldest } ou une plus récente ; celle-ci est la { $own }.
house-store-foreign = Ce n’est pas une maison de Haricot : il y a là une table « { $table } ». Choisissez un autre fichier avec --store.
house-bus = Cette adresse ne va pas pour --bus : écrivez redis://HÔTE, redis://:SECRET@HÔTE:PORT/0 ou rediss://…
house-bus-missing = Pour --bus, il faut installer le client de Redis : pip install "haricot[cluster]".
house-bus-unreachable = Redis ne répond pas : { $why }
house-bus-sqlite = Plusieurs maisons demandent PostgreSQL : avec --bus, choisissez --store postgresql://… Une base SQLite est pour une maison seule.
house-bots-nowhere = Sans processus pour les robots, ils ne joueraient jamais : --bot-workers 0 demande --bus, et « haricot work » ailleurs.
house-work-alone = « haricot work » réfléchit pour des maisons qui sont ailleurs : dites lesquelles avec --store postgresql://… et --bus redis://…
house-work-none = Il faut au moins un processus pour réfléchir : --bot-workers 1.
house-working = Ici on réfléchit pour les robots. Ctrl+C pour arrêter.
house-host = Cette maison ne répond pas sous ce nom : passez par son adresse.
house-host-ask = Demandez son adresse à la personne qui vous a invité.
house-host-is = Son adresse :
house-host-yours = Vous tenez cette maison ? Donnez-lui ce nom au démarrage : haricot serve --address http://{ $host }
house-set-work-per-second = Ce que tous ensemble peuvent demander par seconde, en demandes ordinaires.
house-full = La maison est pleine en ce moment : rien n’est perdu, réessayez dans un instant.
house-opening = La maison ouvre ses portes…
house-checking = Vérification de tout ce que la maison conserve…
house-rebuilt =
    { $games ->
        [0] Tables relues : { $tables } ; aucune partie ne manquait ; les classements sont recalculés.
        [one] Tables relues : { $tables } ; une partie manquait ; les classements sont recalculés.
       *[other] Tables relues : { $tables } ; { $games } parties manquaient ; les classements sont recalculés.
    }
house-rebuilt-absent = Parties laissées telles quelles, faute de leur jeu ({ $absent } ; tables : { $tables }) : { $games }. Avec --game FILE, elles sont recomptées aussi.
house-check-good = { $tables } { $tables ->
    [one] table
   *[other] tables
  }, { $events } { $events ->
    [one] événement
   *[other] événements
  } : tout se lit.
house-check-unknown = Tables lues mais pas rejouées, faute de leur jeu ({ $absent }) : { $unknown }. Avec --game FILE, elles sont rejouées aussi.
house-check-bad = { $faults } { $faults ->
    [one] chose ne va pas
   *[other] choses ne vont pas
  } dans ces données : voir ci-dessus, et mettre une sauvegarde à sa place.
house-check-rows = La table { $table } est illisible : { $why }
house-check-pages = Le fichier est abîmé : { $why }
house-check-missing = Table { $table } : l’événement { $number } manque.
house-check-unreadable = Table { $table } : l’événement { $number } est illisible.
house-check-refused = Table { $table } : l’événement { $number } ne découle pas des précédents ({ $kind }).
house-check-form = Cette base a une autre forme ({ $revision }) que cette version de Haricot : ouvrez-la une fois avec « haricot serve », qui en fait une copie et la met à jour.
house-holiday-past = Choisissez un jour à venir.
house-holiday-too-long =
    { $days ->
        [0] Vos { $most } jours de vacances de l’année sont pris.
        [one] Il vous reste un jour de vacances sur les { $most } de l’année.
       *[other] Il vous reste { $days } jours de vacances sur les { $most } de l’année.
    }
house-pairing-rules = On trouve quelqu’un pour les règles de base d’un jeu ou pour l’une de ses variantes nommées, telles quelles.
house-no-profile = Il n’y a rien à voir ici : personne de ce nom ne vous montre son profil.
house-endpoint = La maison n’écrit qu’aux services de notification publics, en https.
house-endpoint-keys = Les clés de ce navigateur ne sont pas lisibles.
house-no-browser = Ce navigateur n’est pas parmi les vôtres.
house-zone = Le fuseau horaire { $zone } est inconnu.
