"""Rondelic for learners, by either set of rules."""

from haricot.study.rondelic.encoding import RondelicEncoding

ENCODING = RondelicEncoding
