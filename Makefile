# Ludothèque. `make` alone says what can be made. Needs Python 3.11+ with its venv module, and make: nothing else.
# Each installation leaves a stamp in .venv and is repeated only when pyproject.toml or constraints.txt changed, when
# the checkout moved (a venv holds absolute paths) or when its Python went away.

PORT ?= 8000
LAN ?=
PYTHON ?=
PYTEST_ARGS ?=
LOAD_ARGS ?=

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
INSTALL := $(PIP) install --quiet --constraint constraints.txt
# The name of the first stamp holds the place of the checkout, so that a moved one does not find it.
VENV := .venv/.made-$(shell printf '%s' '$(CURDIR)' | cksum | cut -d' ' -f1)
RUNTIME := .venv/.runtime
TEST := .venv/.test
DEV := .venv/.dev
WEB := $(BIN)/python tools/web.py

# Tests start many Pythons: whatever the surroundings say, what each of them imports is not compiled to bytecode every time.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup play page test soak check lint types imports web bench load weigh rules format dist constraints clean FORCE
.DELETE_ON_ERROR:

help: ## say what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | while IFS="$$(printf '\t')" read -r name words; do \
		printf '  make %-12s %s\n' "$$name" "$$words"; done

setup: $(RUNTIME) ## install what playing needs into .venv

play: $(RUNTIME) page ## play in the browser (PORT=8000; LAN=1 lets friends on the same network in)
	$(BIN)/ludotheque play --port $(PORT) $(if $(LAN),--lan)

page: $(RUNTIME) ## build the web page, if its sources changed
	@$(WEB) build

test: $(TEST) page ## run every test (PYTEST_ARGS="-k fight" for some)
	$(BIN)/python -m pytest -n 3 --dist worksteal $(PYTEST_ARGS)

soak: $(TEST) page slow ## the long tests whole, all games compiled, and 10,000 random games in every way to play (hours)
	LUDOTHEQUE_SOAK=1 $(BIN)/python -m pytest -n 2 --dist worksteal $(PYTEST_ARGS)
	$(MAKE) --no-print-directory test-fast FAST_ARGS="--optimise 0"
	@$(MAKE) --no-print-directory slow
	$(BIN)/ludotheque soak --games 10000 --workers 2

check: lint types imports web ## style, types, layers, and the page's own checks

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python tools/fields.py --check

types: $(DEV)
	$(BIN)/mypy

imports: $(DEV)
	$(BIN)/lint-imports --no-logo

web: $(RUNTIME)
	@$(BIN)/python tools/wire.py --check
	@$(WEB) check
	@$(WEB) test

bench: $(RUNTIME) ## choices a second at three levels, games and perft positions a second, copy cost of every game
	$(BIN)/ludotheque bench --scaling --save docs/bench.md

load: $(RUNTIME) ## what players cost the server (LOAD_ARGS="--players 200 --fast")
	$(BIN)/python tools/load.py $(LOAD_ARGS)

weigh: $(TEST) page ## what a first visit costs a browser, on a slow line
	$(BIN)/python tools/weigh.py

rules: $(TEST) ## the table of rules × tests; fails if a rule has no test
	$(BIN)/ludotheque rules --check

format: $(DEV) ## put the Python sources in form
	$(BIN)/python tools/fields.py
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

dist: $(RUNTIME) page ## build the wheel, with page and rules, into dist/ (PURE=1: nothing compiled)
ifeq ($(PURE),)
	@$(MAKE) --no-print-directory $(DEV)
	@$(BIN)/python tools/fast.py --if-possible
else
	@$(MAKE) --no-print-directory slow
endif
	$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

constraints: ## pin the newest versions of everything in constraints.txt
	@tools/constraints.sh

clean: ## forget everything that was installed, built or cached
	rm -rf .venv .stamps dist web/node_modules src/ludotheque/server/page src/ludotheque/compiled src/ludotheque/.compiled*
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------------------- the compiled form

# FAST_ARGS="--optimise 0" compiles quickly what is only to be judged; FAST_GAMES="keyforge arackhan" leaves the others plain.
FAST_ARGS ?=
FAST_GAMES ?= keyforge arackhan cendrelin anima

# What is run on the compiled form: rules, invariants and goldens. Compiled functions leave no Python frames and cannot be replaced,
# so that the tests which trace a refusal to the line that made it, or watch what a test reaches, are left to the plain form.
FAST_TESTS = tests/goldens tests/engine tests/conformance $(foreach game,$(FAST_GAMES),$(wildcard tests/$(game) tests/$(game)_*)) \
	--ignore=tests/engine/test_refusals.py --ignore-glob='*/test_refusal_words.py' \
	--deselect=tests/conformance/test_games.py::test_what_random_games_miss_is_reached_by_a_test

.PHONY: fast slow test-fast
fast: $(DEV) ## compile the rules (three to four times as fast; needs a C compiler)
	@$(BIN)/python tools/fast.py $(FAST_ARGS) $(FAST_GAMES)

slow: ## go back to plain Python: remove what `make fast` compiled
	@rm -rf src/ludotheque/compiled src/ludotheque/.compiled*

# The tests refuse to begin unless the compiled form is what they run on.
test-fast: $(TEST) fast ## compile the rules, and run the tests of rules and whole games on them
	LUDOTHEQUE_COMPILED="$(FAST_GAMES)" $(BIN)/python -m pytest -n 2 --dist worksteal $(FAST_TESTS) $(PYTEST_ARGS)

# ------------------------------------------------------------------------------------------------- installations

ifneq ($(shell $(BIN)/python -c 'print("runs")' 2>/dev/null),runs)
$(VENV): FORCE
endif
FORCE:

$(VENV):
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if "$$python" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Making .venv with $$("$$python" --version)"; \
			rm -rf .venv && "$$python" -m venv .venv && touch $@; exit; \
		fi; \
	done; echo 'No Python 3.11 or newer (with its venv module) was found; name one: make PYTHON=/path/to/python3' >&2; exit 1

# hatchling and editables build the project itself: taken from the constraints too, hence no isolation.
$(RUNTIME): $(VENV) pyproject.toml constraints.txt
	@echo 'Installing Ludothèque'
	@$(INSTALL) hatchling editables
	@$(INSTALL) --no-build-isolation --editable .
	@touch $@

$(TEST): $(RUNTIME)
	@echo 'Installing the test tools'
	@$(INSTALL) --no-build-isolation --editable '.[test]'
	@touch $@

$(DEV): $(RUNTIME)
	@echo 'Installing the checkers'
	@$(INSTALL) --no-build-isolation --editable '.[dev]'
	@touch $@
