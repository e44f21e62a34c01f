"""Openings: how often people made each of the first moves, and how often they won.

Expands only: earlier versions would not mind.
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "openings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("before", sa.String(16), primary_key=True),
        sa.Column("after", sa.String(16), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("openings")
