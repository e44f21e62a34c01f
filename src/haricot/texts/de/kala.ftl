kala-name = Kala
kala-tagline = Bohnen säen, volle Mulden ernten. Ein Strategiespiel für zwei.
kala-aim = dem anderen weniger als vier Bohnen zum Säen lassen, wenn er an der Reihe ist.

kala-option-first = wer beginnt: Weiß, Schwarz, oder wen das Los bestimmt
kala-option-reserve = wie viele Bohnen jeder erhält; je weniger, desto kürzer die Partie
kala-option-handicap = Bohnen weniger für den Stärkeren: Weiß, wenn die Zahl positiv ist, Schwarz, wenn sie negativ ist
kala-handicap-too-large = Mit { $reserve } Bohnen für jeden lässt eine Vorgabe von { $handicap } einem Spieler weniger als die 4 nötigen Bohnen.

kala-move-form = „{ $move }“ ist keine Aussaat. Schreiben Sie die Felder des Weges, zum Beispiel a1a2a3a4; dann x zum Ernten; dann >b3 zum Ausweichen.
kala-path-start = Eine Aussaat beginnt bei Ihrer eigenen Schale, auf { $own }, nicht auf { $start }.
kala-path-jumps = Der Weg { $path } springt: Jede Bohne kommt auf ein Nachbarfeld des vorigen, nie schräg.
kala-path-reverses = Der Weg { $path } kehrt um: Eine Aussaat geht nie zurück.
kala-path-turns-twice = Der Weg { $path } biegt zweimal ab: Eine Aussaat biegt höchstens einmal ab.
kala-path-length = Der Weg muss hier { $length } Felder lang sein, nicht { $found }: eines für jede Bohne in der Hand.
kala-harvest-unripe =
    Auf { $cell } gibt es nichts zu ernten: Dort läge { $beans ->
        [one] nur 1 Bohne
       *[other] nur { $beans } Bohnen
    }, und es müssen 4 sein.
kala-aside-needed = Die letzte Bohne fällt in die Schale des Gegners auf { $cell }: Fügen Sie > und ein Nachbarfeld für Ihre Schale an.
kala-aside-far = Ihre Schale kann nur auf ein Nachbarfeld von { $cell } ausweichen, nicht nach { $aside }.
kala-aside-idle = Ihre Schale kommt nach { $cell }, wo die letzte Bohne fiel: Sie weicht nur der Schale des Gegners aus.

kala-bowls-on-one-cell = Beide Schalen stehen auf { $cell }: Jede braucht ihr eigenes Feld.
kala-bowl-form = „{ $text }“ ist keine Schale: Schreiben Sie ihr Feld und ihre Bohnen, zum Beispiel a1:0.
kala-cell-off-the-field = „{ $cell }“ ist kein Feld des Ackers: Die Felder gehen von a1 bis d4.
kala-beans = Die Bohnen stimmen nicht: Es sind { $found }, und es müssen { $expected } sein.
kala-extra-without-beans = Wer noch einmal säen muss, hat mindestens 4 Bohnen in der Schale, nicht { $beans }.

kala-seat-0 = Weiß
kala-seat-1 = Schwarz
kala-player = { $sign } { $name }: Vorrat { $reserve }, Schale { $bowl }
kala-granary = Speicher: { $beans }
kala-legend =
    { $white } { $black } eine Schale und ihre Bohnen, (2) darunter
    Letzte Aussaat: ° Beginn, + eine Bohne, x geerntet
kala-explain-harvest = erntet { $beans }
kala-explain-again = sät noch einmal
kala-explain-leftover = lässt { $beans } übrig
kala-how-to =
    Säen Sie in jedem Zug 4 Bohnen aus Ihrem Vorrat, eine pro
    Feld, zuerst in Ihre eigene Schale. Der Weg geht geradeaus
    oder biegt einmal ab; Ihre Schale rückt an sein Ende.
    Liegen dort nun 4 Bohnen oder mehr, dürfen Sie ernten:
    Fügen Sie x an.
    Fällt die letzte Bohne in die Schale des Gegners, weicht
    Ihre aus: Fügen Sie > und ein Nachbarfeld an.
    Sind 4 Bohnen oder mehr in Ihrer Schale, säen Sie auch
    diese sofort.
    Wer am Zug ist und weniger als 4 Bohnen im Vorrat hat,
    hat verloren.
    Beispiele: a1a2a3a4, oder b1b2b3c3x, oder d4c4b4a4>a3.

bot-kala-wins = lässt dem Gegner zu wenig zum Säen
bot-kala-harvests =
    { $beans ->
        [one] erntet { $beans } Bohne
       *[other] erntet { $beans } Bohnen
    }
bot-kala-sows-again = füllt seine Schale und sät ihre { $beans } Bohnen noch einmal
bot-kala-raids =
    { $beans ->
        [one] erntet { $beans } Bohne aus der Schale des Gegners
       *[other] erntet die { $beans } Bohnen aus der Schale des Gegners
    }
bot-kala-harvests-and-sows = { $harvests } und sät dann die { $beans } aus seiner Schale
bot-kala-harvests-and-leaves = { $harvests } und { $leaves }
bot-kala-leaves =
    { $beans ->
        [0] lässt dem Gegner nichts zu ernten
        [one] lässt dem Gegner höchstens { $beans } Bohne zu ernten
       *[other] lässt dem Gegner höchstens { $beans } Bohnen zu ernten
    }
bot-kala-has-won =
    { $turns ->
        [0] gewinnt sicher
        [one] gewinnt noch in diesem Zug
       *[other] gewinnt sicher in höchstens { $turns } Zügen
    }
bot-kala-resists = wählt, was am schwersten zu beantworten ist: { $reason }
kala-reserve-printed = Vorrat: { $beans } Bohnen
kala-granary-printed = Speicher
