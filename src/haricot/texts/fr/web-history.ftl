# Ce qu’on a joué

web-played-replaced = { $name } (puis un robot, { $level })
web-played-bot = { $name } (robot, { $level })
web-history = Parties jouées
web-history-all-mine = Toutes mes parties jouées
web-history-count =
    { $count ->
        [0] Aucune partie
        [one] { $count } partie
       *[other] { $count } parties
    }
web-history-so-far =
    { $count ->
        [0] Aucune parmi les plus récentes
        [one] { $count } partie jusqu’ici
       *[other] { $count } parties jusqu’ici
    }
web-history-none = Rien encore : toute partie finie se retrouvera ici, même si vous quittez la table.
web-history-none-such = Aucune partie ne correspond à ce choix.
web-history-filter = Choisir parmi les parties
web-history-search = Chercher un nom
web-history-game = Jeu
web-history-result = Résultat
web-history-with = Avec
web-history-bots = Robots
web-history-bots-with = avec des robots
web-history-bots-without = sans robot
web-history-since = Depuis le
web-history-until = Jusqu’au
web-history-all = tous
web-history-clear = Tout montrer
web-history-won = Gagné
web-history-drawn = Égalité
web-history-lost = Perdu
web-history-place = place { $place } sur { $seats }
web-history-by-resigned = par abandon
web-history-by-time = au temps
web-history-against = avec { $names }
web-history-more = Parties plus anciennes
web-history-yours = Vos parties sont à vous
web-history-yours-line = Emportez-les toutes dans un fichier, ou retirez-en votre nom : les autres liront « quelqu’un » à sa place. Les coups, eux, restent.
web-history-export = Tout télécharger
web-history-erase = Retirer mon nom
web-history-erase-ask = { $game }, { $date } : les autres y liront « quelqu’un » à votre place, et votre nom ne pourra pas y être remis.
web-history-erase-all = Retirer mon nom de toutes ces parties
web-history-erase-all-ask = Dans toutes vos parties passées, aussi celles qui ne sont pas montrées ici, les autres liront « quelqu’un » à votre place, et votre nom ne pourra pas y être remis.
web-history-erase-sure = Oui, retirer mon nom
web-history-erased = Votre nom ne figure plus dans cette partie.
web-history-erased-all = Votre nom ne figure plus dans aucune de vos parties passées.
web-history-rated = Niveau : { $number }
web-history-rating-change = Niveau : { $number } ({ $change })

# Ce qu’on vaut

web-rated = Partie classée : elle compte, et se joue sans indice
web-rated-not = Partie amicale : ces règles-là ne sont pas classées
web-ratings = Classements
web-rating-own = Mon niveau
web-rating-you = Vous
web-rating-none = Aucune partie classée encore : celles des tables publiques le sont, sauf si l’hôte en décide autrement.
web-rating-line = Le niveau se compare à celui des robots, de la graine à la gousse ; le nombre qui suit « ± » dit ce qu’on n’en sait pas encore. Quitter une partie classée, c’est la perdre.
web-rating-number = { $number } ± { $uncertainty }
web-rating-provisional = encore incertain
web-rating-list-me = Je veux figurer au tableau de la maison
web-rating-listed = Vous figurez maintenant au tableau.
web-rating-unlisted = Vous ne figurez plus au tableau.
web-rating-bean = Le haricot qui pousse : { $game }
web-leaderboard = Tableau de la maison
web-leaderboard-when = Quand
web-leaderboard-ever = depuis toujours
web-leaderboard-place = Place
web-leaderboard-who = Qui
web-leaderboard-strength = Niveau
web-leaderboard-games = Parties
web-leaderboard-none = Personne n’y figure : on n’y est que si on le veut.
