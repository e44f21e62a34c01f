"""Games that are over, and who played them under which name. Expands only: earlier versions would not mind.

What is in the logs already is noted by the house when it opens the store: see `history/backfill.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("slot", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(60), nullable=True),
        sa.Column("level", sa.String(20), nullable=True),
        sa.Column("name", sa.String(60), nullable=True),
        sa.Column("folded", sa.String(60), nullable=True),
        sa.Column("sign", sa.String(8), nullable=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
    )
    op.create_index("ix_players_person", "players", ["person", "ended", "table_id", "number"])
    op.create_index("ix_players_person_game", "players", ["person", "game", "ended", "table_id", "number"])


def downgrade() -> None:
    op.drop_table("players")
    op.drop_table("games")
