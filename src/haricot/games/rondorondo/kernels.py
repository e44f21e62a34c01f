"""Which layings suit a taste best: kernels on plain numbers.

A rack is an array of signs: 0–25 a letter, 26–51 a joker that shows it, then an eraser, a card face down, and an empty
compartment. A hand is how many it has of each kind of card, in the order of `KINDS`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from haricot.games.kernels import as_int64, compiled, inlined
from haricot.games.rondorondo.cards import ERASER, FACE_DOWN, JOKERS_LAID, LETTERS
from haricot.games.rondorondo.form import BONUS, LONGEST_RACK, SHORTEST_WORD, WITHOUT_BONUS
from haricot.games.rondorondo.placement import KEPT
from haricot.games.rondorondo.word_search import Array

SIGNS = LETTERS + JOKERS_LAID + ERASER + FACE_DOWN + KEPT
ERASED, DOWN, EMPTY = (SIGNS.index(sign) for sign in (ERASER, FACE_DOWN, KEPT))
JOKER, RUBBER = 26, 27
"""Among the kinds of cards: the joker, and the eraser."""
LEFT = -1
"""In place of a sign: the compartment is left as it is."""
NOTHING = -1e9


class Words(NamedTuple):
    """A lexicon: all letters, the set of each word's letters as bits, and for each length its first word and letter."""

    letters: Array
    sets: Array
    first: Array
    at: Array


class Taste(NamedTuple):
    """What a laying is chosen by: what each sign that shows is worth, each card laid, and each size of the rack."""

    shows: Array
    lays: Array
    sizes: Array


class Place(NamedTuple):
    """A stretch of the rack, which may grow before or after it; the card face down beside it, or none."""

    start: int
    end: int
    before: int
    after: int
    down: int


@compiled
def find(words: Words, rack: Array, hand: Array, taste: Taste, beginner: bool, found: Array) -> None:
    """Fills the rows of `found`, the best first: worth, the numbers of a place, and the number of the word."""
    found[:, 0] = NOTHING
    longest = len(rack) if rack[0] == EMPTY else min(LONGEST_RACK, len(rack) + 1)
    spelt = np.empty(np.max(np.diff(words.first)), np.int64)
    for length in range(SHORTEST_WORD, longest + 1):
        count = LEFT
        for before, after in ((0, 0), (1, 0), (0, 1)):
            size = len(rack) + before + after
            if length > size or size > longest:
                continue
            for start in range(size - length if after else 0, 1 if before else size - length + 1):
                place = Place(start, start + length, before, after, LEFT)
                if count and _to_erase(rack, place) <= hand[RUBBER] + beginner:
                    if count == LEFT:
                        count = _spelt(words, length, rack, hand, spelt)
                    _try_place(words, rack, hand, taste, beginner, place, spelt[:count], found)


@compiled
def _to_erase(rack: Array, place: Place) -> int:
    """How many letters lie around a place."""
    count = 0
    for old in range(len(rack)):
        count += rack[old] < ERASED and not place.start <= old + place.before < place.end
    return count


@compiled
def _spelt(words: Words, length: int, rack: Array, hand: Array, spelt: Array) -> int:
    """The words of that length that have no other letters than rack and hand, but for as many as there are jokers."""
    known = np.uint32(0)
    for kind in range(JOKER):
        if hand[kind]:
            known |= np.uint32(1 << kind)
    for sign in rack:
        if sign < ERASED:
            known |= np.uint32(1 << (sign % JOKER))
    count = 0
    for word in range(words.first[length], words.first[length + 1]):
        others = words.sets[word] & ~known
        for _ in range(hand[JOKER]):
            others &= others - np.uint32(1)
        if not others:
            spelt[count] = word
            count += 1
    return count


