"""How strong people are: by which rules a game was played, whether it counts, and what it made of everybody's rating.

Expands only: earlier versions would not mind. What old games count for: see `ratings/rating_updates.py`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("games", sa.Column("rule_set", sa.String(80), nullable=True))
    op.add_column("games", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_games_rated", "games", ["rated", "game", "rule_set", "ended"])
    op.add_column("players", sa.Column("mu", sa.Float(53), nullable=True))
    op.add_column("players", sa.Column("sigma", sa.Float(53), nullable=True))
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rule_set", sa.String(80), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ratings_best", "ratings", ["game", "rule_set", "mu"])
    op.create_table(
        "listed",
        sa.Column("person", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("listed")
    op.drop_table("ratings")
    with op.batch_alter_table("players") as players:
        players.drop_column("sigma")
        players.drop_column("mu")
    op.drop_index("ix_games_rated", "games")
    with op.batch_alter_table("games") as games:
        games.drop_column("rated")
        games.drop_column("rule_set")
