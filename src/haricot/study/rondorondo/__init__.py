"""RondoRondo for learners: a turn as a few small decisions."""

from haricot.study.rondorondo.encoding import RondoRondoEncoding

ENCODING = RondoRondoEncoding
