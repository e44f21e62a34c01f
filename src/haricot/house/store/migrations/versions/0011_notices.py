"""Notices: browsers that may be reached, what was sent and not seen yet, and what people want to hear of.

Expands only: earlier versions would not mind.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_index("ix_subscriptions_key", "subscriptions", ["key"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("urgency", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "notice_preferences",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("chosen", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notice_preferences")
    op.drop_table("notices")
    op.drop_table("subscriptions")
