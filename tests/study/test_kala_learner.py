"""The learner of Kala at a tiny size; where there is no JAX, `python3 dev.py study` has it."""

import json
import sys
from itertools import count
from pathlib import Path
from random import Random

import numpy as np
import pytest

from haricot.games.kala import GAME
from haricot.games.kala.rules import Kala
from haricot.study import encoding, of_state

jax = pytest.importorskip("jax", reason="JAX is installed by `python3 dev.py study`")
pytest.importorskip("mctx", reason="mctx is installed by `python3 dev.py study`")

from haricot.study.kala import jax_kala  # noqa: E402
from haricot.study.kala.learner import __main__ as command  # noqa: E402
from haricot.study.kala.learner import checkpoints, network, network_updates, self_play  # noqa: E402
from haricot.study.kala.learner.judge import game_of, judge_of, judgements  # noqa: E402
from haricot.study.kala.learner.run_loop import learn  # noqa: E402
from haricot.study.kala.learner.settings import LearnerSettings  # noqa: E402

TINY = LearnerSettings(
    games=16, steps=8, simulations=4, width=32, blocks=1, minibatch=64, updates=4, memory=2, least=8, most=8
)


def run_for(folder: Path, rounds: int, minutes: float, settings: LearnerSettings = TINY) -> checkpoints.Run:
    """So many rounds, of ten seconds each by a clock that does not depend on the machine, of a run of those minutes."""
    ticks = count()
    return learn(folder, settings, minutes, rounds / 6, every=0.5, clock=lambda: 10.0 * next(ticks))


def curve(folder: Path) -> list[dict[str, float]]:
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]


def some_states(reserve: int, seeds: int) -> list[Kala]:
    found = []
    for seed in range(seeds):
        rng, state = Random(seed), GAME.new(seed=seed, reserve=reserve)
        for _ in range(rng.randrange(60)):
            after = state.play(rng.choice(state.moves()))
            state = state if after.turn is None else after
        assert isinstance(state, Kala)
        found.append(state)
    return found


def test_it_goes_on_from_a_checkpoint_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole = run_for(tmp_path / "whole", 6, minutes=1)
    run_for(tmp_path / "parts", 3, minutes=1)
    parts = run_for(tmp_path / "parts", 6, minutes=1)
    assert parts[2:] == whole[2:] == (60, 6, whole.games)
    assert curve(tmp_path / "parts") == curve(tmp_path / "whole")
    for name, part in whole.parameters.items():
        assert np.array_equal(part, parts.parameters[name]), name
        assert np.array_equal(whole.moments.second[name], parts.moments.second[name]), name


def test_it_stops_when_its_minutes_are_used_and_after_those_of_one_run(tmp_path: Path) -> None:
    assert run_for(tmp_path, 2, minutes=1).seconds == 20
    assert run_for(tmp_path, 100, minutes=1).seconds == 60
    assert run_for(tmp_path, 100, minutes=1).iteration == 6
    lines = curve(tmp_path)
    assert [line["seconds"] for line in lines] == [10, 20, 30, 40, 50, 60]
    assert lines[-1]["positions"] == 6 * 16 * 8
    assert [seconds for seconds, _ in checkpoints.snapshots(sorted(tmp_path.glob("snap*")))] == [0, 20, 30, 60]


def test_another_size_does_not_go_on(tmp_path: Path) -> None:
    run_for(tmp_path, 1, minutes=1)
    with pytest.raises(checkpoints.OtherSettings, match="'width': 32"):
        run_for(tmp_path, 1, minutes=1, settings=TINY._replace(width=64))


def test_it_learns(tmp_path: Path) -> None:
    settings = TINY._replace(games=64, minibatch=256, updates=16, memory=4, rate=3e-3)
    run_for(tmp_path, 24, minutes=4, settings=settings)
    lines = curve(tmp_path)
    for loss in ("policy_loss", "value_loss"):
        first, last = (np.mean([line[loss] for line in part]) for part in (lines[:3], lines[-3:]))
        assert last < 0.9 * first, loss


