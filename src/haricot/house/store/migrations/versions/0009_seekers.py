"""Who waits for somebody to play with.

Expands only: earlier versions would not mind, and know nobody who waits.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rule_set", sa.String(80), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("ready", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seekers_expires", "seekers", ["expires"])
    op.create_index("ix_seekers_table_id", "seekers", ["table_id"])
    op.create_index("ix_seekers_kind", "seekers", ["game", "rule_set", "since"])


def downgrade() -> None:
    op.drop_table("seekers")
