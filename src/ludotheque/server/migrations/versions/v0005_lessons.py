"""What is taught at a table, where it is a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
