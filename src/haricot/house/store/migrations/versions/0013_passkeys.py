"""Passkeys: what a person comes back with in another browser, and which devices came with them.

Expands only: earlier versions would not mind.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("browser", sa.String(40), nullable=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.add_column("keys", sa.Column("passkey", sa.String(64), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("keys") as keys:
        keys.drop_column("passkey")
    op.drop_table("passkeys")