def test_half_precision_says_nearly_the_same_and_learns_too(monkeypatch: pytest.MonkeyPatch) -> None:
    parameters = network.begin(1, 64, 2)
    games = [game_of(state) for state in some_states(20, 16)]
    batch = jax_kala.JaxState(*map(np.stack, zip(*games, strict=True)))
    seen = np.stack([np.asarray(jax_kala.observe(game)) for game in games])
    sown = batch.legal_action_mask / batch.legal_action_mask.sum(1, keepdims=True)
    samples = self_play.Samples(seen, batch.legal_action_mask, sown.astype(np.float16), np.full(16, 0.5, np.float32))
    whole, _ = jax.grad(network_updates.loss, has_aux=True)(parameters, samples)
    logits = network.apply(parameters, seen)[0]
    monkeypatch.setattr(network, "_half", lambda: True)
    half, _ = jax.grad(network_updates.loss, has_aux=True)(parameters, samples)
    assert not np.array_equal(logits, network.apply(parameters, seen)[0])
    assert np.allclose(logits, network.apply(parameters, seen)[0], atol=0.05)
    for name, slope in whole.items():
        assert half[name].dtype == np.float32
        apart = np.linalg.norm(half[name] - slope) / np.linalg.norm(slope)
        assert apart < 0.1, name


