"""How strong people are, and bots."""
