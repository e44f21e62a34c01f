"""Whose puzzle is next, what becomes of it, and days in a row."""
