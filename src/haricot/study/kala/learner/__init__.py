"""Kala learnt by playing itself, AlphaZero's way: `python -m haricot.study.kala.learner FOLDER --minutes 20 --seed 0`.

It needs JAX and mctx, no more. Nothing of the proofs is shown to it: KalaBench tells afterwards how right it is.
"""
