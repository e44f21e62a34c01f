review-kala-best = Das Beste: { $percent } % Gewinnchance.
review-kala-better = { $percent } % Gewinnchance. Besser: { $best }, mit { $most } % ({ $reason }).
review-kala-only = Der einzige Zug: { $percent } % Gewinnchance.
review-kala-wins =
    { $turns ->
        [0] Sicher gewonnen.
        [one] Sicher gewonnen, noch in diesem Zug.
       *[other] Sicher gewonnen, in höchstens { $turns } Zügen.
    }
review-kala-loses =
    { $turns ->
        [0] Sicher verloren.
        [one] Sicher verloren, noch in diesem Zug.
       *[other] Sicher verloren, in höchstens { $turns } Zügen.
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
