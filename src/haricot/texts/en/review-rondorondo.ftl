# What a review says of a game of RondoRondo.

review-rondorondo-points =
    { $below ->
        [yes] −
       *[no] {""}
    }{ $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
review-rondorondo-exchange = An exchange: 2 points less at the end of the turn.
review-rondorondo-best = Nothing better: { $gained }.
review-rondorondo-gained = { $gained }.
review-rondorondo-missed = { $word } was worth { $most }: { $lost } better in all.
review-rondorondo-missed-later = { $word }, for { $most }, kept a better hand or left less to the others: { $lost } better in all.
review-rondorondo-exchanging = Exchanging { $kind ->
        [eraser] an eraser
        [joker] a joker
       *[letter] { $card }
    } first was better: by { $lost } on average.
review-rondorondo-passing = Passing was better: by { $lost } in all.
review-rondorondo-decided = For the win it made hardly any difference.
review-rondorondo-little = For the win it counted little: { $percent }% of the chances.
review-rondorondo-lucky = A lucky draw: { $points } better than the average.
review-rondorondo-unlucky = An unlucky draw: { $points } below the average.
review-rondorondo-opened = No stronger opening word.
review-rondorondo-opening = { $word } was worth { $value } and might have decided who starts.
review-rondorondo-accept = { $word } is in the lexicon.
review-rondorondo-reject = { $word } is not in the lexicon.
review-rondorondo-nothing-missed =
    { $gained }{ $held ->
        [0] {""}
       *[other] {" "}(the cards in hand cost { $held })
    }, and nothing missed; { $kind ->
        [good] the pile gave { $luck }.
        [none] the pile made no difference.
       *[bad] the pile cost { $luck }.
    }
review-rondorondo-summary =
    { $gained }{ $held ->
        [0] {""}
       *[other] {" "}(the cards in hand cost { $held })
    }, and { $lost } missed. { $number ->
        [0] No move cost much of the chance to win.
       *[other] The costliest for the win: move { $number }, with { $percent }% less chance of winning.
    } { $kind ->
        [none] The pile made no difference.
        [good] The pile gave { $luck }.
       *[bad] The pile cost { $luck }.
    }
review-rondorondo-picture = Points; dotted, what better moves would have made of them
review-rondorondo-move-lay = lay { $word }
review-rondorondo-move-exchange =
    { $kind ->
        [eraser] exchange an eraser
        [joker] exchange a joker
       *[letter] exchange { $card }
    }
review-rondorondo-move-pass = pass
review-rondorondo-move-decline = open with no word
review-rondorondo-move-accept = accept the word
review-rondorondo-move-reject = reject the word
