cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-help = Show this help.
cli-version = Show the version.
cli-lang = The language: fr, en, or de (in part). By default, your system’s.
cli-welcome =
    Welcome to Haricot. To begin:
    { "  " }haricot play { $game }: a game here, against a bot
    { "  " }haricot serve: the house in your browser, alone or together
cli-haricot = Haricot, a house of games: play them, watch them, study them.

cli-play = Play a game here, with people or bots.
cli-rules = Read the rules of a game.
cli-show = Draw a position.
cli-moves = List the legal moves of a position.
cli-perft = Count the ways in which play can go.
cli-stats = Play many games at random; count how long they are and who wins.
cli-words = Look words up in a lexicon.
cli-replay = Step through a recorded game.
cli-verify = Check a recorded game: moves, result, seal.
cli-serve = Open the house: people play in their browsers.
cli-work = Think for the bots of houses elsewhere.
cli-backup = Copy everything the house keeps into a file.
cli-check = Check everything that the house keeps: the file, and every table’s game.
cli-rebuild = Make history and ratings again from what was played; the house must be closed.

cli-option = An option of the game, such as first=0 (the first player starts); may be given several times.
cli-preset = A variant of the game, by its name.
cli-seed = The number that all chance comes from; the same number gives the same game.
cli-seats = How many players.
cli-seat = See what this player sees (0 is the first); without it, what a spectator sees.
cli-game-file = A game from elsewhere, in a Python file (may be given several times).
cli-position = A position, in notation, instead of the start.
cli-turns = Count complete turns instead of moves.
cli-bots = How many of the players are bots.
cli-level = How strong the bots are, from graine to gousse, or by a rating (size:1240); by default the one in the middle.
cli-record = A file to keep the game in; an unfinished game found there is continued.

cli-file = { $file } can be neither read nor written: { $why }.
cli-file-missing = { $file } cannot be found.
cli-file-unnamed = Something could be neither read nor written: { $why }.
cli-file-folder = { $file } is a folder, not a file.
cli-file-forbidden = You are not allowed to open { $file }.
cli-file-no-text = This file is not UTF-8 text.
cli-see-help = See: { $command } --help
cli-no-such-command = There is no such command.
cli-no-such-option = There is no option { $option }.
cli-missing = { $what } is missing.
cli-bad-choice = { $what } must be one of: { $choices }.
cli-bad-value = { $what } has a value that does not fit.
cli-bad-range = { $what } takes a number from { $least } to { $most }.
cli-bad-least = { $what } takes a number, { $least } at least.
cli-bad-number = { $what } takes a whole number.
cli-negative = { $number }: a number below 0 does not fit here.
cli-wrong-usage = That command is malformed.
preset-unknown = There is no variant “{ $preset }”. The variants are: { $known }.
cli-too-many-bots = There can be 0 to { $seats } bots, not { $bots }.
cli-record-taken = { $file } holds another game, or one that is over: choose another file.

cli-ask-people = How many people? (0 to { $seats }; the other players will be bots) [1]{" "}
cli-ask-people-again = A number from 0 to { $seats }, please.
cli-prompt = { $name }, your move (? for help):{" "}
cli-prompt-clock = { $name }, your move, { $seconds } s left (? for help):{" "}
cli-time-up = Time is up for { $name }: { $move }.
cli-time-lost = Time is up for { $name }, who has lost the game.
cli-bot-plays = { $name } plays { $move }: it { $reason }.
cli-bot-fails = This bot fails, and plays any move instead: { $why }
cli-hint = Hint: { $move }. That is what a bot would play: it { $reason }.
cli-no-list = In this game, finding a move is up to you.
cli-undo-nothing = There is nothing to take back.
cli-undo-revealed = That move cannot be taken back: it showed something that was hidden.
cli-undo-remembered = Nothing can be taken back in this game: you would see again what you have to remember.
cli-any-key = Press any key to go on…{" "}
cli-curtain-opens = The keyboard goes to { $name }. Nobody else look! Then press Enter:{" "}
cli-curtain-falls = Remember what you see, then press Enter to lower the curtain:{" "}
cli-play-words =
    Type a move, or its number in the list. Also:
    ?  this help          l  list the moves again
    u  take a move back   h  a hint
    r  the rules          q  leave
cli-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
cli-rank = { $rank }. { $name } ({ $score })
cli-record-written = The game is kept in { $file }.
cli-left = See you soon.
cli-left-with-record = See you soon. To continue: haricot play { $game } --record { $file }
cli-words-fits = Find words of this shape: a letter where it has to be, a dot for any letter.
cli-words-from = Only words whose other letters are among these; ? is a joker.
cli-words-lexicon =
    { $count ->
        [one] The lexicon { $version } holds { $count } word.
       *[other] The lexicon { $version } holds { $count } words.
    }
