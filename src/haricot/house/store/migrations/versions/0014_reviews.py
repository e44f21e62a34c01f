"""Reviews kept with their games; those of before that counted a won game as twenty beans are made anew.

Expands only: earlier versions would not mind.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("claimed_by", sa.String(32), nullable=True),
        sa.Column("claimed_until", sa.BigInteger, nullable=True),
        sa.Column("body", sa.LargeBinary, nullable=True),
    )
    op.execute("DELETE FROM reviewed WHERE unit = 'beans'")


def downgrade() -> None:
    op.drop_table("reviews")
