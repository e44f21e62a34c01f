# Das Regal und die Seite eines Spiels; was hier fehlt, wird auf Englisch gesagt.

web-language = Sprache
web-house-line = Ein Haus der Spiele, offen bei Tag und bei Nacht. Gespielt wird um Bohnen.
web-nav = Einstellungen und Sprache
web-close = Schließen
web-back = Zurück
web-waiting = Einen Augenblick …
web-offline = Das Haus antwortet nicht: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
web-retry = Noch einmal versuchen
web-broken = Etwas ist schiefgegangen. Laden Sie die Seite neu.
web-nothing-here = Unter dieser Adresse ist nichts.
web-to-the-shelf = Zu den Spielen
web-yes = ja
web-no = nein
web-play = Spielen
web-home-games = Die Spiele
web-home-your-turn = Sie sind am Zug!
web-home-continue = Partie fortsetzen
web-home-mine = Meine Partien
web-home-mine-none = Noch keine: Wählen Sie oben ein Spiel.
web-home-open = Offene Tische
web-home-open-none = Gerade wartet niemand. Eröffnen Sie einen Tisch: Andere kommen dazu.
web-home-record = Eine aufgeschriebene Partie ansehen
web-box-players =
    { $kind ->
        [exact] { $most ->
            [one] { $most } Spieler
           *[other] { $most } Spieler
        }
       *[range] { $fewest } bis { $most } Spieler
    }
web-box-minutes = { $minutes } Min.
web-box-age =
    { $youngest ->
        [0] ab { $age } Jahren
       *[other] ab { $age } Jahren (vereinfacht ab { $youngest })
    }
web-nobody = noch niemand
web-your-turn = Sie sind am Zug
web-seats-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
web-game-unknown = Dieses Spiel hat das Haus nicht.
web-how-many = Wie viele Spieler?
web-level = Stufe der Bots
web-level-of = { $level } ({ $at } von { $most })
web-way-bots = Gegen Bots
web-way-bots-line = Sofort: Sie nehmen die freien Plätze.
web-way-friends = Mit Freunden
web-way-friends-line = Ein Link oder QR-Code zum Verschicken; jeder bei sich zu Hause.
web-way-here = Um diesen Bildschirm
web-way-here-line = Alle an einem Gerät, das herumgereicht wird.
web-way-phones = Tisch und Handys
web-way-phones-line = Das Spielbrett auf dem großen Bildschirm, die eigenen Karten auf dem Handy.
web-here-names = Wer spielt? Lassen Sie den Platz eines Bots leer.
web-options = Spieloptionen
web-presets = Varianten
web-preset-standard = Normal
web-public = Ein Tisch für alle, die vorbeikommen
web-rules = Regeln
web-print = Zum Drucken und Ausschneiden
web-print-line = Spielplan oder Karten im richtigen Maßstab, mit Schnittlinien, und die Regeln mit ihren Zeichnungen. Drucken Sie in Originalgröße, ohne an die Seite anzupassen.
web-print-size = PDF, { $size }-Blätter
web-learn = Spielend lernen
web-learn-first = Ihre erste Partie { $game }?
web-learn-no = Ich kenne es
web-learn-yes = In wenigen Zügen lernen
web-preferences = Einstellungen
web-origins = Woher diese Spiele kommen
web-origins-line = Was in den Regeln steht, von denen wir ausgegangen sind, und nicht mehr.
web-origins-house = „Tag und Nacht“, unser Motto, stammt von der Spielothek Escale à jeux.
web-option-lot = das Los