cli-words-in = { $word } is in the lexicon { $version }: { $spellings }.
cli-words-house = { $word } is in the lexicon, added by this house: { $spellings }.
cli-words-out = { $word } is not in the lexicon { $version }.
cli-words-characters = { $word } cannot be in a lexicon: a word is made of letters only.
cli-words-length = { $word } cannot be in a lexicon: its words have { $least } to { $most } letters.
cli-words-bad-pattern = “{ $pattern }” is not a pattern: write letters and dots, such as .E..
cli-words-bad-cards = “{ $cards }”: those are not cards. Write letters, and ? for a joker.
cli-words-found =
    { $count ->
        [0] No word fits.
        [one] { $count } word fits.
       *[other] { $count } words fit.
    }
cli-replay-start = { $game }: the start
cli-replay-move = { $number }. { $name }: { $move }
cli-replay-prompt = Enter: next, b: back, 0–{ $last }: go there, q: leave{" "}
cli-stats-games = How many games to play; 1000 by default.
cli-stats-workers = How many games to play at once; by default, as many as there are processors.
cli-stats-playing = Games
cli-stats-head = { $game }, { NUMBER($seats) } players, { NUMBER($games) } random { $games ->
        [one] game
       *[other] games
    }, seed { $seed }
cli-stats-stopped = Stopped after { NUMBER($played) } of { NUMBER($games) } games.
cli-stats-options = { $options }
cli-stats-moves = moves: { NUMBER($shortest) } to { NUMBER($longest) }, median { NUMBER($median) }, mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-stats-turns = turns: { NUMBER($shortest) } to { NUMBER($longest) }, median { NUMBER($median) }, mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-stats-wins = { $name }: { NUMBER($wins) } { $wins ->
        [one] win
       *[other] wins
    }, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

