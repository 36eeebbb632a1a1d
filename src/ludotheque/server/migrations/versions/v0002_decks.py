"""The library of decks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("owner_hash", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("list", sa.JSON(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("decks_by_owner", "decks", ["owner_hash", "game"])


def downgrade() -> None:
    op.drop_table("decks")
