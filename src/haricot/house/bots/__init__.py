"""Bots' workers: processes of their own that get views and answer moves, or review a game that is over."""
