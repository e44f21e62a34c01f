"""Rondelic's last two: their rounds solved, from circle to circle to the hole."""
