"""Three instructions of the processor that numba has no function for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from haricot.games.kala.rules import HANDFUL
from haricot.games.kernels import Int64Array

BYTES, INT64, INT32 = ir.VectorType(ir.IntType(8), 16), ir.IntType(64), ir.IntType(32)
POINTER = ir.IntType(8).as_pointer()


def _nearly_ripe(context: Any, low: Any, high: Any) -> Any:
    def build(_context: Any, code: ir.IRBuilder, _signature: Any, halves: Any) -> Any:
        cups: Any = ir.Constant(ir.VectorType(INT64, 2), ir.Undefined)
        for half in (0, 1):
            cups = code.insert_element(cups, halves[half], INT32(half))
        above = code.icmp_signed(">", code.bitcast(cups, BYTES), ir.Constant(BYTES, [HANDFUL - 2] * 16))
        return code.zext(code.bitcast(above, ir.IntType(16)), INT64)

    return types.int64(types.int64, types.int64), build


def _popcount(context: Any, number: Any) -> Any:
    def build(_context: Any, code: ir.IRBuilder, _signature: Any, numbers: Any) -> Any:
        return code.ctpop(numbers[0])

    return types.int64(types.int64), build


def _prefetch(context: Any, array: Any, at: Any) -> Any:
    def build(context: Any, code: ir.IRBuilder, signature: Any, arguments: Any) -> Any:
        start = context.make_array(signature.args[0])(context, code, arguments[0]).data
        address = code.bitcast(code.gep(start, [arguments[1]]), POINTER)
        kind = ir.FunctionType(ir.VoidType(), [POINTER, INT32, INT32, INT32])
        instruction = code.module.declare_intrinsic("llvm.prefetch", (POINTER,), kind)
        for_reading, in_every_cache, not_code = INT32(0), INT32(3), INT32(1)
        code.call(instruction, [address, for_reading, in_every_cache, not_code])
        return context.get_dummy_value()

    return types.void(array, types.int64), build


nearly_ripe = cast(Callable[[int, int], int], intrinsic(_nearly_ripe))
"""Which of the sixteen cups of two halves one more bean makes ripe, as bits; no cup ever holds as many as 127."""

popcount = cast(Callable[[int], int], intrinsic(_popcount))
"""How many bits of a number are set."""

prefetch = cast(Callable[[Int64Array, int], None], intrinsic(_prefetch))
"""Asks for the number at that index of an array to be brought near, without waiting for it."""
