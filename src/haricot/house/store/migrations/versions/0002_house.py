"""What the house notes about itself, and which tables' games are over. Expands only: version 0.1 would not mind."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("over")
    op.drop_table("house")
