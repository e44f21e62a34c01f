"""Two things that a processor does in one step, and numba has no word for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from haricot.games.kala.rules import HANDFUL

BYTES, WORD = ir.VectorType(ir.IntType(8), 16), ir.IntType(64)


def _nearly_ripe(context: Any, low: Any, high: Any) -> Any:
    def build(_context: Any, code: ir.IRBuilder, _signature: Any, words: Any) -> Any:
        pair: Any = ir.Constant(ir.VectorType(WORD, 2), ir.Undefined)
        for place in (0, 1):
            pair = code.insert_element(pair, words[place], ir.Constant(ir.IntType(32), place))
        above = code.icmp_signed(">", code.bitcast(pair, BYTES), ir.Constant(BYTES, [HANDFUL - 2] * 16))
        return code.zext(code.bitcast(above, ir.IntType(16)), WORD)

    return types.int64(types.int64, types.int64), build


def _ones(context: Any, word: Any) -> Any:
    def build(_context: Any, code: ir.IRBuilder, _signature: Any, words: Any) -> Any:
        return code.ctpop(words[0])

    return types.int64(types.int64), build


nearly_ripe = cast(Callable[[int, int], int], intrinsic(_nearly_ripe))
"""Which of the sixteen cups of two words one more bean makes ripe, as bits; no cup ever holds as many as 127."""

ones = cast(Callable[[int], int], intrinsic(_ones))
"""How many bits of a word are set."""
