"""The rules of Draw Steel as pure, exact functions: nothing here knows a table, a seat or a position."""
