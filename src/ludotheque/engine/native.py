"""What the compiler must be told (see docs/architecture.md, "Two forms").

`@mypyc_attr(allow_interpreted_subclasses=True)` stands before a class that plain Python may subclass even when the class is
compiled: the tests' toy game does, and so may a game that is not compiled. mypyc reads it without running it; in the plain
form it does nothing, so that playing needs no part of the compiler.

`i64` is a machine word that wraps: compiled, arithmetic on it is one instruction, where numbers of 64 bits are otherwise slow
objects. In the plain form it is `int`, which does not wrap, so code with it runs in the compiled form alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_marks):
        return lambda cls: cls
