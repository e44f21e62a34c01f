"""Our games, with the kind of their states told."""

from haricot.games.kala.rules import Kala
from haricot.games.ronda.rules import Ronda
from haricot.games.rondelic.rules import Round
from haricot.games.rondorondo.rules import RondoRondo
from tests.known_types import KnownGame

kala = KnownGame("kala", Kala)
ronda = KnownGame("ronda", Ronda)
rondelic = KnownGame("rondelic", Round)  # type: ignore[type-abstract]  # nothing is made of it, only asked
rondorondo = KnownGame("rondorondo", RondoRondo)
