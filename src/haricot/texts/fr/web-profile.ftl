# Ce qu’on sait de quelqu’un

web-profile = Mon profil
web-profile-none = Rien encore : ce qu’on joue ici s’y dessinera, partie après partie.
web-profile-not-shown = Le reste n’est pas montré.
web-profile-results = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } égalité
       *[other] { $drawn } égalités
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
web-profile-places = À { $seats } joueurs
web-profile-places-words = À { $seats } joueurs : { $places }
web-profile-place-count =
    { $count ->
        [one] place { $place }, { $count } fois
       *[other] place { $place }, { $count } fois
    }
web-profile-course = Le niveau, partie après partie
web-profile-course-words =
    { $count ->
        [one] Le niveau après { $count } partie classée : { $last }
       *[other] Le niveau sur { $count } parties classées : de { $first } à { $last }, entre { $least } et { $most }
    }
web-profile-luck = Chance et adresse, partie après partie
web-profile-luck-key = ce que le hasard a donné ou pris
web-profile-lost-key = ce que les coups ont perdu
web-profile-luck-words =
    { $count ->
        [one] Dans la partie analysée
       *[other] En moyenne sur { $count } parties analysées
    } : le hasard { $kind ->
        [none] n’a rien donné ni pris
        [good] a donné { $luck }
       *[bad] a pris { $luck }
    }, les coups ont coûté { $lost }{ $unit ->
        [chances] {" "}des chances de gagner
       *[other] {""}
    } par partie (qui joue sans faute ne perd rien)
web-profile-beans =
    { $count ->
        [one] { $count } haricot
       *[other] { $count } haricots
    }
web-profile-waiting =
    { $count ->
        [one] Une partie récente sera analysée quand la maison aura le temps.
       *[other] { $count } parties récentes seront analysées quand la maison aura le temps.
    }
web-profile-company = Avec qui je joue
web-profile-with-you = Vous, face à { $name }
web-profile-head-to-head = devant { $ahead } fois, à égalité { $level } fois, derrière { $behind } fois
web-profile-by-game = Jeu par jeu
web-profile-shown = Qui voit quoi
web-profile-shown-line = Au départ, votre niveau n’est visible que des personnes avec qui vous avez joué, et le reste de personne. À qui voit votre profil, on ne dit rien de vos autres partenaires.
web-profile-show-ratings = Mon niveau
web-profile-show-profile = Tout le reste
web-profile-to-nobody = personne d’autre que moi
web-profile-to-companions = mes partenaires de jeu
web-profile-to-everybody = toute la maison
web-profile-shown-kept = C’est noté.
