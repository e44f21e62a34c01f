# Arriver par un lien

web-welcome =
    { $door ->
        [play] On vous attend pour { $game }
        [full] { $game } : la table est complète
        [over] { $game } : la partie est finie
        [playing] { $game } : une partie est en cours
       *[watch] On vous invite à regarder { $game }
    }
web-welcome-what =
    { $door ->
        [full] Toutes les places sont prises : vous pouvez regarder, et jouer si l’une se libère.
        [over] Vous pouvez entrer voir le résultat, et jouer la suivante si une place se libère.
        [playing] Vous pouvez regarder, et jouer la suivante si une place se libère.
       *[watch] Ce lien permet de regarder, pas de jouer.
    }
web-welcome-with = Sont là : { $names }
web-welcome-seats =
    { $free ->
        [0] table de { $seats }, complète
        [one] table de { $seats }, une place libre
       *[other] table de { $seats }, { $free } places libres
    }
web-welcome-rated = partie classée
web-welcome-friendly = partie amicale
web-own-name = Vos amis liront :
web-own-name-change = Changer de nom
web-welcome-choice = { $name } : { $value }
web-welcome-rules = Lire la règle
web-welcome-learn = Apprendre en deux minutes
web-welcome-name = Comment vous appeler ?
web-welcome-enter = Entrer et jouer
web-welcome-watch = Entrer et regarder

# Les autres

web-friends = Avec qui j’ai joué
web-friends-line = Ils vous sont proposés quand vous invitez à une table. Qui est bloqué ne peut plus vous inviter ni venir à vos tables, et n’en sait rien.
web-friends-none = Personne encore : jouez une partie avec quelqu’un.
web-friends-invite = Inviter quelqu’un avec qui vous avez joué :
web-friends-blocked = Bloqués
web-friend-invited = { $name } trouvera l’invitation sur sa page d’accueil.
web-friend-games = Nos parties
web-friend-block = Bloquer
web-friend-unblock = Ne plus bloquer
web-friend-blocked = C’est fait : { $name } ne peut plus ni vous inviter ni venir à vos tables.
web-friend-unblocked = C’est fait : plus rien ne sépare { $name } de vos tables.
web-invitations = On vous invite
web-invitation-by = { $name } vous invite.
web-invitation-come = Y aller
web-invitation-decline = Non, merci

# Garder son nom

web-passkeys = Garder mon nom
web-passkeys-line = Une clé d’accès, que votre appareil garde derrière votre doigt, votre visage ou un code, vous fait reconnaître dans tout navigateur, sans mot de passe ni courriel.
web-passkeys-not-here = Ici la page ne vient pas en https sous un nom, et les navigateurs n’y gardent pas de clé d’accès : le lien des réglages marche toujours.
web-passkey-make = Faire une clé d’accès
web-passkey-made = C’est fait : cette clé d’accès vous fera reconnaître ailleurs.
web-passkey-show = J’ai une clé d’accès
web-passkey-since = depuis le { $date }
web-passkey-remove = Retirer
web-passkey-remove-sure = Vraiment retirer
web-passkey-remove-line = Plus personne ne reviendra avec cette clé. Les appareils déjà reconnus le restent.
web-passkey-remove-last = C’est votre dernière clé : si vos navigateurs vous oublient, votre nom et vos parties ne vous reviendront plus.
web-passkey-removed = Cette clé d’accès ne sert plus à rien.
web-passkey-cancelled = Rien n’est fait : le navigateur n’a pas donné de clé d’accès.
web-passkey-there = Cet appareil a déjà une clé d’accès pour vous.
web-me-device-passkey = Sa clé d’accès ne servira plus non plus.
