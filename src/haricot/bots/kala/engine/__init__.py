"""Kala's engine: looking ahead, proofs, and what is kept of them; on the kernel of the game's own rules."""
