"""Holidays: until when somebody is away from games of days. Expands only: earlier versions would not mind."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("holiday", sa.BigInteger, nullable=True))
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("holidays")
    with op.batch_alter_table("people") as people:
        people.drop_column("holiday")
