# Ce que disent de Rondelic le terminal et le navigateur.

rondelic-ranks = A 2 3 4 5 6 7 8 9 10 V D R
rondelic-lent = Vous tenez la carte { INITIAL($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }, mais vous n’avez fait que confier votre Roi : il vous revient avant qu’on montre les cartes.
rondelic-borrowed = Ce Roi vous est seulement confié : avant qu’on montre les cartes, il retourne à { $name }, et votre carte vous revient.
rondelic-king-shown = { $name } montre { $card } : on n’échange pas avec un Roi.
rondelic-lowest = Carte la plus basse : { $names }.
rondelic-sung-edge = ♪ Tout au bord, { $name }, tout au bord, Tanturlurette, tout au bord, { $name }, tout au bord, Tanturlurou, You !
rondelic-sung-fell = ♪ Plouf, { $name }, plouf, plouf, plouf, Tanturlurette, plouf, { $name }, plouf, plouf, plouf, Tanturlurou, You !

rondelic-explain-swap-keep = rester avec { $card }
rondelic-explain-swap-swap = échanger { $card } avec { $name }
rondelic-explain-last-swap = échanger { $card } contre le dessus du paquet
rondelic-explain-answer-give = donner { $card }, recevoir l’autre carte
rondelic-explain-lend-give = confier votre Roi : il vous revient à la fin du tour
rondelic-explain-jarnac-give = confier votre Roi : le coup de Jarnac
rondelic-explain-answer-show = montrer le Roi : chacun garde sa carte
rondelic-explain-pick-take = garder { $offer }
rondelic-explain-pick-turn = refuser { $offer } pour la suivante
rondelic-explain-rondelic-take = prendre { $up }
rondelic-explain-rondelic-turn = refuser { $up } pour la suivante
rondelic-explain-rondellig-keep = rester avec { $card }
rondelic-explain-rondellig-accept = { $card } sous le paquet, puis la carte écartée
rondelic-explain-rondellig-draw = regarder la carte suivante du paquet
rondelic-explain-rondellig-take = prendre { $up } à la place de { $card }
rondelic-explain-restart-restart = une mise de plus, retour au cercle 1
rondelic-explain-restart-leave = sortir pour de bon
rondelic-option-name-first = Qui donne en premier
rondelic-tune = Se chante, dit la tradition, sur l’air d’« As-tu connu Pipo, Pipo » ; le refrain est d’elle, le couplet de nous.
rondelic-origin = Jeu traditionnel de Bretagne
rondelic-origin-told = Personne ne sait au juste d’où vient ce jeu, que l’on écrit aussi Rondélic ou Rondellig. Il a un air de famille avec le Cuccù, connu en Italie dès le XVIIᵉ siècle, que les Français appellent le Coucou. Comme bien d’autres, il a sans doute voyagé dans les coffres des marins : François de Beaulieu et Hervé Ronné, dans Les jeux des Bretons (éditions Ouest-France, 2002), en trouvent la trace à Camaret et autour de Brest. Le trou du milieu s’appelle aussi le toul, ou l’enfer.
