"""How the terminal speaks: help and complaints in the reader's language."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click
from rich.console import Console

from haricot.lab.interrupts import ending_at_once
from haricot.texts import LANGUAGES, reader_language, say


def language_asked_for(arguments: Sequence[str]) -> str:
    """The language of `--lang`, else the locale's: known before anything is said, help included."""
    for argument, following in zip(arguments, [*arguments, ""][1:], strict=True):
        asked = following if argument == "--lang" else argument.removeprefix("--lang=")
        if argument.startswith("--lang") and asked in LANGUAGES:
            return asked
    return reader_language()


def names_only_a_language(arguments: Sequence[str]) -> bool:
    """Whether nothing is asked for: no command, and no help."""
    match list(arguments):
        case []:
            return True
        case ["--lang", lang]:
            return lang in LANGUAGES
        case [alone]:
            return alone in [f"--lang={lang}" for lang in LANGUAGES]
    return False


class Screen(Console):
    """Where things are drawn; it ends as whatever else prints does when nobody reads any further."""

    def on_broken_pipe(self) -> None:
        """Rich would end the program with status 1, as if something were wrong; it asks here while it is handled."""
        raise BrokenPipeError


def console() -> Console:
    """Where things are drawn: without colour when piped or when NO_COLOR is set, never re-wrapped."""
    return Screen(highlight=False, soft_wrap=True, emoji=False, markup=False)


def tell(text: str, *, err: bool = False) -> None:
    """Prints a text, its long lines broken where the terminal ends."""
    width = shutil.get_terminal_size().columns
    for line in text.splitlines():
        click.echo("\n".join(textwrap.wrap(line, width, drop_whitespace=False) or [""]), err=err)


def answer(value: Any) -> None:
    """Prints what a command found as JSON: with `--json` that is all that goes to standard output."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=1))


def load_engine(game: str, lang: str) -> None:
    """What the bots of a game think with, before their time is counted; if that takes its time, it is said first."""
    with ending_at_once():
        from haricot.bots.compilation import has_kernels, load
        from haricot.games.kernel_cache import kernels_are_made

        if not has_kernels(game):
            return
        if not kernels_are_made(game):
            click.echo(say("cli-compiling", lang), err=True)
        elif sys.stderr.isatty():
            click.echo(say("cli-loading", lang), err=True)
        load(game)


def ask(question: str) -> str:
    """What somebody types; when that comes from a pipe, it is shown as a keyboard would."""
    typed = input(question)
    if not sys.stdin.isatty():
        click.echo(typed)
    return typed.strip()


class Spoken(click.Command):
    """A command whose help is in the reader's language."""

    lang: str

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line of usage, in the person's language."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=say("cli-usage", self.lang) + " ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Arguments by name; options are one ellipsis, since they are listed below."""
        pieces = [piece for param in self.get_params(ctx) for piece in param.get_usage_pieces(ctx)]
        return [*pieces, "[…]"]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Options that have words, then the commands of a group."""
        rows = [row for param in self.get_params(ctx) if (row := param.get_help_record(ctx)) and row[1]]
        with formatter.section(say("cli-options", self.lang)):
            formatter.write_dl(rows)
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, explained in the person's language."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("cli-help", self.lang)
        return option


class ReaderLeft(Exception):
    """Whoever read what a command prints wants no more of it."""


@contextmanager
def _reader_may_leave() -> Iterator[None]:
    """Click would end with status 1, as if something were wrong."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        raise ReaderLeft from None


