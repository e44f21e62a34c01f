"""What finds texts that nobody says does find them: planted ones, in code of every kind that there is."""

import pytest

from tests.texts.said_keys import Keys, in_client, in_python

PYTHON = '''
"""Of "told-in-a-docstring" nobody speaks."""

class Refused(HaricotError): ...
class NotAllowed(Refused): ...
class Card:
    swap_again: int

def told(kind, word, game):
    # nor of "told-in-a-comment"
    print(f"{word}", f"{game}-{kind}", f"{kind}", "give", "keep")
    say("said-alone"), told(f"bot-{'wins' if kind else 'loses'}", f"review-{word}-too", "written-out")
    raise NotAllowed("not-by-you")
'''

CLIENT = """
  const words = say("web-open", { bowl }) + `${is}, ${say(`web-can-${deed}`)}`;
  return kind === "take" ? `${kind}` : '' + label('web-single');
"""


def found() -> Keys:
    keys = Keys()
    in_python([PYTHON], keys)
    in_client([CLIENT], keys)
    return keys


@pytest.mark.parametrize(
    "key",
    [
        "written-out", "not-by-you", "bot-wins", "bot-loses", "review-give-too", "review-swap-again-too", "web-open",
        "web-can-take", "web-can-keep", "web-single",
    ],
)  # fmt: skip
def test_what_is_said_is_found(key: str) -> None:
    assert found().uses(key)


@pytest.mark.parametrize(
    "key",
    [
        "planted-by-nobody", "bot-draws", "review-dances-too", "review-give", "web-can-dance", "web-opened",
        "told-in-a-docstring", "told-in-a-comment", "give-keep", "kala-give",
    ],
)  # fmt: skip
def test_what_is_planted_is_found_unused(key: str) -> None:
    assert not found().uses(key)


def test_keys_that_must_have_a_text_are_those_that_are_said_or_raised() -> None:
    assert found().said == {"said-alone", "not-by-you", "web-open"}
