"""Every game as a PettingZoo environment in which agents act in turns (AEC)."""