def test_every_form_of_a_position_leads_to_the_same_form_of_what_comes_after() -> None:
    kinds = set()
    _, step, observe = jax_kala.many()
    for state in some_states(28, 80):
        game = game_of(state)
        seen, allowed = np.asarray(jax_kala.observe(game)), np.asarray(game.legal_action_mask)
        for seen_from, action_from in zip(network_updates.SEEN_FROM, network_updates.ACTION_FROM, strict=True):
            turned = _turned(game, seen[seen_from], allowed[action_from])
            all_of = np.arange(128)
            after, expected = step(_times(turned, 128), all_of), step(_times(game, 128), action_from)
            told, awaited = np.asarray(observe(after)), np.asarray(observe(expected))[:, seen_from]
            masks, others = np.asarray(after.legal_action_mask), np.asarray(expected.legal_action_mask)[:, action_from]
            for action in np.flatnonzero(allowed[action_from]).tolist():
                kinds.add(action // 16)
                assert (told[action] == awaited[action]).all()
                assert (masks[action] == others[action]).all()
    assert kinds == set(range(8))


def _times(game: jax_kala.JaxState, count: int) -> jax_kala.JaxState:
    return jax_kala.JaxState(*(np.stack([np.asarray(part)] * count) for part in game))


def _turned(game: jax_kala.JaxState, seen: np.ndarray, allowed: np.ndarray) -> jax_kala.JaxState:
    cells = np.array([seen[16:32].argmax(), seen[32:48].argmax()], np.int8)
    return game._replace(cups=seen[:16].astype(np.int8), cells=cells, legal_action_mask=allowed)


def test_a_sample_is_turned_whole() -> None:
    state = some_states(16, 12)[7]
    game = game_of(state)
    weights = np.where(game.legal_action_mask, np.arange(128), 0).astype(np.float16)
    one = self_play.Samples(np.asarray(jax_kala.observe(game)), game.legal_action_mask, weights, np.float32(0.5))
    eight = network_updates.in_another_form(self_play.Samples(*(np.stack([part] * 8) for part in one)), np.arange(8))
    for form in range(8):
        assert (eight.observation[form] == one.observation[network_updates.SEEN_FROM[form]]).all()
        assert (eight.allowed[form] == one.allowed[network_updates.ACTION_FROM[form]]).all()
        assert (eight.policy[form] == one.policy[network_updates.ACTION_FROM[form]]).all()
    assert (eight.value == 0.5).all()


def test_positions_are_the_same_in_jax() -> None:
    coder, states = encoding("kala", reserve=16), some_states(16, 20)
    assert any(state.extra for state in states)
    for state in states:
        game = game_of(state)
        assert (jax_kala.observe(game) == coder.encode(state.view(state.turn))).all()


def test_starts_are_of_all_reserves_and_from_anywhere_in_a_game() -> None:
    settings = LearnerSettings(games=512, least=4, most=12)
    starts = self_play.some_starts(jax.random.PRNGKey(1), settings)
    assert not np.asarray(starts.terminated).any()
    assert np.asarray(starts.legal_action_mask).any(axis=1).all()
    beans = np.asarray(starts.cups).sum(1) + np.asarray(starts.held).sum(1) + np.asarray(starts.reserves).sum(1)
    reserves = (beans + np.asarray(starts.granary)) / 2
    assert set(reserves.tolist()) == set(range(4, 13))
    at_start = np.asarray(starts.cups).sum(1) == 0
    assert 0.35 < at_start.mean() < 0.75  # some random games are drawn at their start too
    assert (np.asarray(starts.reserves)[:, 0] < 4).any()  # of an extra sowing, late in a game


def test_who_sows_again_goes_on_for_themselves() -> None:
    met = set()
    for state in some_states(28, 40):
        game = game_of(state)
        for action in np.flatnonzero(game.legal_action_mask).tolist()[:3]:
            after = jax.jit(jax_kala.step)(game, np.int32(action))
            over, again = bool(after.terminated), bool(after.extra)
            reward, sign = (float(part[0]) for part in self_play.gained(_times(game, 1), _times(after, 1)))
            assert (reward, sign) == ((1, 0) if over else (0, 1) if again else (0, -1))
            met.add((over, again))
    assert met == {(False, False), (False, True), (True, False)}


def test_a_judge_says_a_chance_and_a_sowing_that_is_allowed() -> None:
    parameters, states = network.begin(1, 32, 1), some_states(12, 9)
    for simulations in (0, 4):
        said = judgements(parameters, states, simulations, at_once=4)
        assert len(said) == 9
        for state, judged in zip(states, said, strict=True):
            assert judged.wins is not None
            assert 0 <= judged.wins <= 1
            assert judged.action is not None
            assert of_state(state).mask(state)[judged.action]
    alone = judge_of(parameters)(states[3])
    several = judgements(parameters, states, at_once=4)[3]
    assert alone.action == several.action
    assert alone.wins == pytest.approx(several.wins, abs=1e-5)


def test_a_search_sees_a_win_that_the_network_does_not() -> None:
    winning = GAME.position(
        "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=4,3 granary=1 turn=0 extra=no", 0, reserve=4
    )
    assert isinstance(winning, Kala)
    judged = judge_of(network.begin(1, 32, 1), simulations=8)(winning)
    assert judged.wins == pytest.approx(1.0)


def test_the_command_learns_and_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = [f"--{name}={getattr(TINY, name)}" for name in TINY._fields if name != "seed"]
    sizes = [size.replace("_", "-") for size in sizes]
    folder = str(tmp_path / "run")
    monkeypatch.setattr(sys, "argv", ["learner", folder, "--minutes=0.01", *sizes])
    assert command.main() == 0
    monkeypatch.setattr(sys, "argv", ["learner", folder, "--minutes=0.02", *sizes, "--width=16"])
    assert command.main() == 1
    monkeypatch.setattr(sys, "argv", ["learner", folder, f"--pack={tmp_path / 'packed'}", "--pack-bytes=60000"])
    assert command.main() == 0
    packed = sorted((tmp_path / "packed").glob("*.npz"))
    whole = list(checkpoints.snapshots(sorted((tmp_path / "run").glob("snapshot-*.npz"))))
    halved = list(checkpoints.snapshots(packed))
    assert len(packed) == len(whole)  # one is larger than half of what a file may hold
    for (seconds, one), (also, other) in zip(whole, halved, strict=True):
        assert seconds == also
        assert {part.dtype.name for part in other.values()} == {"float32"}
        assert all(np.allclose(one[name], other[name], atol=2e-3) for name in one)
    assert (tmp_path / "packed" / "curve.jsonl").read_text() == (tmp_path / "run" / "curve.jsonl").read_text()
