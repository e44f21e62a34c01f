# Quelqu’un se fait attendre dans une partie sans horloge

web-absent = { $name } n’est pas là depuis deux minutes.
web-absent-what = { $name } n’est pas là…
web-absent-line = Sa place lui reste, quoi que vous fassiez.
web-absent-wake = Appeler { $name }
web-absent-called = L’appel est parti.
web-absent-called-you = { $name } vous attend
web-absent-adjourn = Jouer sur plusieurs jours
web-absent-days = Temps par coup
web-absent-days-each =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
web-absent-wait = Attendre encore
web-absent-keep = Garder l’horloge
web-absent-back = Tout le monde est là. Reprendre sans horloge ?
web-absent-resume = Reprendre sans horloge
web-told-woken = { $name } appelle qui doit jouer.
web-told-substituted = { $name } laisse un robot jouer pour qui n’est pas là.
web-told-adjourned = { $name } continue la partie sur plusieurs jours.
web-told-resumed = { $name } reprend la partie sans horloge.

# Mes parties, dans l’ordre où l’on m’attend

web-calendar-yours = À vous de jouer
web-calendar-others = Aux autres de jouer
web-calendar-rest = Les autres tables
web-calendar-turn = On attend { $names }.
web-calendar-holiday = { $names } : en vacances jusqu’au { $date }.
web-calendar-left = Encore { $time }
web-calendar-until = jusqu’au { $date }

# Notifications et vacances

web-notices = Notifications et vacances
web-holiday = Vacances
web-holiday-line =
    { $left ->
        [0] Pendant vos vacances, vos horloges s’arrêtent dans les parties de plusieurs jours. Vos { $days } jours de l’année sont pris.
        [one] Pendant vos vacances, vos horloges s’arrêtent dans les parties de plusieurs jours. Il vous reste un jour sur les { $days } de l’année.
       *[other] Pendant vos vacances, vos horloges s’arrêtent dans les parties de plusieurs jours. Il vous reste { $left } jours sur les { $days } de l’année.
    }
web-holiday-day = Jusqu’au soir du
web-holiday-take = Partir en vacances
web-holiday-change = Changer la date
web-holiday-back = Je suis de retour
web-holiday-until = en vacances jusqu’au { $date }
web-holiday-now = Vous êtes en vacances jusqu’au { $date }.
web-holiday-taken = Bonnes vacances, jusqu’au { $date } !
web-holiday-ended = Vous revoilà : vos horloges repartent.

web-notices-title = Notifications
web-notices-line = Quand c’est à vous dans une partie de plusieurs jours, quand quelqu’un vous appelle, vous invite ou prend place à votre table. Jamais un coup ni un secret, et une seule par table jusqu’à ce que vous la regardiez.
web-notices-here = Me prévenir sur cet appareil
web-notices-on = C’est fait : cet appareil vous préviendra.
web-notices-off = C’est fait : cet appareil ne vous préviendra plus.
web-notices-denied = Ce navigateur refuse les notifications de la maison : ses réglages permettent d’en décider autrement.
web-notices-insecure = Les notifications demandent une adresse en https. Ici, le titre de l’onglet, un son et une pastille vous préviennent tant que la page est ouverte.
web-notices-unsupported = Ce navigateur ne reçoit pas de notifications. Le titre de l’onglet, un son et une pastille vous préviennent tant que la page est ouverte.
web-notices-no-service = Le service de notification de ce navigateur ne répond pas. Le titre de l’onglet, un son et une pastille vous préviennent tant que la page est ouverte.
web-notices-ask = Voulez-vous une notification quand ce sera à vous de jouer ?
web-notices-yes = Oui, me prévenir
web-notices-no = Non merci
web-notices-browsers = Vos autres appareils
web-notices-remove = Ne plus prévenir
web-notices-quiet = Heures calmes
web-notices-quiet-switch = Ne rien envoyer la nuit
web-notices-quiet-from = De
web-notices-quiet-until = À
web-notices-games = Pour quels jeux
web-notices-tables = Pour quelles tables
