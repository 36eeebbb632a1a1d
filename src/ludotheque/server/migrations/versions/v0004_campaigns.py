"""Campaigns, and whose chapter a table is."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("owner_hash", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("chain", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
    )
    op.create_index("campaigns_by_owner", "campaigns", ["owner_hash"])
    op.add_column("tables", sa.Column("campaign", sa.String(), nullable=True))
    op.create_index("tables_by_campaign", "tables", ["campaign"])


def downgrade() -> None:
    op.drop_index("tables_by_campaign", "tables")
    op.drop_column("tables", "campaign")
    op.drop_table("campaigns")
