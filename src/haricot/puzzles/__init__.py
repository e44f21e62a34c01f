"""Puzzles cut from games and proven by the engine, and the puzzles of each day.

What is particular to a game stands in the module of its name: `self_play`, `cut`, `is_unique`, `group`.
"""
