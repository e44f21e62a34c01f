"""Who invited whom to which table, and who wants to hear no more of whom.

Expands only: earlier versions would not mind.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "invited",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_invited_table", "invited", ["table_id"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def downgrade() -> None:
    op.drop_table("blocks")
    op.drop_table("invited")
