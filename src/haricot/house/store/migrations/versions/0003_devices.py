"""When a key was made and last used, and by what browser. Expands only: earlier versions would not mind."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("keys", sa.Column("made", sa.BigInteger, nullable=True))
    op.add_column("keys", sa.Column("used", sa.BigInteger, nullable=True))
    op.add_column("keys", sa.Column("browser", sa.String(40), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("keys") as keys:
        for name in ("browser", "used", "made"):
            keys.drop_column(name)
