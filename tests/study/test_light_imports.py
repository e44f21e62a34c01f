"""Who plays by the rules alone loads neither the server nor a compiler, nor what only learners need."""

import subprocess
import sys

HEAVY = (
    "numba",
    "llvmlite",
    "litestar",
    "uvicorn",
    "sqlalchemy",
    "pettingzoo",
    "gymnasium",
    "pyspiel",
    "jax",
    "pyarrow",
    "fpdf",
    "webauthn",
    "haricot.house",
)

PLAY = """
import sys, haricot
for name in haricot.games():
    state = haricot.game(name).new(seed=1)
    for _ in range(3):
        state = state.play(state.moves()[0])
"""


def loaded(program: str) -> set[str]:
    told = f"print(*set(sys.modules) & set({HEAVY!r}))"
    done = subprocess.run([sys.executable, "-c", program + told], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_library_and_its_rules_are_light() -> None:
    assert loaded(PLAY) == set()


def test_action_ids_and_observations_are_light_too() -> None:
    assert loaded(PLAY + "\nfrom haricot.study import of_state; of_state(state).mask(state)\n") == set()
