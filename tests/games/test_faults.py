"""What code from outside raised, in a line: for people with its words, for a log without them."""

from haricot.games.faults import kind_and_place, summary, summary_with_place


def raised(message: str) -> ValueError:
    try:
        raise ValueError(message)
    except ValueError as fault:
        return fault


def test_a_summary_is_the_kind_and_the_first_line() -> None:
    assert summary(raised("seven of spades\nand more")) == "ValueError: seven of spades"
    assert summary(raised("")) == "ValueError"


def test_a_summary_with_its_place_names_the_file_and_the_line() -> None:
    line = raised.__code__.co_firstlineno + 2
    assert summary_with_place(raised("seven of spades")) == f"test_faults.py:{line}: ValueError: seven of spades"
    assert summary_with_place(ValueError("never raised")) == "ValueError: never raised"
    assert summary_with_place(SyntaxError("invalid syntax")) == "SyntaxError: invalid syntax"


def test_a_log_is_told_the_kind_and_the_place_without_the_words() -> None:
    line = raised.__code__.co_firstlineno + 2
    assert kind_and_place(raised("seven of spades")) == f"ValueError in {__file__}:{line}"
    assert kind_and_place(ValueError("never raised")) == "ValueError"
