"""The table of KalaBench: players by name, what they said written down once, and told as Markdown and as a picture."""

import json
import sys
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from haricot.bots import levels
from haricot.games.kala.rules import Kala
from haricot.study.kala.baselines import __main__ as command
from haricot.study.kala.baselines import curves, players, results, table
from haricot.study.kala.bench import (
    Judge,
    Judgement,
    ProvenPosition,
    Prover,
    numbers,
    position_of,
    prove_one,
    read,
    table_row,
)
from haricot.study.kala.encoding import action_of
from haricot.study.kala.strength import RESERVES

POSITIONS = 75


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("bench") / "data.jsonl"
    file.write_text("".join(json.dumps(prove_one(number, 0, 2_000)) + "\n" for number in islice(numbers(), POSITIONS)))
    return file


def run(monkeypatch: pytest.MonkeyPatch, *given: object) -> int:
    monkeypatch.setattr(sys, "argv", ["baselines", *map(str, given)])
    return command.main()


@pytest.mark.parametrize("name", ["random", "graine", "tige", "mcts-50", "alpha-beta"])
def test_every_player_chooses_a_sowing_that_is_allowed(name: str) -> None:
    states = [position_of(number, 3)[0] for number in (10, 40, 70)]
    for state, said in zip(states, players.player(name)(states), strict=True):
        assert said.action in {action_of(move) for move in state.moves()}
        assert said.wins is None or 0 <= said.wins <= 1


def test_a_level_that_is_distracted_at_times_is_not_always_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "SECONDS", 60.0)  # both end by themselves, also where others need the processor
    states = [position_of(number, 3)[0] for number in range(36, 75) if number % 25 > 10]
    sometimes, never = (players.player(name)(states) for name in ("racine", "pousse"))
    assert 0 < sum(one == other for one, other in zip(sometimes, never, strict=True)) < len(states)
    assert players.player("racine")(states) == sometimes


def test_a_level_that_counts_nodes_does_not_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [position_of(number, 1)[0] for number in (14, 39, 64)]
    for name in ("fleur-3000", "gousse-3000"):
        at_leisure = players.player(name)(states)
        with monkeypatch.context() as hurried:
            hurried.setattr(players, "SECONDS", 0.0)
            assert players.player(name)(states) == at_leisure


def test_gousse_chooses_as_it_does_at_a_table() -> None:
    states = [position_of(number, 3)[0] for number in (12, 40, 66, 74)]
    for state, said in zip(states, players.player("gousse-3000")(states), strict=True):
        at_a_table = players.level(levels("kala")["gousse"], state, nodes=3000)
        assert said.action == at_a_table.action


@pytest.mark.parametrize("judge", [players.alpha_beta, partial(players.gousse, nodes=20_000)])
def test_an_engine_is_sure_of_an_end_that_it_sees(judge: Judge) -> None:
    prover, sure = Prover(20_000, 16), 0
    for number in range(50, 75):
        row = prover.prove(number, 4)
        said = judge(row.state)
        if said.wins in (0.0, 1.0):
            sure += 1
            assert row.winner is None or said.wins == (row.winner == row.mover)
    assert sure > 10


def test_nobody_is_found_by_another_name() -> None:
    for name in ("nobody", "missing.py:judge", "learner"):
        if name == "learner":
            pytest.importorskip("jax", reason="JAX is installed by `python3 dev.py study`")
        with pytest.raises(players.UnknownPlayer):
            players.player(name)


def test_what_was_said_is_not_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, asked = tmp_path / "results.jsonl", list[int]()

    def judged(states: object) -> list[Judgement]:
        assert isinstance(states, list)
        asked.extend([1] * len(states))
        return players.one_by_one(players.by_lot)(states)

    monkeypatch.setattr(players, "player", lambda name, snapshots: judged)
    assert run(monkeypatch, file, "--player", "somebody", "--positions", 4, "--games", 0) == 0
    assert run(monkeypatch, file, "--player", "somebody", "--positions", 6, "--games", 0) == 0
    assert len(asked) == 6
    found = results.read(file)
    assert sorted(found.judged["somebody"]) == list(range(6))
    assert run(monkeypatch, file, "--player", "somebody", "--positions", 6, "--games", 1) == 0
    games, asked_now = results.read(file).games["somebody"], len(asked)
    assert len(games) == 6
    assert run(monkeypatch, file, "--player", "somebody", "--positions", 6, "--games", 1) == 0
    assert len(asked) == asked_now


OWN = """
from haricot.study.kala.bench import Judgement
from haricot.study.kala.encoding import action_of

def judge(state):
    return Judgement(0.5, action_of(state.moves()[0]))
"""


