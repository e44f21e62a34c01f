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
web-absent-back = Tout le monde est là. Reprendre sans horloge ?
web-absent-resume = Reprendre sans horloge
web-told-woken = { $name } appelle qui doit jouer.
web-told-substituted = { $name } laisse un robot jouer pour qui n’est pas là.
web-told-adjourned = { $name } continue la partie sur plusieurs jours.
web-told-resumed = { $name } reprend la partie sans horloge.
