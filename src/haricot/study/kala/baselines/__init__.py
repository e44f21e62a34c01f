"""The table of KalaBench: who is how right about its positions, and how strong.

Players are judged once and what they said is written down, a line for each position and game: so it may be stopped at
any time and goes on where it was, and somebody who adds a player judges only that one.
"""
