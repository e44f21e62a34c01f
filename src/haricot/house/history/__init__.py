"""What was played in this house, and by whom."""
