# What the contract itself says: wrong options, positions and records.

game-unknown = There is no game called “{ $name }”. The games are: { $known }.

option-unknown = There is no option “{ $option }”. The options are: { $known }.
option-value = { $named }: { $value } is not possible. Possible values: { $allowed }.
option-form = “{ $text }” is not an option: write name=value.
option-twice = The option { $option } is given twice.
option-seat =
    { $players ->
        [one] { $named }: there is no player { $number }, only one player.
       *[other] { $named }: there is no player { $number }, only { $players } players.
    }
option-seed = { $value } is not a seed: a seed is a whole number of at most 77 digits.
seats-wrong = { $seats } cannot play this. Number of players: { $allowed }.
seat-unknown = There is no seat no. { $seat }: they are numbered 0 to { $last }.

option-named = { $option }

move-not-listed = “{ $move }” is not a possible move here.
move-after-the-end = The game is over: there is nothing left to play.
move-no-text = A move is written as text, not as { $kind }.
view-unreadable = This is not a view of { $game }.

position-no-text = A position is written as text, not as { $kind }.
position-form = “{ $text }” is not part of a position: write name=value.
position-field-unknown = A position has no “{ $field }”. Its parts are: { $known }.
position-field-twice = The position has “{ $field }” twice.
position-field-missing = “{ $field }” is missing from the position.
position-number = “{ $text }” in “{ $field }” is not a number.
position-count = “{ $field }” needs { $count } values, not { $found }.
position-choice = “{ $field }” cannot be “{ $text }”. It can be: { $choices }.

record-no-text = A record is text, not { $kind }.
record-field = The record’s { $field } cannot be { $value }.
record-line = Line { $line }: “{ $text }” is neither a header, nor a numbered move, nor the result.
record-is-corpus = { $file } has several games: haricot games --help says what can be done with it.
record-number = Line { $line }: move { $expected } comes here, not { $found }.
record-header-twice = Line { $line }: the header “{ $header }” appears here for the second time.
record-header-missing = This is not a written game, or its beginning is missing: it needs a line that begins with “{ $header }:”.
record-header-number = Line { $line }: “{ $text }” is not a number.
record-beginning = This game cannot begin: { $why }
record-seats = The record has { $seats } players, its starting position { $start }.
record-move =
    { $line ->
        [0] Move { $number } ({ $move })
       *[other] Line { $line }, move { $number } ({ $move })
    }: { $why }
record-sealed-chance = The seed is sealed: what chance decides here cannot be known yet.
record-ended = “{ $ended }” is not an ending: write resigned:SEAT or time:SEAT.
record-ended-twice = The game was already over by its rules, so it cannot also have ended with “{ $ended }”.
record-mover = Line { $line }, move { $number }: the text gives this move to { $says }, but it is { $seat }’s turn.
record-result =
    { $line ->
        [0] The text
       *[other] Line { $line }: the text
    } claims “{ $claimed }”, but the moves lead to “{ $result }”.
record-seal = The seal is broken: it does not match the seed. This is not the deal that was sealed.

verify-moves =
    { $count ->
        [0] No move was made.
        [one] { $count } move, legal.
       *[other] { $count } moves, all legal.
    }
verify-rules-other = This game was played by version { $version } of the rules; the one here is { $installed }.
verify-words = The words are those of the lexicon installed here, { $version }.
verify-words-trusted = The words were judged by the lexicon { $version }; the one installed here is { $installed }. They are trusted, not checked.
verify-result = The result is correct: { $result }.
verify-result-unclaimed = The text claims no result; the moves lead to: { $result }.
verify-unsealed = The record has no seal: nothing shows that the seed was chosen before the game.
verify-still-sealed = The seed is still sealed: it can be checked when the game is over.
verify-seal = The seal is intact: the seed is the one that was sealed before the game.