class Group(Spoken, click.Group):
    """`haricot` itself: the list of its commands."""

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        self.lang = lang
        version = click.Option(
            ["--version"],
            is_flag=True,
            expose_value=False,
            is_eager=True,
            callback=_version,
            help=say("cli-version", lang),
        )
        super().__init__("haricot", help=say("cli-haricot", lang), params=[language_option(lang), version])
        self.names = names

    def make_context(self, *asked: Any, **more: Any) -> click.Context:
        """Help is printed while the command line is read."""
        with _reader_may_leave():
            return super().make_context(*asked, **more)

    def invoke(self, ctx: click.Context) -> Any:
        """The command; what it printed has gone out when it ends."""
        with _reader_may_leave():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which they are explained, which is not that of the alphabet."""
        return list(self.names)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command of a module of the same name; only that module is loaded."""
        if name not in self.names:
            return None
        build: Callable[[str], click.Command] = import_module(f"haricot.cli.{name}").command
        return build(self.lang)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each command and what it does."""
        with formatter.section(say("cli-commands", self.lang)):
            formatter.write_dl([(name, say(f"cli-{name}", self.lang)) for name in self.names])


class Commands(Spoken, click.Group):
    """A command that has commands of its own: each is built when it is asked for."""

    def __init__(self, name: str, lang: str, builders: Mapping[str, Callable[[str], click.Command]]) -> None:
        self.lang = lang
        super().__init__(
            name,
            help=say(f"cli-{name}", lang),
            params=[language_option(lang)],
            invoke_without_command=True,
            callback=_list_commands,
        )
        self.builders = builders

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which they were given."""
        return list(self.builders)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command of that name, built for the person's language."""
        return self.builders[name](self.lang) if name in self.builders else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each command and its first line of help."""
        with formatter.section(say("cli-commands", self.lang)):
            formatter.write_dl([(name, build(self.lang).help or "") for name, build in self.builders.items()])


def _list_commands() -> None:
    """To whoever names none of them."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def spoken(
    name: str, lang: str, run: Callable[..., int | None], *params: click.Parameter, kind: type[Spoken] = Spoken
) -> click.Command:
    """The command `name`, described by the text `cli-name`, which runs with the language and its parameters."""

    def run_in_language(**given: Any) -> int | None:
        return run(lang, **given)

    command = kind(
        name, help=say(f"cli-{name}", lang), callback=run_in_language, params=[*params, language_option(lang)]
    )
    command.lang = lang
    return command


def language_option(lang: str) -> click.Option:
    """Read beforehand by `language_asked_for`; declared so that it is checked and stands in the help."""
    return click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help=say("cli-lang", lang))


def complaint(wrong: click.ClickException, lang: str) -> str:
    """What is wrong with a command line, and where its help is."""
    context = getattr(wrong, "ctx", None)
    path = context.command_path if context else "haricot"
    return f"{_what_is_wrong(wrong, lang)} {say('cli-see-help', lang, command=path)}"


def file_complaint(wrong: OSError, lang: str) -> str:
    """Why a file cannot be used."""
    kinds = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "forbidden"}
    if wrong.filename is None:  # standard output, or something that does not say which
        return say("cli-file-unnamed", lang, why=str(wrong.strerror or wrong))
    if type(wrong) in kinds:
        return say(f"cli-file-{kinds[type(wrong)]}", lang, file=str(wrong.filename))
    return say("cli-file", lang, file=str(wrong.filename), why=str(wrong.strerror))


def _what_is_wrong(wrong: click.ClickException, lang: str) -> str:
    match wrong:
        case click.exceptions.NoSuchOption() if wrong.option_name.removeprefix("-").isdecimal():
            return _negative(wrong, lang)
        case click.exceptions.NoSuchOption():
            return say("cli-no-such-option", lang, option=wrong.option_name)
        case click.MissingParameter():
            return say("cli-missing", lang, what=_shown(wrong.param))
        case click.BadParameter() if wrong.param and isinstance(wrong.param.type, click.Choice):
            return say("cli-bad-choice", lang, what=_shown(wrong.param), choices=", ".join(wrong.param.type.choices))
        case click.BadParameter() if wrong.param and isinstance(wrong.param.type, click.IntRange | click.FloatRange):
            return _out_of_range(wrong.param, wrong.param.type, lang)
        case click.BadParameter() if wrong.param and isinstance(wrong.param.type, type(click.INT)):
            return say("cli-bad-number", lang, what=_shown(wrong.param))
        case click.BadParameter():
            return say("cli-bad-value", lang, what=_shown(wrong.param))
        case click.UsageError() if wrong.ctx and isinstance(wrong.ctx.command, click.Group):
            return say("cli-no-such-command", lang)
    return say("cli-wrong-usage", lang)


def _negative(wrong: click.exceptions.NoSuchOption, lang: str) -> str:
    """A number that looks like an option: what is allowed where the command takes one number, else that it is not."""
    for param in wrong.ctx.command.params if wrong.ctx else ():
        if isinstance(param, click.Argument) and isinstance(param.type, click.IntRange):
            return _out_of_range(param, param.type, lang)
    return say("cli-negative", lang, number=wrong.option_name)


def _out_of_range(param: click.Parameter, kind: click.IntRange | click.FloatRange, lang: str) -> str:
    """What is allowed; as text, since a port is not grouped by thousands."""
    allowed = {
        name: f"{value:g}" if isinstance(value, float) else str(value)
        for name, value in (("least", kind.min), ("most", kind.max))
        if value is not None
    }
    key = {2: "cli-bad-range", 1: "cli-bad-least"}.get(len(allowed), "cli-bad-value")
    return say(key, lang, what=_shown(param), **allowed)


def _shown(param: click.Parameter | None) -> str:
    if param is None:
        return "?"
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def _version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        click.echo(f"haricot {version('haricot')}")
        ctx.exit()
