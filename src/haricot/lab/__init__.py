"""Instruments for whoever studies the games, or adds one."""
