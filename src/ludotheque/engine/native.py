"""What the compiler must be told about a class (see docs/architecture.md, "Two forms").

`@mypyc_attr(allow_interpreted_subclasses=True)` stands before a class that plain Python may subclass even when the class is
compiled: the tests' toy game does, and so may a game that is not compiled. mypyc reads it without running it; in the plain
form it does nothing, so that playing needs no part of the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks):
        return lambda cls: cls
