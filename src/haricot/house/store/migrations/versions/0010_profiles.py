"""Profiles: what reviews found in games, and to whom people show what they played.

Expands only: earlier versions would not mind.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "reviewed",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("lost", sa.Float(53), nullable=True),
        sa.Column("luck", sa.Float(53), nullable=True),
        sa.Column("unit", sa.String(12), nullable=True),
    )
    op.create_table(
        "shown",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("ratings", sa.String(12), nullable=False),
        sa.Column("profile", sa.String(12), nullable=False),
    )


def downgrade() -> None:
    for name in ("shown", "reviewed"):
        op.drop_table(name)
