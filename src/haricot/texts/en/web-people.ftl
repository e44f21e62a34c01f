# Coming by a link

web-welcome =
    { $door ->
        [play] You are awaited for { $game }
        [full] { $game }: the table is full
        [over] { $game }: the game is over
        [playing] { $game }: a game is being played
       *[watch] You are invited to watch { $game }
    }
web-welcome-what =
    { $door ->
        [full] All seats are taken: you may watch, and play if one becomes free.
        [over] You may come in for the result, and play the next one if a seat becomes free.
        [playing] You may watch, and play the next one if a seat becomes free.
       *[watch] This link is for watching, not for playing.
    }
web-welcome-with = Already there: { $names }
web-welcome-seats =
    { $free ->
        [0] a table for { $seats }, full
        [one] a table for { $seats }, one free seat
       *[other] a table for { $seats }, { $free } free seats
    }
web-welcome-rated = rated game
web-welcome-friendly = friendly game
web-own-name = Your friends will read:
web-own-name-change = Change my name
web-welcome-choice = { $name }: { $value }
web-welcome-rules = Read the rules
web-welcome-learn = Learn in two minutes
web-welcome-name = What shall we call you?
web-welcome-enter = Come in and play
web-welcome-watch = Come in and watch

# Others

web-friends = Whom I played with
web-friends-line = They are offered when you invite to a table. Whoever is blocked can neither invite you nor come to your tables, and is not told.
web-friends-none = Nobody yet: play a game with somebody.
web-friends-invite = Invite somebody you played with:
web-friends-blocked = Blocked
web-friend-invited = { $name } will find the invitation on their home page.
web-friend-games = Our games
web-friend-block = Block
web-friend-unblock = Unblock
web-friend-blocked = Done: { $name } can no longer invite you or come to your tables.
web-friend-unblocked = Done: nothing keeps { $name } from your tables any more.
web-invitations = You are invited
web-invitation-by = { $name } invites you.
web-invitation-come = Go there
web-invitation-decline = No, thanks

# Keeping one’s name

web-passkeys = Keep my name
web-passkeys-line = A passkey, which your device keeps behind your finger, your face or a code, makes you known in any browser, without a password or an e-mail.
web-passkeys-not-here = Here the page does not come by https under a name, and browsers keep no passkeys for it: the link in the preferences always works.
web-passkey-make = Make a passkey
web-passkey-made = Done: this passkey makes you known elsewhere.
web-passkey-show = I have a passkey
web-passkey-since = since { $date }
web-passkey-remove = Remove
web-passkey-remove-sure = Really remove
web-passkey-remove-line = Nobody will come back with this passkey. Devices that are known stay so.
web-passkey-remove-last = This is your last passkey: if your browsers forget you, your name and your games will not come back to you.
web-passkey-removed = This passkey is good for nothing any more.
web-passkey-cancelled = Nothing is done: the browser gave no passkey.
web-passkey-there = This device has a passkey for you already.
web-me-device-passkey = Its passkey will be good for nothing either.
