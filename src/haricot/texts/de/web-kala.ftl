web-kala-field = Der Acker von Kala
web-kala-cup =
    { $cell }: { $beans ->
        [0] leer
        [one] { $beans } Bohne
       *[other] { $beans } Bohnen
    }
web-kala-bowl-0 =
    { $cell }: weiße Schale, { $beans ->
        [0] leer
        [one] { $beans } Bohne
       *[other] { $beans } Bohnen
    }; darunter { $beneath ->
        [0] nichts
        [one] { $beneath } Bohne
       *[other] { $beneath } Bohnen
    }
web-kala-bowl-1 =
    { $cell }: schwarze Schale, { $beans ->
        [0] leer
        [one] { $beans } Bohne
       *[other] { $beans } Bohnen
    }; darunter { $beneath ->
        [0] nichts
        [one] { $beneath } Bohne
       *[other] { $beneath } Bohnen
    }
web-kala-cell-traced = auf Ihrem Weg, Nr. { $number }
web-kala-cell-lit = möglich
web-kala-cell-ripe = am Ende des Weges kann geerntet werden
web-kala-not-there = Nicht { $cell }: Ihr Weg geht von Feld zu Feld und biegt höchstens einmal ab.

web-kala-reserve-0 = { $name }, weiße Schale. Im Vorrat: { $beans }
web-kala-reserve-1 = { $name }, schwarze Schale. Im Vorrat: { $beans }
web-kala-granary = Speicher
web-kala-granary-beans =
    Im Speicher: { $beans ->
        [0] nichts
        [one] { $beans } Bohne
       *[other] { $beans } Bohnen
    }
web-kala-numbers = Zahlen

web-kala-move = { $path } säen
web-kala-move-harvest = ernten
web-kala-move-aside = nach { $cell } ausweichen
web-kala-ask-sow = Säen Sie { $beans } Bohnen ab { $cell }: Tippen Sie die Felder nacheinander an.
web-kala-ask-extra = Ihre Schale ist voll: Säen Sie ihre { $beans } Bohnen noch einmal, ab { $cell }.
web-kala-ask-more =
    { $cells ->
        [one] Noch ein Feld.
       *[other] Noch { $cells } Felder.
    }
web-kala-ask-harvest = Auf { $cell } werden { $beans } Bohnen liegen: ernten?
web-kala-ask-aside = { $cell } ist besetzt: Wohin mit Ihrer Schale? Wählen Sie ein Nachbarfeld.
web-kala-harvest = Ernten: { $beans } für Sie, 1 in den Speicher
web-kala-leave = Liegen lassen
web-kala-take-back = Zurücknehmen

web-kala-told-sow =
    { $who ->
        [you] Sie säen: { $path }.
       *[other] { $name } sät: { $path }.
    }
web-kala-told-extra =
    { $who ->
        [you] Sie säen Ihre Schale noch einmal: { $path }.
       *[other] { $name } sät die eigene Schale noch einmal: { $path }.
    }
web-kala-told-leftover =
    { $beans ->
        [one] Eine Bohne bleibt übrig und kommt in den Vorrat des Gegners.
       *[other] { $beans } Bohnen bleiben übrig und kommen in den Vorrat des Gegners.
    }
web-kala-told-harvest = Ernte auf { $cell }: { $beans } in den Vorrat, 1 in den Speicher.
web-kala-told-aside =
    { $who ->
        [you] Ihre Schale weicht nach { $cell } aus.
       *[other] Die Schale weicht nach { $cell } aus.
    }
web-kala-told-again =
    { $who ->
        [you] Volle Schale: Sie säen noch einmal.
       *[other] Volle Schale: { $name } sät noch einmal.
    }
web-kala-told-end =
    { $who ->
        [winner] { $name } hat nicht mehr genug zum Säen: Sie gewinnen!
        [loser] Sie haben nicht mehr genug zum Säen: { $winner } gewinnt.
       *[other] { $name } hat nicht mehr genug zum Säen: { $winner } gewinnt!
    }