@compiled
def _try_place(
    words: Words, rack: Array, hand: Array, taste: Taste, beginner: bool, place: Place, spelt: Array, found: Array
) -> None:
    """Every word in that place, for each way to erase what lies around it."""
    signs, beneath = np.empty(LONGEST_RACK, np.int64), np.empty(LONGEST_RACK, np.int64)
    letters, around = look_beneath(rack, taste, place, beneath)
    if not letters and rack[0] != EMPTY:
        return
    erased = _to_erase(rack, place)
    worth = around + taste.sizes[len(rack) + place.before + place.after]
    if erased <= hand[RUBBER]:
        rubbed = erased * (taste.shows[ERASED] + taste.lays[RUBBER])
        _try_words(words, rack, hand, taste, place, worth + rubbed, spelt, beneath, signs, found)
    if not beginner or not erased:
        return
    for kind in range(RUBBER + 1):
        if hand[kind] and erased - 1 <= hand[RUBBER] - (kind == RUBBER):
            rubbed = (erased - 1) * (taste.shows[ERASED] + taste.lays[RUBBER]) + taste.shows[DOWN] + taste.lays[kind]
            hand[kind] -= 1
            down = Place(place.start, place.end, place.before, place.after, kind)
            _try_words(words, rack, hand, taste, down, worth + rubbed, spelt, beneath, signs, found)
            hand[kind] += 1


@inlined
def look_beneath(rack: Array, taste: Taste, place: Place, beneath: Array) -> tuple[int, float]:
    """What a word would stand on; how many letters that are, and what the erasers around it are worth."""
    letters, around = 0, 0.0
    for at in range(len(rack) + place.before + place.after):
        old = at - place.before
        sign = as_int64(rack[old]) if 0 <= old < len(rack) else EMPTY
        if place.start <= at < place.end:
            beneath[at - place.start] = sign
            letters += sign < ERASED
        elif sign >= ERASED:
            around += taste.shows[sign]
    return letters, around


@compiled
def _try_words(
    words: Words,
    rack: Array,
    hand: Array,
    taste: Taste,
    place: Place,
    worth: float,
    spelt: Array,
    beneath: Array,
    signs: Array,
    found: Array,
) -> None:
    """Each word that can be spelt, if it stands there; those better than the last row of `found` go into it."""
    length = place.end - place.start
    begin = words.at[length] - words.first[length] * length
    keeps = rack[0] != EMPTY
    lacks = np.ones((length, JOKER), np.int64)
    for at in range(length):
        for letter in range(JOKER):
            if hand[letter] or (beneath[at] < ERASED and beneath[at] % JOKER == letter):
                lacks[at, letter] = 0
    for word in spelt:
        at = begin + word * length
        if not _can_be(words.letters, at, lacks, hand[JOKER]):
            continue
        fitted = fit(words.letters, at, length, hand, taste, beneath, keeps, signs)
        total = worth + fitted
        if fitted > NOTHING and total > found[-1, 0] and not _is_same_word(words.letters, at, length, rack):
            row = len(found) - 1
            while row > 0 and found[row - 1, 0] < total:
                found[row] = found[row - 1]
                row -= 1
            found[row, 0] = total
            found[row, 1], found[row, 2], found[row, 3] = place.start, place.end, place.before
            found[row, 4], found[row, 5], found[row, 6] = place.after, place.down, word


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
    letters: Array, at: int, length: int, hand: Array, taste: Taste, beneath: Array, keeps: bool, signs: Array
) -> float:
    """What the best way to lay a word is worth, with its signs, the hand being as before; NOTHING if there is none."""
    jokers, worth, laid, same = hand[JOKER], 0.0, 0, 0
    for place in range(length):
        letter = as_int64(letters[at + place])
        if beneath[place] < ERASED and beneath[place] % JOKER == letter:
            signs[place] = LEFT
            worth += taste.shows[beneath[place]]
            same += 1
        elif hand[letter]:
            hand[letter] -= 1
            signs[place] = letter
            worth += taste.shows[letter] + taste.lays[letter]
            laid += 1
        elif jokers:
            jokers -= 1
            signs[place] = JOKER + letter
            worth += taste.shows[JOKER + letter] + taste.lays[JOKER]
            laid += 1
        else:
            _take_back(signs, place, hand)
            return NOTHING
    if keeps and not same:
        _take_back(signs, length, hand)
        return NOTHING
    worth += BONUS * max(0, laid - WITHOUT_BONUS)
    if same > 1:
        worth += _cover_more(letters, at, length, hand, jokers, laid, same - 1, taste, beneath, signs)
    _take_back(signs, length, hand)
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
    taste: Taste,
    beneath: Array,
    signs: Array,
) -> float:
    """Letters that could stay are covered by their like, as many as pays; what that adds."""
    order = np.empty(LONGEST_RACK, np.int64)
    added, best, upto, count = 0.0, 0.0, 0, 0
    while count < most:
        gain, chosen = NOTHING, LEFT
        for place in range(length):
            letter = as_int64(letters[at + place])
            if signs[place] != LEFT or not (hand[letter] or jokers):
                continue
            sign, kind = (letter, letter) if hand[letter] else (JOKER + letter, JOKER)
            change = taste.shows[sign] + taste.lays[kind] - taste.shows[beneath[place]]
            if change > gain:
                gain, chosen = change, place
        if gain + BONUS <= 0:
            break
        letter = as_int64(letters[at + chosen])
        natural = hand[letter] > 0
        hand[letter] -= natural
        jokers -= not natural
        signs[chosen] = letter if natural else JOKER + letter
        order[count] = chosen
        count += 1
        added += gain + (BONUS if laid + count > WITHOUT_BONUS else 0)
        if added > best:
            best, upto = added, count
    for undone in range(upto, count):
        sign = as_int64(signs[order[undone]])
        if sign < JOKER:
            hand[sign] += 1
        signs[order[undone]] = LEFT
    return best


