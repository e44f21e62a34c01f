"""Three things that a processor does in one step, and numba has no word for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from haricot.games.kala.masks import Words
from haricot.games.kala.rules import HANDFUL

BYTES, WORD, SHORT = ir.VectorType(ir.IntType(8), 16), ir.IntType(64), ir.IntType(32)
ANYWHERE = ir.IntType(8).as_pointer()


def _nearly_ripe(context: Any, low: Any, high: Any) -> Any:
    def build(_context: Any, code: ir.IRBuilder, _signature: Any, words: Any) -> Any:
        pair: Any = ir.Constant(ir.VectorType(WORD, 2), ir.Undefined)
        for place in (0, 1):
            pair = code.insert_element(pair, words[place], SHORT(place))
        above = code.icmp_signed(">", code.bitcast(pair, BYTES), ir.Constant(BYTES, [HANDFUL - 2] * 16))
        return code.zext(code.bitcast(above, ir.IntType(16)), WORD)

    return types.int64(types.int64, types.int64), build


def _ones(context: Any, word: Any) -> Any:
    def build(_context: Any, code: ir.IRBuilder, _signature: Any, words: Any) -> Any:
        return code.ctpop(words[0])

    return types.int64(types.int64), build


def _send_for(context: Any, words: Any, at: Any) -> Any:
    def build(context: Any, code: ir.IRBuilder, signature: Any, given: Any) -> Any:
        start = context.make_array(signature.args[0])(context, code, given[0]).data
        address = code.bitcast(code.gep(start, [given[1]]), ANYWHERE)
        kind = ir.FunctionType(ir.VoidType(), [ANYWHERE, SHORT, SHORT, SHORT])
        prefetch = code.module.declare_intrinsic("llvm.prefetch", (ANYWHERE,), kind)
        to_read, to_stay, numbers = SHORT(0), SHORT(3), SHORT(1)
        code.call(prefetch, [address, to_read, to_stay, numbers])
        return context.get_dummy_value()

    return types.void(words, types.int64), build


nearly_ripe = cast(Callable[[int, int], int], intrinsic(_nearly_ripe))
"""Which of the sixteen cups of two words one more bean makes ripe, as bits; no cup ever holds as many as 127."""

ones = cast(Callable[[int], int], intrinsic(_ones))
"""How many bits of a word are set."""

send_for = cast(Callable[[Words, int], None], intrinsic(_send_for))
"""Has the word at that place of an array brought near, without waiting for it: it will be asked for soon."""