web-kala-learn-things = Das ist der Acker mit seinen 16 Mulden. Die weiße Schale gehört Ihnen. Daneben liegt Ihr Vorrat. Wer nicht mehr säen kann, verliert.
web-kala-learn-sow = Säen Sie 4 Bohnen, eine pro Feld. Die erste kommt in Ihre Schale. Tippen Sie dann auf b1 und c1. Biegen Sie nach c2 ab.
web-kala-learn-bowl = Ihre Schale rückt ans Ende des Weges. Sie nimmt ihre Bohnen mit. Die im Acker bleibt darunter. Nun ist Schwarz dran.
web-kala-learn-aside = Die letzte Bohne von Schwarz fällt in Ihre Schale. Die schwarze weicht aus, nach c1. Sie gewinnen eine Bohne!
web-kala-learn-turn = Sie sind dran: geradeaus über c1 und b1 bis a1. Eine Bohne fällt in die schwarze Schale.
web-kala-learn-harvest = In der schwarzen Schale liegen 3 Bohnen. Beenden Sie dort Ihren Weg: b1, b2, b3. Bei 4 Bohnen darf man ernten. Ernten Sie! Dann weichen Sie nach c3 aus.
web-kala-learn-extra = Auch in Ihrer Schale liegen 4 Bohnen. Sie müssen sie sofort säen. Gehen Sie über c2 und c1. Ernten Sie auf b1.
web-kala-learn-last = Schwarz hat keinen Vorrat mehr. Säen Sie über c1 und d1 bis d2. Geben Sie nichts ab.
web-kala-learn-end = Schwarz kann nicht mehr säen. Sie gewinnen! Die selteneren Fälle stehen in den Regeln.

# Wie weit diese Sprache reicht

web-kala-try-harvest = Auf c2 liegen 3 Bohnen. Beenden Sie dort Ihren Weg und leeren Sie die Mulde: 3 Bohnen für Sie, 1 für den Speicher. Ihre Schale kommt zuletzt.
web-kala-stands = im Vorrat: { $beans }

# Aufgaben

web-kala-puzzle-win =
    { $goal ->
        [one] Gewinnen Sie in { $goal } Zug.
       *[other] Gewinnen Sie in { $goal } Zügen, was die andere Seite auch tut: Nur eine Aussaat führt zum Sieg.
    }
web-kala-puzzle-extra =
    { $goal ->
        [one] Ihre Schale ist voll: Wie säen Sie weiter, um zu gewinnen?
       *[other] Ihre Schale ist voll: Nur eine Art weiterzusäen hält den Sieg fest, in { $goal } Zügen.
    }
web-kala-puzzle-wrong = Diese Aussaat lässt den Sieg entgleiten.
web-kala-puzzle-kind-win = Gewinnen
web-kala-puzzle-kind-extra = Weitersäen

# Kala gelöst
web-kala-solved-line = Wer gewinnt, wenn alle vollkommen spielen? Das hängt von den Bohnen ab, mit denen jeder beginnt. Bei gleichem Vorrat ist es immer, wer als Zweiter zieht. Alles, was hier steht, ist bewiesen.
web-kala-solved-first = Bohnen von dem, der beginnt
web-kala-solved-second = Bohnen des anderen
web-kala-solved-wins-first = Wer beginnt, gewinnt.
web-kala-solved-wins-second = Wer als Zweiter zieht, gewinnt.
web-kala-solved-wins-unknown = Das weiß noch niemand.
web-kala-solved-picture = Ein Quadrat aus Feldern: nach oben die Bohnen von dem, der beginnt, nach rechts die des anderen. Wer beginnt, gewinnt oberhalb einer Treppe von { $few } Bohnen gegen { $fewest } bis { $many } gegen { $most }. Weiter unten dasselbe in Zahlen.
web-kala-solved-table = In Zahlen
web-kala-solved-needed = Um zu gewinnen, braucht, wer beginnt

# Wie die Bots spielen

web-kala-style-graine = zerstreut
web-kala-style-germe = gierig
web-kala-style-racine = unaufmerksam
web-kala-style-pousse = vorsichtig
web-kala-style-tige = vorausschauend
web-kala-style-feuille = überlegt
web-kala-style-bouton = geduldig
web-kala-style-fleur = berechnend
web-kala-style-gousse = unerbittlich
