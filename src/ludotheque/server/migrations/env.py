"""Runs the migrations on the connection that `store.migrate` hands over. Alembic executes this file."""

from alembic import context

from ludotheque.server.store import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
