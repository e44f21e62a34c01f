"""What the bots say of a sowing at Kala is what happens."""

from random import Random

import haricot
from haricot.bots.kala.reasons import reason
from haricot.texts import say

kala = haricot.game("kala")


def most_harvested(state, seat):
    """All that a seat can harvest in the rest of its turn, by playing every sowing of it."""
    if state.turn != seat:
        return 0
    following = [state.play(move) for move in state.moves()]
    return max(after.view(seat)["last"]["harvested"] + most_harvested(after, seat) for after in following)


def test_what_is_said_to_be_harvested_and_left_to_harvest_is_so():
    rng, said = Random(4), set()
    for seed in range(6):
        state = kala.new(seed=seed, reserve=20)
        while state.turn is not None:
            before, state = state, state.play(rng.choice(state.moves()))
            why, harvested = reason(before, state), state.view(None)["last"]["harvested"]
            said.add(why.key)
            harvests, leaves = why.values.get("harvests", why), why.values.get("leaves", why)
            if harvested and state.turn is not None:
                assert harvests.values["beans"] == harvested
            if leaves.key == "bot-kala-leaves":
                assert leaves.values["beans"] == most_harvested(state, state.turn)
    assert said >= {"bot-kala-wins", "bot-kala-sows-again", "bot-kala-leaves", "bot-kala-harvests-and-leaves"}


def test_a_raid_on_the_opponents_bowl_is_called_one():
    things = "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d1:4 reserves=8,8 granary=0 turn=0 extra=no"
    before = kala.position(things, reserve=10)
    words = say(reason(before, before.play("a1b1c1d1x>c1")), "fr")
    assert words == "récolte les 5 haricots de la coupelle de l’adversaire et ne laisse rien à récolter à l’adversaire"