cli-arena = Have the bots play each other, and rank them.
cli-arena-levels = The levels to play, the weakest first; by default all of them.
cli-arena-games = How many games for each step of the ladder: an even number, since each start is played twice.
cli-arena-even = Each start is played twice: { NUMBER($games) } games for each step.
cli-arena-opening = How many random moves to begin with, the same for both sides; by default 4 where a game leaves nothing to chance, since the same bots would play the same game again, else none.
cli-arena-workers = How many games to play at once; by default, as many as there are processors.
cli-arena-seconds = How long a bot may think about a move, by the clock; a second by default. Bots that use up their time then play otherwise on another machine.
cli-arena-nodes = How many positions or playouts a bot may look at for a move, instead of seconds: the same seed then gives the same results, on every machine.
cli-arena-json = The answer as JSON, for programs to read; with a name, into that file.
cli-arena-record = Write down the games, as a corpus; what stood in that file is replaced.
cli-arena-step = { $stronger } finishes ahead of { $weaker } in { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of { $games } games (± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-arena-no-game = { $stronger } – { $weaker }: no game was over yet, so there is nothing to tell.
cli-arena-too-few = { $stronger } – { $weaker }: only one game was over, too few to say who is stronger.
cli-arena-slowest = The slowest answer took { NUMBER($seconds, minimumFractionDigits: 2) } s.
cli-games-repeat =
    { $distinct ->
        [one] All { NUMBER($games) } games are the same, move by move.
       *[other] Only { NUMBER($distinct) } of { NUMBER($games) } games differ: the others repeat them move by move.
    } Random moves at the beginning make them differ: give --opening a larger number.
arena-two-levels = Name at least two levels, each of them once: { $known }.
arena-player-name = “{ $player }” is not a player: write name=module:Class, or name=command:program.
arena-player-is-level = “{ $name }” is one of the levels: give your player another name.
arena-player-fails = Game { $number }: { $player } fails: { $why }
arena-player-errs = Game { $number }: { $player } plays against the rules. { $why }
arena-opening-too-long =
    { $opening ->
        [one] After { $opening } random move
       *[other] After { $opening } random moves
    }, there is no game left to play: give --opening fewer.
cli-review = Analyse a game afterwards: the best move each time, luck, skill.
cli-review-seconds = How many seconds to think about each move.
cli-review-nodes = How many positions to look at for each move instead of seconds: two runs then say the same, on any machine.
cli-review-plot = A file for a picture of the game.
cli-review-thinking = Moves
cli-review-head =
    { $count ->
        [0] { $game }: no move to analyse
        [one] { $game }: 1 move analysed
       *[other] { $game }: { $count } moves analysed
    }
cli-review-unfinished = The game is not over: this is as far as it goes.
cli-review-accuracy = accuracy { $accuracy }%

cli-no-folder = The folder for { $file } does not exist: create it, or choose another file.
cli-compiling = The bots are getting ready to think: only once per installation, a minute at most…
cli-loading = The bots are getting ready to think…
cli-play-seat = Your seat, by its name (your colour, where there are colours) or by its number, 0 for the first.
cli-seat-unknown = There is no seat “{ $seat }”. The seats are: { $known }.
cli-print = Print a game: its board or its cards, to be cut out, and its rules.
cli-print-pdf = The PDF file to write.
cli-print-paper = The paper: a4 or a3.
cli-print-done = Ready to print, at 100%: { $file }

cli-ray = A Ray cluster that does the work: its address, or auto.
cli-json = The answer as JSON, for programs to read.
cli-json-needs-file = With --json, standard output is for the answer alone: name a file for what is made.
cli-games = Work with many games in one file: convert, filter, count, review.
cli-games-convert = Turn a file of games into another: text, or a Parquet table.
cli-games-convert-moves = Another table, with a row for each move: who made it, what was seen, how it ended.
cli-games-filter = Keep some of the games of a file.
cli-games-filter-name = Only games of this name.
cli-games-filter-player = Only games in which this player sat.
cli-games-filter-winner = Only games that this seat won.
cli-games-filter-least = Only games of at least so many moves.
cli-games-filter-most = Only games of at most so many moves.
cli-games-filter-replayed = Only games that can be replayed and end as is written.
games-filter-none = No game has at least { NUMBER($least) } and at most { NUMBER($most) } moves.
cli-games-review = Analyse every game of a file: a line of JSON for each. What is there already is gone on with.
cli-games-review-nodes = How many positions to look at for each move; by default, as many as a house does. The reviews are the same on every machine.
cli-games-review-workers = How many games at once; by default, as many as there are processors.
cli-games-review-label = Games
cli-lines-wrong =
    { $count ->
        [one] One line says what was wrong.
       *[other] { $count } lines say what was wrong.
    }
cli-no-json-lines = { $file } is a file of another kind, and is left as it is: a file of this command has a line of JSON for each result.
cli-lines-of-others = { $file } has the results of something else. Give it another name, or ask for the same as before.
cli-same-file = { $file } is named twice: what is read and what is written are different files. Give another name.
cli-ending = The name { $file } does not fit: a file is named by what it is: { $endings }.
cli-games-stats = Count the games of a file: how long they are, and who won.
cli-games-stats-count = { $count ->
    [one] { NUMBER($count) } game
   *[other] { NUMBER($count) } games
  }
cli-games-stats-game = { $name }: { NUMBER($games) }, of which { NUMBER($unfinished) } unfinished
cli-games-stats-wins = won by { $winner }: { NUMBER($wins) }
cli-games-stats-seat = won from seat { $seat }: { NUMBER($wins) }
cli-data = Make corpora for learners.
cli-data-self-play = Have bots play among themselves, and write down their games.
cli-data-self-play-games = How many games to play; 100 by default.
cli-data-self-play-level = A level that plays; given several times, they sit in turns. By default the one in the middle of the ladder.
cli-data-self-play-player = The same, or a player of your own by name: ours=module:Class, or ours=command:program.
cli-data-self-play-out = The file to write; one that has games already is gone on with.
cli-data-self-play-opening = How many random moves to begin with; by default 4 where a game leaves nothing to chance, since the same bots would play the same game again, else none.
cli-data-self-play-workers = How many games to play at once; by default, as many as there are processors.
cli-data-self-play-nodes = How many positions or playouts a bot may look at for a move; by default, as many as take a second at most. The games are the same on every machine.
cli-data-self-play-seconds = How long a bot may think about a move, by the clock: the games then depend on the machine.
cli-arena-player = A level, or a player of your own by name: ours=module:Class, or ours=command:program; the weakest first.
cli-perft-prove = Count by the plain rules and by the compiled ones, which must agree.
cli-data-stopped = So far { NUMBER($count) } in { $file }: give the same command again to go on.
cli-data-early = { NUMBER($count) } more, done before one that takes long, wait in { $file }.
cli-perft-stopped = Stopped: counted as far as { NUMBER($depth) }. Nothing is kept to go on from.
cli-perft-proven = Both were counted, and agree.
cli-perft-nothing-to-prove = This was counted by the plain rules alone: there is nothing compiled to compare with.
cli-data-bench = Make a data set of positions whose winner is proven.
cli-data-bench-positions = How many positions; 200,000 by default.
cli-data-bench-patience = How many positions each proof may look into; a million by default.
cli-data-bench-workers = How many proofs at once; by default, as many as there are processors.
cli-data-bench-proving = Positions

cli-puzzles = Make puzzles (make), prove those that are there again (check), or list the days of a year (days).
cli-puzzles-count = How many puzzles the file shall hold.
cli-puzzles-sample = How many puzzles are proven again.
cli-puzzles-record = A game that was played, from which puzzles are cut too.
cli-puzzles-file = Where to write them, or those to prove again; by default in the program itself.
cli-puzzles-need-a-file = { $game } comes from elsewhere: name a file of your own for its puzzles, with --file.
cli-puzzles-workers = How many games are cut at once; by default, as many as there are processors.
cli-puzzles-making = Puzzles
cli-puzzles-made = { $count } puzzles in { $file }.
cli-puzzles-stopped = { $count } puzzles in { $file } so far: give the same command again to go on.
cli-puzzles-wrong = Puzzle { $puzzle } has not exactly one right answer.
cli-puzzles-checked = { $count } of { $all } puzzles proven.
cli-puzzles-check-stopped = Stopped after { $all } of { $drawn } puzzles: { $count } proven.
cli-puzzles-listed = The days are in { $file }.