@inlined
def _take_back(signs: Array, length: int, hand: Array) -> None:
    """The letters go back to the hand."""
    for place in range(length):
        if 0 <= signs[place] < JOKER:
            hand[signs[place]] += 1


@compiled
def _is_same_word(letters: Array, at: int, length: int, rack: Array) -> bool:
    """Whether it is the word that the rack shows."""
    place = 0
    for sign in rack:
        if sign < ERASED:
            if place == length or letters[at + place] != sign % JOKER:
                return False
            place += 1
    return place == length


@compiled
def spell(words: Words, rack: Array, hand: Array, taste: Taste, row: Array, signs: Array) -> None:
    """Writes down the signs of a row of `find`, one for each compartment of its stretch."""
    place = Place(int(row[1]), int(row[2]), int(row[3]), int(row[4]), int(row[5]))
    beneath = np.empty(LONGEST_RACK, np.int64)
    look_beneath(rack, taste, place, beneath)
    if place.down != LEFT:
        hand[place.down] -= 1
    length = place.end - place.start
    at = words.at[length] + (int(row[6]) - words.first[length]) * length
    fit(words.letters, at, length, hand, taste, beneath, rack[0] != EMPTY, signs)
    if place.down != LEFT:
        hand[place.down] += 1


@compiled
def put_down(words: Words, rack: Array, hand: Array, taste: Taste, faces: Array, row: Array) -> tuple[Array, int]:
    """The rack after a row of `find`, whose cards leave the hand, and the points of the word."""
    place = Place(int(row[1]), int(row[2]), int(row[3]), int(row[4]), int(row[5]))
    signs = np.empty(LONGEST_RACK, np.int64)
    spell(words, rack, hand, taste, row, signs)
    after = np.empty(len(rack) + place.before + place.after, np.int64)
    laid, down = 0, place.down
    for at in range(len(after)):
        old = at - place.before
        sign = as_int64(rack[old]) if 0 <= old < len(rack) else EMPTY
        new = LEFT
        if place.start <= at < place.end:
            new = as_int64(signs[at - place.start])
            laid += new != LEFT
        elif sign < ERASED:
            new, down = (ERASED, down) if down == LEFT else (DOWN, LEFT)
        if new != LEFT:
            hand[place.down if new == DOWN else RUBBER if new == ERASED else min(new, JOKER)] -= 1
        after[at] = sign if new == LEFT else new
    shown = 0.0
    for showing in after:
        shown += faces[showing]
    return after, int(shown) + BONUS * max(0, laid - WITHOUT_BONUS)
