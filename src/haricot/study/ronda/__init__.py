"""Ronda for learners."""

from haricot.study.ronda.encoding import RondaEncoding

ENCODING = RondaEncoding
