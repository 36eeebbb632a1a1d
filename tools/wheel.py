"""Building the wheel: with the compiled rules in it, it is for one Python and one kind of machine, and must say so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg, misc]
    """Names the wheel after this Python and machine when `make fast` has left compiled rules (`ludotheque/form.py`)."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and Path(self.root, "src", "ludotheque", "compiled").is_dir():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
