"""Players that see views and answer a move, with a reason in words.

A bot is a function of the views that its seat was given so far, a seed and a time budget in seconds. It keeps
no memory of its own: it can run anywhere, be replaced, and take over a person's seat. One that looks at the clock also
takes `nodes`, and with these it does not: then its answer is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from inspect import signature
from random import Random
from typing import Any, cast

from haricot.core.errors import BadOption
from haricot.core.game import Seat, State, View
from haricot.games import named, part_of
from haricot.games import names as known_games
from haricot.games.faults import kind_and_place
from haricot.texts import Sentence


@dataclass(frozen=True, slots=True)
class Answer:
    """A move, in notation, and why; and what went wrong, if it is not the bot's own."""

    move: str
    reason: Sentence
    fault: str | None = None


Bot = Callable[[Sequence[Any], int, float], Answer]
"""What bots are; each says by its own type which game's views it reads."""

NAMES = ("graine", "germe", "racine", "pousse", "tige", "feuille", "bouton", "fleur", "gousse")
"""What levels are called, from a child's first game to the strongest: a bean grows. A game has those it needs."""


def levels(game: str) -> Mapping[str, Bot]:
    """The bots that play a game, the weakest first: the game's own `LEVELS`, else those for any game."""
    own = part_of(game, "bots", "LEVELS")
    brings_some = own is not None and isinstance(own.LEVELS, Mapping) and own.LEVELS
    found: Mapping[str, Bot] = brings_some or import_module("haricot.bots.any_game").LEVELS
    return found


def level_in_the_middle(game: str) -> str:
    """The level for whoever asks for none: neither a child's nor a master's."""
    known = list(levels(game))
    return known[(len(known) - 1) // 2]


def bot_of(game: str, level: str) -> Bot | None:
    """The bot of a level, or of a size (`haricot.bots.rated_bot`); None where there is no such."""
    known = levels(game)
    if not isinstance(level, str):
        return None
    found: Bot | None = known.get(level) or import_module("haricot.bots.rated_bot").bot_of_size(game, level)
    return found


def bot_for(game: str, level: str | None = None, *, at_once: bool = False) -> Bot:
    """The bot of that level, or the strongest; whatever it raises, or however wrong it answers, a legal move comes.

    `at_once`: a bot whose kernels are still being made answers as well as it can without them.
    """
    known = levels(game)
    bot = bot_of(game, list(known)[-1] if level is None else level)
    if bot is None:
        raise BadOption("bot-level-unknown", level=str(level), known=", ".join(known))
    return _surely(getattr(bot, "at_once", bot) if at_once else bot)


def answer_within(bot: Bot, views: Sequence[Any], seed: int, seconds: float, nodes: int | None) -> Answer:
    """By so many nodes, if said, where the bot knows them; else by the clock, which most bots do not look at."""
    if nodes is None or "nodes" not in signature(bot).parameters:
        return bot(views, seed, seconds)
    return cast(Answer, cast(Any, bot)(views, seed, seconds, nodes=nodes))


def seed_at(game_seed: int, seat: Seat, move: int) -> int:
    """What a bot draws from at that move of a game of that seed: from it follows neither the deal nor another game.

    Below 2^48, which every reader of JSON counts exactly.
    """
    return int.from_bytes(sha256(f"bot:{game_seed}:{seat}:{move}".encode()).digest()[:6], "big")


def nodes_of(game: str) -> int:
    """What a game's bots are given where nodes are counted: about a second of one core at most."""
    own = part_of(game, "bots", "BOT_NODES")
    return int((own or import_module("haricot.bots.any_game")).BOT_NODES)


def names_changed(game: str) -> int:
    """How often levels of a game were given other names: `FORMER_NAMES` of its module."""
    return len(_former_names(game))


def name_now(game: str, level: str | None, names: int) -> str | None:
    """What a level is called that had that name when names had changed so often."""
    if level is None or game not in known_games():
        return level
    for renamed in _former_names(game)[names:]:
        level = renamed.get(level, level)
    return level


def _former_names(game: str) -> Sequence[Mapping[str, str]]:
    own = part_of(game, "bots", "FORMER_NAMES")
    return own.FORMER_NAMES if own is not None else ()


def any_move(state: State, seed: int) -> str:
    """For a bot that has none: the default, else one drawn by the seed, so that no game goes in circles."""
    return str(state.default or Random(seed).choice(state.moves()))


def warm_up() -> None:
    """Compiles what bots think with, once, so that nobody waits for it at the table: `warm` in a game's module."""
    import_module("haricot.bots.compilation").make_all()


def _surely(bot: Bot) -> Bot:
    def answer(views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        state = named(views[-1]["game"]).imagine(views[-1], seed)
        try:
            answered = answer_within(bot, views, seed, seconds, nodes)
            state.legal(answered.move)
        except Exception as fault:  # a table never waits for a bot that has lost its head
            return Answer(any_move(state, seed), Sentence("bot-plays-anything"), kind_and_place(fault))
        return answered

    return answer
