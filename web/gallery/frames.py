"""What one reader sees of a game, view by view: for looking at a board without a house.

Told as one JSON object of texts: `game`, `seat` (none: a spectator), and either `record` (a playthrough's name) or
`seats`, `seed`, `options` (as `first=0 reserve=20`), `position`; then `moves`, one per space, and `random`, how many
moves chance plays before those; `lang` is what the house's own drawings speak. With `preview`, what that move would
bring after all of these.
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import haricot
from haricot.core.game import State
from haricot.core.options import read_options
from haricot.games.drawing import drawn
from haricot.texts import say

PLAYTHROUGHS = Path(__file__).resolve().parents[2] / "tests" / "playthroughs"


def main(asked: dict[str, str]) -> None:
    states = _begun(asked)
    chance = Random(asked.get("seed", "7"))
    for _ in range(int(asked.get("random") or 0)):
        if states[-1].turn is not None:
            states.append(states[-1].play(chance.choice(states[-1].moves())))
    for move in asked.get("moves", "").split():
        states.append(states[-1].play(move))
    frames = [_frame(state, asked.get("seat"), asked.get("lang", "fr")) for state in states]
    told = _preview(states[-1], frames[-1], asked["preview"]) if "preview" in asked else frames
    print(json.dumps(told))


def _begun(asked: dict[str, str]) -> list[State]:
    if name := asked.get("record"):
        text = (PLAYTHROUGHS / f"{name}.txt").read_text("utf-8")
        return list(haricot.Record.loads(text).states())
    game = haricot.game(asked["game"])
    options = read_options(asked.get("options", ""), game.options)
    seed = int(asked.get("seed") or 7)
    if position := asked.get("position"):
        return [game.position(position, seed=seed, **options)]
    seats = int(asked["seats"]) if asked.get("seats") else None
    return [game.new(seats=seats, seed=seed, **options)]


def _frame(state: State, reader: str | None, lang: str) -> dict[str, Any]:
    seat = state.turn if reader == "turn" else int(reader) if reader else None
    seat = 0 if reader == "turn" and seat is None else seat
    acts = seat is not None and state.turn == seat
    listed = acts and state.game.lists_moves
    view, moves = state.view(seat), [str(move) for move in state.moves()] if listed else None
    drawing = drawn(view, lang)
    return {"view": view, "acts": acts, "moves": moves, "drawing": asdict(drawing) if drawing else None}


def _preview(state: State, frame: dict[str, Any], move: str) -> dict[str, object]:
    try:
        return {"brings": state.game.preview(frame["view"], move)}
    except haricot.HaricotError as refused:
        return {"refused": say(refused.sentence, "fr")}


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
