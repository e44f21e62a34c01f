# Das Regal und die Seite eines Spiels; was hier fehlt, wird auf Englisch gesagt.

web-language = Sprache
web-house-line = Ein Haus der Spiele, offen bei Tag und bei Nacht. Gespielt wird um Bohnen.
web-nav = Einstellungen und Sprache
web-close = Schließen
web-back = Zurück
web-waiting = Einen Augenblick …
web-offline = Das Haus antwortet nicht: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
web-without-network = Kein Netz: Regeln, Lektionen und Ihre behaltenen Partien bleiben da, alles andere wartet auf das Haus.
web-kept-games-here = Ihre Partien auf diesem Gerät
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
web-asked = Sie sind dran! { $question }
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
web-here-family = In der Familie sind die Optionen, die Kindern passen, schon gewählt; ändern lassen sie sich unter „Spieloptionen“.
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
web-rules-contents = Auf dieser Seite
web-rules-start = Das Spiel, bereit zum Beginn
web-try = Probieren Sie es
web-try-again = Von vorn

# Am Tisch

web-seats = Die Spieler
web-free = freier Platz
web-you = Sie
web-bot = Bot
web-lent = Platz verliehen
web-away = nicht da
web-somebody = jemand
web-acts = ist am Zug
web-sit = Hier Platz nehmen
web-stand-up = Aufstehen
web-add-bot = Ein Bot
web-fill-with-bots = Mit Bots auffüllen
web-remove-bot = Wegschicken
web-show-out = Vom Tisch entfernen
web-start = Beginnen
web-start-when = sobald alle Plätze besetzt sind
web-draw-lots = Plätze auslosen
web-which-game = Was spielen wir?
web-gather-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-gather-full = Alle sind da.
web-gather-host = Gastgeber ist { $name }.
web-gather-wait = Die Partie beginnt, wenn der Gastgeber sie startet.
web-time = Bedenkzeit
web-team = Team { $names }
web-time-none = so lange man will
web-clock = Verbleibende Zeit
web-clock-until = bis { $date }
web-invite = Einladen
web-invite-to = Mit diesem Link kann man
web-invite-sit = mitspielen
web-invite-watch = zuschauen
web-invite-scan = Scannen Sie diesen Code mit dem Handy, um Platz zu nehmen.
web-link = Link
web-qr = QR-Code des Links
web-copy-link = Link kopieren
web-copied = Kopiert.
web-share = Teilen…
web-share-title = Eine Partie { $game }?
web-no-table = Diesen Tisch gibt es hier nicht
web-table-closed = Dieser Tisch ist geschlossen: Alle haben ihn verlassen.
web-leave = Tisch verlassen
web-leave-playing = Ein Bot spielt dann für Sie, und die anderen machen weiter.
web-leave-seated = Ihr Platz wird dann frei.
web-leave-watching = Sie sehen dieser Partie dann nicht mehr zu.
web-leave-last = Dann ist niemand mehr da: In einer Minute schließt der Tisch.
web-leave-return = Eine Minute lang können Sie an Ihren Platz zurückkehren.
web-leave-stay = Bleiben
web-left = Sie haben den Tisch verlassen ({ $game }).
web-left-return = Zurück an meinen Platz
web-gone = { $name } hat den Tisch verlassen, ein Bot spielt weiter.
web-gone-wait = Auf { $name } warten
web-gone-waiting = { $name } hat den Tisch verlassen. Wir warten.
web-gone-play-on = Einen Bot spielen lassen
web-cut = Verbindung unterbrochen: Sie wird wiederhergestellt, nichts geht verloren.
web-phase-gathering = man setzt sich
web-phase-playing = Partie läuft
web-phase-over = Partie zu Ende
web-phase-closed = Tisch geschlossen

# Die Partie

web-board = Das Spielbrett
web-turn-of = { $name } ist am Zug
web-turn-here = { $name }, Sie sind am Zug
web-plays =
    { $who ->
        [you] Sie spielen
       *[other] { $name } spielt
    }
