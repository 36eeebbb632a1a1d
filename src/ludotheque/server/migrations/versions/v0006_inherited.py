"""By which earlier tokens a seat of a campaign is opened, too."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("inherited", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "inherited")
