"""Games of Ronda against the bot that was called *fleur*: it is called *bouton* now, and *fleur* is a stronger one.

Expands only: earlier versions read the new name as they read any. Events stay as they are: those who read them know
from when a name is. A game that an earlier version notes meanwhile is named right by `haricot rebuild`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

players = sa.table("players", sa.column("game", sa.String), sa.column("level", sa.String))


def upgrade() -> None:
    _rename("fleur", "bouton")


def downgrade() -> None:
    _rename("bouton", "fleur")


def _rename(before: str, after: str) -> None:
    named = sa.and_(players.c.game == "ronda", players.c.level == before)
    op.execute(players.update().where(named).values(level=after))