web-bot-thinks = { $name } denkt nach…
web-over = Die Partie ist zu Ende
web-aim = Ziel des Spiels:
web-actions = Aktionen
web-undo = Meinen Zug zurücknehmen
web-undo-asked = { $name } möchte den Zug zurücknehmen.
web-undo-agree = Einverstanden
web-undo-disagree = Nein, danke
web-undo-waiting = Die anderen müssen zustimmen…
web-hint = Tipp
web-hint-thinking = Ich überlege…
web-hint-is = Ein Bot würde spielen: { $move }.
web-lend = Meinen Platz einem Bot leihen
web-take-back = Meinen Platz zurücknehmen
web-resign = Aufgeben
web-resign-sure = Sie verlieren dann diese Partie. Wirklich?
web-reactions = Reagieren
web-react-bravo = Bravo!
web-react-thanks = Danke
web-react-oops = Hoppla
web-react-hmm = Hm…
web-react-laugh = Ha!
web-react-again = Noch eine?
web-curtain = Geben Sie das Gerät { $name }. Die anderen schauen weg.
web-curtain-lift = Ich bin { $name }
web-sounds = Töne
web-sound = Töne und Lieder

# Nach der Partie

web-won =
    { $count ->
        [0] Niemand gewinnt.
        [one] { $who ->
            [you] Sie gewinnen!
           *[other] { $names } gewinnt!
        }
       *[other] { $who ->
            [you] Sie gewinnen, zusammen mit { $names }!
           *[other] { $names } gewinnen zusammen!
        }
    }
web-ended-resigned =
    { $who ->
        [you] Sie haben aufgegeben.
       *[other] { $name } hat aufgegeben.
    }
web-ended-time =
    { $who ->
        [you] Ihre Zeit ist abgelaufen.
       *[other] Die Zeit von { $name } ist abgelaufen.
    }
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-rematch = Revanche
web-rematch-wanted =
    { $count ->
        [0] Sie möchten eine Revanche: Die anderen sind gefragt.
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }
web-replay = Partie noch einmal ansehen
web-record-copy = Partie kopieren
web-record-download = Herunterladen
web-evening = Der Abend
web-beans =
    { $count ->
        [0] keine Bohne
        [one] { $count } Bohne
       *[other] { $count } Bohnen
    }
web-next-game = Nächstes Spiel:

# Eine Lektion

web-lesson = { $game } lernen
web-lesson-back = Zurück
web-lesson-leave = Lektion verlassen
web-lesson-next = Weiter
web-lesson-rather = Das ist erlaubt. Aber die Lektion zeigt etwas anderes: { $move }.
web-lesson-yours = Sie sind dran:
web-lesson-progress = Wie weit die Lektion ist
web-lesson-again = Von vorn
web-lesson-end = Das Wichtigste wissen Sie. Der Rest kommt beim Spielen!
web-language-state = Deutsch spricht dieses Haus am Regal, am Tisch und bei manchen Spielen; alles andere sagt es auf Englisch.
web-join-here = Mit dem Telefon mitspielen
web-join-scan = Scannen Sie diesen Code mit dem Telefon
web-join-or-type = oder tippen Sie auf { $address }
web-join-code-is = Der Code des Tisches: { $code }
web-join-code = Code von einem Bildschirm
web-join-go = Mitspielen
web-tv-first = Wer zuerst kommt, leitet den Tisch.
web-tv-start = { $name } startet die Partie am Telefon.
web-tv-next = { $name } wählt am Telefon, wie es weitergeht.
web-tv-fill = Vollbild
web-leave-screen = Dieser Bildschirm zeigt den Tisch dann nicht mehr. Die Telefone spielen weiter.
web-next-prepare = Partie vorbereiten
web-told-undone = { $name } hat einen Zug zurückgenommen.
web-told-hint = { $name } hat um einen Tipp gebeten.
web-told-time = Die Zeit von { $name } ist um.
web-time-is-up = Ihre Zeit ist um.
web-takebacks = Züge zurücknehmen
web-takebacks-free = frei, solange niemand gezogen hat
web-takebacks-agreed = wenn die anderen zustimmen
web-takebacks-none = nie
web-takebacks-are = { $takebacks ->
    [none] Ein Zug bleibt gezogen.
    [agreed] Ein Zug wird zurückgenommen, wenn die anderen zustimmen.
   *[free] Ein Zug wird zurückgenommen, solange niemand gezogen hat.
}
web-hints-allowed = Tipps erlauben: Alle sehen, wer fragt
web-hints-are-told = Tipps sind erlaubt, und alle sehen, wer fragt.
web-hints-are-off = Ohne Tipps.
web-proposed = Vorschlag: { $what }
web-proposed-follow = Den Vorschlägen des Spiels folgen
web-solved = Gelöst: Wer gewinnt?
web-solved-title = { $game }, gelöst
web-back-to-game = Zurück zu { $game }
