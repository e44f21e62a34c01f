"""Which placements are worth most: kernels on plain numbers.

A rack is an array of symbols, one for each compartment: 0–25 a letter, 26–51 a joker that shows it, then ERASED, DOWN
and EMPTY. A hand is how many it has of each kind of card, in the order of `KINDS`. A word is its letters, 0–25, which
stand one after the other in one array for the whole lexicon.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from haricot.games.kernels import as_int64, compiled, inlined
from haricot.games.rondorondo.cards import ERASER, FACE_DOWN, JOKER, JOKERS_LAID, KINDS, LETTERS
from haricot.games.rondorondo.form import BONUS, LONGEST_RACK, SHORTEST_WORD, WITHOUT_BONUS
from haricot.games.rondorondo.placement import KEPT
from haricot.games.rondorondo.word_search import Array

SYMBOLS = LETTERS + JOKERS_LAID + ERASER + FACE_DOWN + KEPT
ERASED, DOWN, EMPTY = (SYMBOLS.index(symbol) for symbol in (ERASER, FACE_DOWN, KEPT))
"""The symbols that are no letters: an eraser, a card face down, an empty compartment."""
LETTER_COUNT, KIND_COUNT = len(LETTERS), len(KINDS)
JOKER_KIND, ERASER_KIND = KINDS.index(JOKER), KINDS.index(ERASER)
UNTOUCHED = NO_CARD = -1
"""In place of a symbol: the compartment is left as it is. In place of a kind: no card."""
IMPOSSIBLE = -1e9
"""The worth of what cannot be laid."""

WORTH, START, END, GROWS_BEFORE, GROWS_AFTER, CARD_DOWN, WORD, ROW_WIDTH = range(8)
"""The columns of a placement that was found: its worth, the numbers of its stretch, and the number of its word."""


class WordTable(NamedTuple):
    """A lexicon as arrays: every word has a number, the shorter words first."""

    letters: Array
    """The letters of all words, one word after the other."""
    sets: Array
    """By word: which letters it has, as bits."""
    first: Array
    """By length: the number of the first word; and so the number of words, by the next length."""
    at: Array
    """By length: where the letters of the first word begin."""


class Valuation(NamedTuple):
    """What a placement is chosen by."""

    shows: Array
    """By symbol: what it is worth that it shows in the rack."""
    lays: Array
    """By kind of card: what it is worth to lay it."""
    sizes: Array
    """By the number of compartments: what such a rack is worth."""


class Stretch(NamedTuple):
    """A part of the rack from `start` up to `end`, counted in the rack as it is after it has grown."""

    start: int
    end: int
    before: int
    after: int
    """1 if the rack grows there by a compartment, else 0."""
    down: int
    """The kind of the card face down beside it, or NO_CARD."""


@compiled
def find(words: WordTable, rack: Array, hand: Array, valuation: Valuation, beginner: bool, found: Array) -> None:
    """Fills `found`, of shape (placements, ROW_WIDTH), with the best placements, the best one first."""
    for row in range(len(found)):
        found[row, WORTH] = IMPOSSIBLE
    longest = len(rack) if rack[0] == EMPTY else min(LONGEST_RACK, len(rack) + 1)
    spelt = np.empty(_most_of_a_length(words), np.int64)
    for length in range(SHORTEST_WORD, longest + 1):
        count = -1
        for before, after in ((0, 0), (1, 0), (0, 1)):
            size = len(rack) + before + after
            if length > size or size > longest:
                continue
            for start in range(size - length if after else 0, 1 if before else size - length + 1):
                stretch = Stretch(start, start + length, before, after, NO_CARD)
                if count and _to_erase(rack, stretch) <= hand[ERASER_KIND] + beginner:
                    if count < 0:  # not looked for yet
                        count = _spelt(words, length, rack, hand, spelt)
                    _try_stretch(words, rack, hand, valuation, beginner, stretch, spelt[:count], found)


@compiled
def _most_of_a_length(words: WordTable) -> int:
    """By hand, as numba takes five seconds to compile what numpy has for it."""
    most = 0
    for length in range(len(words.first) - 1):
        most = max(most, words.first[length + 1] - words.first[length])
    return most


@compiled
def _to_erase(rack: Array, stretch: Stretch) -> int:
    """How many letters lie around a stretch."""
    count = 0
    for old in range(len(rack)):
        count += rack[old] < ERASED and not stretch.start <= old + stretch.before < stretch.end
    return count


@compiled
def _spelt(words: WordTable, length: int, rack: Array, hand: Array, spelt: Array) -> int:
    """Writes into `spelt` the words of that length that rack and hand have the letters of, and counts them.

    Each joker may stand for one letter that is missing.
    """
    known = np.uint32(0)
    for kind in range(LETTER_COUNT):
        if hand[kind]:
            known |= np.uint32(1 << kind)
    for symbol in rack:
        if symbol < ERASED:
            known |= np.uint32(1 << (symbol % LETTER_COUNT))
    count = 0
    for word in range(words.first[length], words.first[length + 1]):
        others = words.sets[word] & ~known
        for _ in range(hand[JOKER_KIND]):
            others &= others - np.uint32(1)
        if not others:
            spelt[count] = word
            count += 1
    return count


@compiled
def _try_stretch(
    words: WordTable,
    rack: Array,
    hand: Array,
    valuation: Valuation,
    beginner: bool,
    stretch: Stretch,
    spelt: Array,
    found: Array,
) -> None:
    """Every word on that stretch, for each way to erase what lies around it."""
    symbols, beneath = np.empty(LONGEST_RACK, np.int64), np.empty(LONGEST_RACK, np.int64)
    letters, around = look_beneath(rack, valuation, stretch, beneath)
    if not letters and rack[0] != EMPTY:
        return
    erased, eraser = _to_erase(rack, stretch), valuation.shows[ERASED] + valuation.lays[ERASER_KIND]
    worth = around + valuation.sizes[len(rack) + stretch.before + stretch.after]
    if erased <= hand[ERASER_KIND]:
        _try_words(words, rack, hand, valuation, stretch, worth + erased * eraser, spelt, beneath, symbols, found)
    if not beginner or not erased:
        return
    for kind in range(KIND_COUNT):
        if hand[kind] and erased - 1 <= hand[ERASER_KIND] - (kind == ERASER_KIND):
            erasing = (erased - 1) * eraser + valuation.shows[DOWN] + valuation.lays[kind]
            hand[kind] -= 1
            with_card = Stretch(stretch.start, stretch.end, stretch.before, stretch.after, kind)
            _try_words(words, rack, hand, valuation, with_card, worth + erasing, spelt, beneath, symbols, found)
            hand[kind] += 1


@inlined
def look_beneath(rack: Array, valuation: Valuation, stretch: Stretch, beneath: Array) -> tuple[int, float]:
    """What a word would stand on; how many letters that are, and what the erasers around it are worth."""
    letters, around = 0, 0.0
    for at in range(len(rack) + stretch.before + stretch.after):
        old = at - stretch.before
        symbol = as_int64(rack[old]) if 0 <= old < len(rack) else EMPTY
        if stretch.start <= at < stretch.end:
            beneath[at - stretch.start] = symbol
            letters += symbol < ERASED
        elif symbol >= ERASED:
            around += valuation.shows[symbol]
    return letters, around


@compiled
def _try_words(
    words: WordTable,
    rack: Array,
    hand: Array,
    valuation: Valuation,
    stretch: Stretch,
    worth: float,
    spelt: Array,
    beneath: Array,
    symbols: Array,
    found: Array,
) -> None:
    """Each word that can be spelt, if it fits there; those better than the last row of `found` go into it."""
    length = stretch.end - stretch.start
    begin = words.at[length] - words.first[length] * length
    keeps = rack[0] != EMPTY
    lacks = np.empty((length, LETTER_COUNT), np.int64)  # by compartment and letter: whether a joker is needed for it
    for at in range(length):
        for letter in range(LETTER_COUNT):
            lies = beneath[at] < ERASED and beneath[at] % LETTER_COUNT == letter
            lacks[at, letter] = 0 if hand[letter] or lies else 1
    for word in spelt:
        at = begin + word * length
        if not _can_be(words.letters, at, lacks, hand[JOKER_KIND]):
            continue
        fitted = fit(words.letters, at, length, hand, valuation, beneath, keeps, symbols)
        total = worth + fitted
        better = fitted > IMPOSSIBLE and total > found[-1, WORTH]
        if better and not _is_same_word(words.letters, at, length, rack):
            _insert(found, total, stretch, word)


@inlined
def _insert(found: Array, worth: float, stretch: Stretch, word: int) -> None:
    """A row where its worth belongs; the last one falls out."""
    row = len(found) - 1
    while row > 0 and found[row - 1, WORTH] < worth:
        for column in range(ROW_WIDTH):
            found[row, column] = found[row - 1, column]
        row -= 1
    found[row, WORTH], found[row, WORD] = worth, word
    found[row, START], found[row, END] = stretch.start, stretch.end
    found[row, GROWS_BEFORE], found[row, GROWS_AFTER] = stretch.before, stretch.after
    found[row, CARD_DOWN] = stretch.down


@inlined
def _can_be(letters: Array, at: int, lacks: Array, jokers: int) -> bool:
    """Whether there are jokers enough for the letters that are neither held nor in their place: a quick look."""
    for place in range(len(lacks)):
        jokers -= lacks[place, letters[at + place]]
        if jokers < 0:
            return False
    return True


@compiled
def fit(
    letters: Array, at: int, length: int, hand: Array, valuation: Valuation, beneath: Array, keeps: bool, symbols: Array
) -> float:
    """What the best way to lay a word is worth, or IMPOSSIBLE; `symbols` says how; the hand is as before."""
    jokers, worth, laid, same = hand[JOKER_KIND], 0.0, 0, 0
    for place in range(length):
        letter = as_int64(letters[at + place])
        if beneath[place] < ERASED and beneath[place] % LETTER_COUNT == letter:
            symbols[place] = UNTOUCHED
            worth += valuation.shows[beneath[place]]
            same += 1
        elif hand[letter]:
            hand[letter] -= 1
            symbols[place] = letter
            worth += valuation.shows[letter] + valuation.lays[letter]
            laid += 1
        elif jokers:
            jokers -= 1
            symbols[place] = LETTER_COUNT + letter
            worth += valuation.shows[LETTER_COUNT + letter] + valuation.lays[JOKER_KIND]
            laid += 1
        else:
            _take_back(symbols, place, hand)
            return IMPOSSIBLE
    if keeps and not same:
        _take_back(symbols, length, hand)
        return IMPOSSIBLE
    worth += BONUS * max(0, laid - WITHOUT_BONUS)
    if same > 1:
        worth += _cover_more(letters, at, length, hand, jokers, laid, same - 1, valuation, beneath, symbols)
    _take_back(symbols, length, hand)
    return worth


@compiled
def _cover_more(
    letters: Array,
    at: int,
    length: int,
    hand: Array,
    jokers: int,
    laid: int,
    most: int,
    valuation: Valuation,
    beneath: Array,
    symbols: Array,
) -> float:
    """Letters that could stay are covered by their like, as many as pays; what that adds."""
    order = np.empty(LONGEST_RACK, np.int64)
    added, best, upto, count = 0.0, 0.0, 0, 0
    while count < most:
        gain, chosen = _best_cover(letters, at, length, hand, jokers, valuation, beneath, symbols)
        if gain + BONUS <= 0:
            break
        letter = as_int64(letters[at + chosen])
        natural = hand[letter] > 0
        hand[letter] -= natural
        jokers -= not natural
        symbols[chosen] = letter if natural else LETTER_COUNT + letter
        order[count] = chosen
        count += 1
        added += gain + (BONUS if laid + count > WITHOUT_BONUS else 0)
        if added > best:
            best, upto = added, count
    for undone in range(upto, count):
        symbol = as_int64(symbols[order[undone]])
        if symbol < LETTER_COUNT:
            hand[symbol] += 1
        symbols[order[undone]] = UNTOUCHED
    return best


@inlined
def _best_cover(
    letters: Array, at: int, length: int, hand: Array, jokers: int, valuation: Valuation, beneath: Array, symbols: Array
) -> tuple[float, int]:
    """What it adds to cover one letter that stays by its like, without the bonus, and which one; IMPOSSIBLE if none."""
    gain, chosen = IMPOSSIBLE, UNTOUCHED
    for place in range(length):
        letter = as_int64(letters[at + place])
        if symbols[place] != UNTOUCHED or not (hand[letter] or jokers):
            continue
        symbol, kind = (letter, letter) if hand[letter] else (LETTER_COUNT + letter, JOKER_KIND)
        change = valuation.shows[symbol] + valuation.lays[kind] - valuation.shows[beneath[place]]
        if change > gain:
            gain, chosen = change, place
    return gain, chosen


@inlined
def _take_back(symbols: Array, length: int, hand: Array) -> None:
    """The letters go back to the hand."""
    for place in range(length):
        if 0 <= symbols[place] < LETTER_COUNT:
            hand[symbols[place]] += 1


@compiled
def _is_same_word(letters: Array, at: int, length: int, rack: Array) -> bool:
    """Whether it is the word that the rack shows."""
    place = 0
    for symbol in rack:
        if symbol < ERASED:
            if place == length or letters[at + place] != symbol % LETTER_COUNT:
                return False
            place += 1
    return place == length


@inlined
def stretch_of(row: Array) -> Stretch:
    """The stretch of a placement that was found."""
    return Stretch(int(row[START]), int(row[END]), int(row[GROWS_BEFORE]), int(row[GROWS_AFTER]), int(row[CARD_DOWN]))


@compiled
def spell(words: WordTable, rack: Array, hand: Array, valuation: Valuation, row: Array, symbols: Array) -> None:
    """Writes down the symbols of a row of `find`, one for each compartment of its stretch."""
    stretch = stretch_of(row)
    beneath = np.empty(LONGEST_RACK, np.int64)
    look_beneath(rack, valuation, stretch, beneath)
    if stretch.down != NO_CARD:
        hand[stretch.down] -= 1
    length = stretch.end - stretch.start
    at = words.at[length] + (int(row[WORD]) - words.first[length]) * length
    fit(words.letters, at, length, hand, valuation, beneath, rack[0] != EMPTY, symbols)
    if stretch.down != NO_CARD:
        hand[stretch.down] += 1


@compiled
def put_down(
    words: WordTable, rack: Array, hand: Array, valuation: Valuation, faces: Array, row: Array
) -> tuple[Array, int]:
    """The rack after a row of `find`, whose cards leave the hand, and the points of the word."""
    stretch = stretch_of(row)
    symbols = np.empty(LONGEST_RACK, np.int64)
    spell(words, rack, hand, valuation, row, symbols)
    after = np.empty(len(rack) + stretch.before + stretch.after, np.int64)
    laid, down = 0, stretch.down
    for at in range(len(after)):
        old = at - stretch.before
        symbol = as_int64(rack[old]) if 0 <= old < len(rack) else EMPTY
        new = UNTOUCHED
        if stretch.start <= at < stretch.end:
            new = as_int64(symbols[at - stretch.start])
            laid += new != UNTOUCHED
        elif symbol < ERASED:
            new, down = (ERASED, down) if down == NO_CARD else (DOWN, NO_CARD)
        if new != UNTOUCHED:
            hand[stretch.down if new == DOWN else ERASER_KIND if new == ERASED else min(new, JOKER_KIND)] -= 1
        after[at] = symbol if new == UNTOUCHED else new
    shown = 0.0
    for showing in after:
        shown += faces[showing]
    return after, int(shown) + BONUS * max(0, laid - WITHOUT_BONUS)
