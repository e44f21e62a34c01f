"""Which house looks after a table that waits for it, and which views each seat was given, whoever gave them.

Expands only: what earlier versions write and read stays as it is, so that old and new houses may share a store for the
time of a rolling restart. A house of an earlier version claims nothing; what it does twice is refused by its number.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("claimed_by", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("claimed_until", sa.BigInteger, nullable=True))
    op.create_table(
        "deliveries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("acknowledged", sa.Integer, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
        sa.Column("repeated", sa.Integer, nullable=False),
        sa.Column("repeated_in", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deliveries")
    with op.batch_alter_table("tables") as tables:
        for name in ("claimed_until", "claimed_by"):
            tables.drop_column(name)
