#!/bin/sh
# Write constraints.txt again: install everything unpinned into a fresh venv and note what came.
set -eu
cd "$(dirname "$0")/.."
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
python3 -m venv "$fresh/venv"
"$fresh/venv/bin/pip" install --quiet hatchling editables '.[test,dev,node]'
{
    echo "# Every version that setup, test and check install, exactly. \`make constraints\` writes this file again."
    "$fresh/venv/bin/pip" freeze --exclude ludotheque
} > "$fresh/constraints.txt"
if grep -nE '://| @ ' "$fresh/constraints.txt"; then
    echo 'a line above names an address: constraints.txt is left as it was' >&2
    exit 1
fi
cp "$fresh/constraints.txt" constraints.txt
