# Quelqu’un se fait attendre dans une partie sans horloge

web-absent = { $name } n’est pas là depuis deux minutes.
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
web-holiday-taken = Bonnes vacances, jusqu’au { $date } !
web-holiday-ended = Vous revoilà : vos horloges repartent.
