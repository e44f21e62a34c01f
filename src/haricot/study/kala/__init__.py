"""Kala for learners."""

from haricot.study.kala.encoding import KalaEncoding

ENCODING = KalaEncoding
