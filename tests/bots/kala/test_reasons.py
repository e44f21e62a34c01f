"""What the bots say of a sowing at Kala is what happens."""

from random import Random

from haricot.bots.kala.reasons import reason
from haricot.core.game import Seat
from haricot.games.kala.rules import Kala
from haricot.texts import Sentence, say
from tests.games.known import kala
from tests.known_types import of_kind, there


def most_harvested(state: Kala, seat: Seat) -> int:
    """All that a seat can harvest in the rest of its turn, by playing every sowing of it."""
    if state.turn != seat:
        return 0
    following = [state.play(move) for move in state.moves()]
    return max(int(after.view(seat)["last"]["harvested"]) + most_harvested(after, seat) for after in following)


def test_what_is_said_to_be_harvested_and_left_to_harvest_is_so() -> None:
    rng, said = Random(4), set()
    for seed in range(6):
        state = kala.new(seed=seed, reserve=20)
        while state.turn is not None:
            before, state = state, state.play(rng.choice(state.moves()))
            why, harvested = reason(before, state), state.view(None)["last"]["harvested"]
            said.add(why.key)
            harvests, leaves = (of_kind(Sentence, why.values.get(part, why)) for part in ("harvests", "leaves"))
            if harvested and state.turn is not None:
                assert harvests.values["beans"] == harvested
            if leaves.key == "bot-kala-leaves":
                assert leaves.values["beans"] == most_harvested(state, there(state.turn))
    assert said >= {"bot-kala-wins", "bot-kala-sows-again", "bot-kala-leaves", "bot-kala-harvests-and-leaves"}


def test_a_raid_on_the_opponents_bowl_is_called_one() -> None:
    things = "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d1:4 reserves=8,8 granary=0 turn=0 extra=no"
    before = kala.position(things, reserve=10)
    words = say(reason(before, before.play("a1b1c1d1x>c1")), "fr")
    assert words == "récolte les 5 haricots de la coupelle de l’adversaire et ne laisse rien à récolter à l’adversaire"
