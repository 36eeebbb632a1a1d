"""How finished tables ended, and who opened a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
    # Null for tables that were opened before: it is not known who opened them.
    op.add_column("tables", sa.Column("opener_hash", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "opener_hash")
    op.drop_table("endings")
