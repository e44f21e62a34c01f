review-kala-best =
    Das Beste: { $about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $percent } % Gewinnchance.
review-kala-better =
    { $about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $percent } % Gewinnchance. Besser: { $best }, mit { $most_about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $most } % ({ $reason }).
review-kala-only =
    Der einzige Zug: { $about ->
        [yes] ≈{"\u00A0"}
       *[no] {""}
    }{ $percent } % Gewinnchance.
review-kala-wins =
    { $turns ->
        [0] Bewiesen: gewonnen, wenn kein Fehler geschieht.
        [one] Bewiesen: noch in diesem Zug gewonnen.
       *[other] Bewiesen: in höchstens { $turns } Zügen gewonnen.
    }
review-kala-loses =
    { $turns ->
        [0] Bewiesen: verloren, wenn die andere Seite keinen Fehler macht.
        [one] Bewiesen: noch in diesem Zug verloren.
       *[other] Bewiesen: in höchstens { $turns } Zügen verloren, wenn die andere Seite keinen Fehler macht.
    }
review-kala-sooner =
    { $turns ->
        [one] Ein anderer Zug gewann noch in diesem Zug.
       *[other] Ein anderer Zug gewann in höchstens { $turns } Zügen.
    }
review-kala-summary =
    { $turning ->
        [0] Keine Chancen vergeben.
       *[other] Ein Zug kostete im Mittel { $lost } % der Chancen. Der teuerste: Nr. { $turning } ({ $dearest } %).
    }
review-kala-picture = Gewinnchancen, Zug um Zug: { $name }
review-kala-move =
    von { $start } nach { $end } säen{ $corner ->
        [none] {""}
       *[other] , mit Wendung auf { $corner }
    }{ $harvest ->
        [yes] , und ernten
       *[no] {""}
    }{ $aside ->
        [none] {""}
       *[other] , die Schale auf { $aside }
    }
