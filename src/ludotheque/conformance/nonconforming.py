"""The one error of the kit."""


class Nonconforming(AssertionError):
    """The game breaks the contract; the message says where and how."""
