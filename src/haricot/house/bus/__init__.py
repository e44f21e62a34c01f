"""What houses on one store tell each other: what they stored, who is there, and what must be forgotten."""
