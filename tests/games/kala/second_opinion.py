"""Kala once more, written without a look at our rules: one list of numbers that is changed and changed back.

Cups 0–15 row by row from a1, bowls 16 and 17, reserves 18 and 19, granary 20. Only for counting: perft
numbers are trusted where this and `haricot.lab.perft` agree.
"""

STEPS = {"E": (1, 0), "N": (0, 1), "W": (-1, 0), "S": (0, -1)}
CORNERS = [(a, b) for a in "EW" for b in "NS"] + [(b, a) for a in "EW" for b in "NS"]


def walk(start: int, plan: list[str]) -> list[int] | None:
    """The squares of a walk, or None if it leaves the field."""
    x, y = start % 4, start // 4
    squares = [start]
    for letter in plan:
        x, y = x + STEPS[letter][0], y + STEPS[letter][1]
        if not (0 <= x < 4 and 0 <= y < 4):
            return None
        squares.append(4 * y + x)
    return squares


def walks(start: int, beans: int) -> list[list[int]]:
    """Straight walks, then walks of one leg and another leg across it; shorter ones only if none is long enough."""
    for steps in range(beans - 1, -1, -1):
        plans = [[letter] * steps for letter in STEPS]
        plans += [[a] * leg + [b] * (steps - leg) for a, b in CORNERS for leg in range(1, steps)]
        found = [squares for plan in plans if (squares := walk(start, plan))]
        if found:
            return found
    raise AssertionError


def count(depth: int, turns: bool, reserve: int = 28) -> int:
    board = [0] * 18 + [reserve, reserve, 0]
    return _count(board, [0, 15], 0, False, depth, turns)


def _count(board: list[int], at: list[int], me: int, extra: bool, depth: int, turns: bool) -> int:
    if depth == 0:
        return 1
    if not extra and board[18 + me] < 4:
        return 0
    you, beans, total = 1 - me, board[16 + me] if extra else 4, 0
    for squares in walks(at[me], beans):
        kept = board[:]
        if extra:
            board[16 + me] = 0
        else:
            board[18 + me] -= 4
        for square in squares:
            board[16 + me if square == at[me] else 16 + you if square == at[you] else square] += 1
        board[18 + you] += beans - len(squares)
        end = squares[-1]
        vessel = 16 + you if end == at[you] else end
        places = [end]
        if end == at[you]:
            places = [place for letter in STEPS if (way := walk(end, [letter])) for place in way[1:]]
        again = board[16 + me] >= 4
        for place in places:
            for reap in (False, True) if board[vessel] >= 4 else (False,):
                held = board[vessel], board[18 + me], board[20]
                if reap:
                    board[vessel], board[18 + me], board[20] = 0, held[1] + held[0] - 1, held[2] + 1
                stood, at[me] = at[me], place
                deeper = depth if again and turns else depth - 1
                total += _count(board, at, me if again else you, again, deeper, turns)
                at[me] = stood
                board[vessel], board[18 + me], board[20] = held
        board[:] = kept
    return total