def test_somebody_adds_a_row(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.py").write_text(OWN)
    name, file = f"{tmp_path / 'own.py'}:judge", tmp_path / "results.jsonl"
    given = (file, "--player", "random", "--player", name, "--positions", POSITIONS, "--games", 1)
    assert run(monkeypatch, *given, "--table", data, "--strata", name) == 0
    told = capsys.readouterr().out
    caption, whole, strata = told.split("\n\n")
    assert caption.startswith(f"The first {POSITIONS} positions of all folds, ")
    assert caption.endswith("; games against gousse at 0.1 s a sowing.")
    lines = whole.splitlines()
    assert lines[0].startswith("| player | value accuracy, %")
    assert [line.split(" | ")[0] for line in lines[2:]] == ["| random", f"| {name}"]
    assert lines[3].split(" | ")[2] == "0.250"
    assert lines[3].count("/1 (") == 6
    assert strata.startswith("| reserve | early: value")
    assert run(monkeypatch, file, "--player", "nobody") == 1
    assert "nobody" in capsys.readouterr().err


def test_one_fold_alone_is_asked_about(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [json.loads(line) for line in data.read_text().splitlines()]
    of_the_fold = [row["number"] for row in rows if table_row(row)["fold"] == 9]
    assert 0 < len(of_the_fold) < POSITIONS
    file, given = tmp_path / "results.jsonl", ("--player", "random", "--fold", 9, "--games", 0)
    assert run(monkeypatch, file, *given, "--positions", len(of_the_fold), "--table", data) == 0
    assert list(results.read(file).judged["random"]) == of_the_fold
    assert capsys.readouterr().out.startswith(f"The first {len(of_the_fold)} positions of fold 9, ")


def test_games_against_nodes_and_by_the_clock_are_kept_apart(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    heard = list[int | None]()

    def kept(judge: Judge, reserve: int, game: int, nodes: int | None) -> bool:
        heard.append(nodes)
        return True

    monkeypatch.setattr(results, "keeps_the_win", kept)
    file, given = tmp_path / "results.jsonl", ("--player", "random", "--positions", 3, "--games", 1, "--table", data)
    assert run(monkeypatch, file, *given) == 0
    assert run(monkeypatch, file, *given, "--opponent-nodes", 500) == 0
    assert run(monkeypatch, file, *given, "--opponent-nodes", 500) == 0
    assert heard == [None] * len(RESERVES) + [500] * len(RESERVES)
    told = capsys.readouterr().out
    assert told.count("games against gousse with 500 nodes a sowing.") == 2
    assert told.count(" 1/1 (") == 3 * len(RESERVES), "no table has the games of the other"
    with pytest.raises(SystemExit):
        run(monkeypatch, file, *given, "--opponent-nodes", 0)


WRONG = """
from haricot.study.kala.bench import Judgement
def number(state): return 3
def sure(state): return Judgement(wins=1.5, action=None)
def beyond(state): return Judgement(wins=0.5, action=127)
def silent(state): return Judgement(wins=0.5, action=None)
def broken(state): return 1 // 0
def stopped(state): raise KeyboardInterrupt
"""


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (("--player", "own.py:nope"), "own.py has no function nope: write FILE.py:FUNCTION."),
        (("--player", "nofile.py:judge"), "There is no file nofile.py: write FILE.py:FUNCTION."),
        (("--player", "own.py"), "own.py names no function: write FILE.py:FUNCTION."),
        (("--player", "mcts-many"), "Nobody is called mcts-many"),
        (("--player", "own.py:number"), "own.py:number said 3 of"),
        (("--player", "own.py:sure"), "from 0 to 1"),
        (("--player", "own.py:beyond"), "the actions there are"),
        (("--player", "own.py:silent"), "give --games 0"),
        (("--player", "own.py:broken"), "own.py:7: ZeroDivisionError: integer division or modulo by zero"),
        (("--player", "random", "--table", "nofile.jsonl"), "nofile.jsonl can be neither read nor written"),
        (("--player", "random", "--table", "own.py"), "own.py is no data set"),
        (("--player", "random", "--strata", "random"), "give --table"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(
    given: tuple[str, ...],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.py").write_text(WRONG)
    assert run(monkeypatch, "results.jsonl", "--positions", 2, "--games", 1, *given) == 1
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1
    if "--table" in given:
        assert not Path("results.jsonl").exists(), "it is told before the work"


def test_who_stops_keeps_what_was_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.py").write_text(WRONG)
    file, own = tmp_path / "results.jsonl", f"{tmp_path / 'own.py'}:stopped"
    assert run(monkeypatch, file, "--player", "random", "--player", own, "--positions", 3, "--games", 0) == 130
    assert "give the same command again to go on" in capsys.readouterr().err
    assert len(results.read(file).judged["random"]) == 3


def test_results_that_were_cut_are_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, given = tmp_path / "results.jsonl", ("--player", "random", "--positions", 3, "--games", 0)
    assert run(monkeypatch, file, *given) == 0
    whole = file.read_text()
    file.write_text(whole[:-9])
    assert run(monkeypatch, file, *given) == 0
    assert file.read_text() == whole


def test_results_of_something_else_are_left_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    file, given = tmp_path / "results.jsonl", ("--player", "random", "--positions", 3, "--games", 0)
    assert run(monkeypatch, file, *given) == 0
    whole = file.read_text()
    assert json.loads(whole.splitlines()[0])["position"] == str(position_of(0)[0])
    assert run(monkeypatch, file, *given, "--seed", 1) == 1
    assert "something else" in capsys.readouterr().err
    assert run(monkeypatch, tmp_path / "new.jsonl", *given, "--seed", 1, "--table", data) == 1
    assert "another seed" in capsys.readouterr().err
    assert file.read_text() == whole
    for text in ("notes of mine", "notes\n", '{"beans": 3}\n', "\x80\n"):
        file.write_text(text, "latin-1")
        assert run(monkeypatch, file, *given) == 1
        assert "another kind" in capsys.readouterr().err
        assert file.read_text("latin-1") == text
    assert run(monkeypatch, tmp_path / "nowhere" / "results.jsonl", *given) == 1
    assert "neither read nor written" in capsys.readouterr().err


def test_the_table_says_how_right_somebody_was(data: Path) -> None:
    rows = [read(json.loads(line)) for line in data.read_text().splitlines()]
    right = {row.number: Judgement(float(row.winner == row.mover), (row.winning or (None,))[0]) for row in rows}
    wrong = {row.number: Judgement(float(row.winner != row.mover), None) for row in rows}
    found = results.Results({"right": right, "wrong": wrong}, {"right": {(8, 0): True, (8, 1): False}})
    first, second = table.markdown(rows, found, ["right", "wrong"]).splitlines()[2:]
    assert first.startswith("| right | 100.0 (")
    assert "| 0.000 | 0.000 | 100.0 (" in first
    assert first.endswith("| 1/2 (9–91) |")
    assert second.startswith("| wrong | 0.0 (0.0–")
    assert second.endswith("| – | – |")
    assert "100.0 (4)" in table.by_stratum(rows, right)


def test_learning_curves_are_drawn(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [read(json.loads(line)) for line in data.read_text().splitlines()]
    file = tmp_path / "results.jsonl"
    with file.open("w") as opened:
        for seconds, wins in ((0, 0.5), (600, 0.9)):
            for row in rows:
                said = {"player": f"learner@{seconds}", "number": row.number, "wins": wins, "action": _any(row)}
                opened.write(json.dumps(said) + "\n")
    assert curves.times(results.read(file)) == [0, 600]
    assert run(monkeypatch, file, "--positions", 75, "--table", data, "--picture", tmp_path / "curves.svg") == 0
    drawn = (tmp_path / "curves.svg").read_text()
    assert drawn.count("<polyline") >= 4
    assert "after 10.0 minutes" in drawn


def _any(row: ProvenPosition) -> int:
    state = row.state
    assert isinstance(state, Kala)
    return action_of(state.moves()[0])


def test_a_learner_is_asked_by_its_snapshots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("jax", reason="JAX is installed by `python3 dev.py study`")
    from haricot.study.kala.learner import checkpoints, network
    from haricot.study.kala.learner.settings import LearnerSettings

    settings = LearnerSettings(width=16, blocks=1)
    run_so_far = checkpoints.new_run(settings)
    for seconds, seed in ((0, 1), (60, 2)):
        parameters = network.begin(seed, 16, 1)
        checkpoints.save(tmp_path, run_so_far._replace(parameters=parameters, seconds=float(seconds)), settings)
    kept = sorted(tmp_path.glob("snapshot-*.npz"))
    states = [position_of(number, 3)[0] for number in range(4)]
    first, last, searched = (players.player(name, kept)(states) for name in ("learner@0", "learner", "learner-4"))
    assert first != last
    assert last == players.player("learner@60", kept)(states)
    assert searched != last
    with pytest.raises(players.UnknownPlayer, match=r"\[0, 60\]"):
        players.player("learner@30", kept)
    file = tmp_path / "results.jsonl"
    assert run(monkeypatch, file, "--positions", 3, "--games", 0, "--curve", "--learnt", *kept) == 0
    assert set(results.read(file).judged) == {"learner@0", "learner@60"}
