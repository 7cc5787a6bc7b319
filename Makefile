# make serve | make test | make book do everything on a machine with Python 3.11+, git and make.
SHELL := /bin/sh
PYTHON ?= $(shell command -v python3.11 || command -v python3)
PORT ?= 8000
VENV := .venv
PY := $(VENV)/bin/python
NODE := scripts/with-node
PIP := $(PY) -m pip install --quiet --disable-pip-version-check

# What the built site depends on: a change in any of these builds it anew.
SITE_SOURCES := $(shell find book exercises data autograder runtime lite _config.yml _toc.yml \
	-type f -not -name '*.pyc' -not -path '*/dist/*' 2>/dev/null)
FRONT_SOURCES := $(shell find frontend -type f -not -path '*/dist/*' -not -path '*/node_modules/*' 2>/dev/null)

.PHONY: help serve test book lint types unit sandbox verify browser-test lock clean browsers everywhere
help:
	@echo "make serve [PORT=8000]  build what is missing and serve the book"
	@echo "make book               build the site into _build/html"
	@echo "make test               every check and test, browsers included"
	@echo "make lint|types|unit|verify|browser-test   parts of it"
	@echo "make everywhere         every chapter in three browsers and in JupyterLite"
	@echo "make lock               resolve requirements/*.in anew"

# --- environments --------------------------------------------------------------------------------
$(PY):
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.book-ok: requirements/book.txt pyproject.toml | $(PY)
	$(PIP) --require-hashes -r requirements/book.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev-ok: requirements/dev.txt $(VENV)/.book-ok
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

node_modules/.ok: package.json package-lock.json | $(VENV)/.book-ok
	$(NODE) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# --- the site ------------------------------------------------------------------------------------
frontend/dist/course.js: $(FRONT_SOURCES) node_modules/.ok
	$(NODE) npm run --silent build
	@touch $@

_build/.runtime-ok: $(shell find runtime -type f -not -name '*.pyc' -not -path '*/dist/*' 2>/dev/null) node_modules/.ok $(VENV)/.book-ok
	$(NODE) $(PY) -m runtime.fetch
	$(NODE) $(PY) -m runtime.build runtime/dist
	@mkdir -p _build && touch $@

_build/.book-ok: $(SITE_SOURCES) frontend/dist/course.js _build/.runtime-ok
	$(NODE) $(PY) -m scripts.build_book
	@touch $@

book: _build/.book-ok

serve: book
	@$(PY) -m scripts.serve --port $(PORT) _build/html

# --- checks --------------------------------------------------------------------------------------
lint: $(VENV)/.dev-ok node_modules/.ok
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(NODE) npm run --silent lint

types: $(VENV)/.dev-ok node_modules/.ok
	$(PY) -m mypy
	$(NODE) npm run --silent types

sandbox: $(VENV)/.dev-ok
	$(PY) -m scripts.sandbox

unit: $(VENV)/.dev-ok node_modules/.ok sandbox
	$(NODE) npm test --silent
	$(NODE) $(PY) -m pytest tests --ignore=tests/browser -n 2 --dist loadfile

verify: $(VENV)/.dev-ok _build/.runtime-ok
	$(NODE) $(PY) -m autograder verify --pyodide

browsers: $(VENV)/.dev-ok
	$(PY) -m scripts.browsers

browser-test: book browsers node_modules/.ok
	# One repetition of what failed: WebKit now and then gives no verdict in a full run (cause unknown,
	# never reproduced alone). A real fault fails twice; the first run's report stays in the output.
	$(NODE) $(PY) -m pytest tests/browser || $(NODE) $(PY) -m pytest tests/browser --last-failed

# Longer than `make test` may be: also every chapter in JupyterLite.
everywhere: book browsers node_modules/.ok
	$(NODE) $(PY) -m pytest tests/browser/test_book.py tests/browser/test_lite.py --everything

test: lint types unit verify browser-test

lock: | $(PY)
	$(PIP) uv
	for name in dev book node; do \
		$(VENV)/bin/uv pip compile --quiet --generate-hashes --no-emit-index-url --universal \
			--python-version 3.11 requirements/$$name.in -o requirements/$$name.txt \
			$$( [ $$name = book ] && echo "-c requirements/dev.txt" ) || exit 1; \
	done

clean:
	rm -rf _build frontend/dist runtime/dist node_modules $(VENV)