lexicon-unknown = There is no lexicon “{ $lang }”. Those installed here are: { $known }.
lexicon-house-word = { $file }, line { $line }: “{ $word }” cannot be a word of the lexicon. A word has 2 to 9 letters and no other signs.
game-file-missing = { $file } is not a Python file, or it cannot be found.
game-file-fails = The game in { $file } cannot be loaded. { $why }
game-file-fails-at = The game in { $file }, line { $line }, cannot be loaded. { $why }
game-file-breaks = Something fails with the game in { $file }. { $why }
game-file-breaks-at = The game in { $file } fails at line { $line }. { $why }
game-file-no-game = { $file } brings no game: it needs a name GAME, an instance of haricot.Game.
game-file-lacks = The game in { $file } does not say its { $field }. That must be { $wanted }.
game-file-field = The game in { $file } says { $field } = { $found }. That must be { $wanted }.
game-file-wants-name = a text of lower-case letters, digits or _, such as "last_bean"
game-file-wants-seats = a range of numbers between 1 and 100, such as range(2, 5)
game-file-wants-secret = "none", "common" or "private"
game-file-wants-box = a haricot.Box with whole numbers, such as Box(age=6, minutes=3)
game-file-wants-options = a dict of haricot.Option, each under its own name, with a default that is one of its values
game-file-wants-presets = a dict of names, each with a dict of options
game-file-wants-family = a dict of options and their values
game-file-wants-flag = True or False
game-file-wants-version = a whole number from 1 on
game-file-wants-names = a tuple of names of options
game-file-wants-type = a class, such as a TypedDict
game-file-wants-texts = a dict of Fluent texts by language, such as {"{"}"en": "last_bean-name = The last bean"{"}"}
game-name-form = The game in { $file } is called “{ $name }”: a name has 1 to 40 lower-case letters, digits or _, and begins with a letter.
game-name-taken = The game in { $file } is called “{ $name }”, but the house already has a game of that name.
game-name-spoken = The game in { $file } is called “{ $name }”, a word that the house’s own texts begin with: choose another name.

# Many games in one text.
corpus-result = The result “{ $result }” is not of the form winners=0 scores=1,0 ranks=1,2.
corpus-result-seats = The result “{ $result }” is not that of a game of { $seats }.
corpus-cut-off = The game that begins on line { $line } has no result: the file seems to be cut off.
corpus-none = This is no corpus of games: each begins with “Game:” and ends with “Result:”.
corpus-headers = The game that begins on line { $line } does not say which game it is, or for how many seats, 1 to 100.
corpus-empty = There are no games in { $file }.
corpus-game = The game that begins on line { $line } cannot be read. { $why }
extra-missing = { $library } is not installed: pip install { $install }
ray-not-there = No Ray cluster answers at { $address }.
ray-gone = The Ray cluster at { $address } is gone. What was done is kept as far as it stands in a file: start a cluster again, then give the same command.
ray-without-haricot = A machine of the Ray cluster cannot do what it is asked ({ $cause }): install haricot[ray] on each of them, in the version that is here.
worker-cannot-take = What is to be done cannot be given to other processes ({ $why }): define players and functions at the top of a module, or do without several workers.
worker-died = A part of the work was begun { $times } times, and each time the process that did it died: it may need more memory than there is.
table-of-no-games = { $file } is not a table of games, with a row for each game.
self-play-two-budgets = Bots count nodes or seconds, not both.

# Players from outside.
player-missing = There is no player at { $where }: { $why }
player-no-program = { $where } names no program: write command:program, and close every quotation mark.
player-cannot-be-called = What is at { $where } cannot be called: a player is a function, or an object with a method __call__.
player-has-left = the program has ended (status { $code }) without an answer.
player-cannot-be-made = The player at { $where } cannot be made without arguments: { $why }
player-answers-otherwise = the program answers “{ $line }”, and not a line like {"{"}"move": "…"{"}"}.
player-is-late = the program has not answered within { NUMBER($seconds) } s.
player-is-silent = the program has closed its output without an answer.
perft-differs = After { $depth } moves the compiled rules count { $kernel } and the plain ones { $plain }: one of them is wrong.

puzzles-none = { $game } has no puzzles.
puzzles-no-maker = Nothing makes puzzles of { $game }: that takes a module “puzzles” in a package; a single file has none.
puzzles-other-game = This is a game of { $other }: puzzles of { $game } cannot be cut from it.
puzzles-file = There are no puzzles in { $file }: it has a line of JSON for each of them.
puzzles-no-year = “{ $year }” is not a year from { $first } to { $last }.
puzzles-days-listed = { $file } is there already: a list of days does not change.
