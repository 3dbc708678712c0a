# make serve   build the site and serve it           make site    write site/ for any static host
# make test    everything a change needs             make proof   the long proofs, with figures
# make game GAME=piket   the loop of whoever works at one game

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11,$(if $(shell $(name) -c 'import sys; print(sys.version_info >= (3, 11) or "")' 2>/dev/null | grep True),$(name))))
PORT ?= 8000
PREFIX ?= /
PYTEST_ARGS ?=

export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD = 1
export PUPPETEER_SKIP_DOWNLOAD = 1
export NO_MKDOCS_2_WARNING = 1
export PIP_DISABLE_PIP_VERSION_CHECK = 1

STAMPS := build/stamps
PAGES := build/pages
PY := .venv/bin/python
say = @printf '\033[1m==> %s\033[0m\n' '$(1)'

TEXTS := $(shell find docs corpus -type f -not -name '*.pyc' 2>/dev/null)
CORE := $(shell find rules_py -name '*.py' 2>/dev/null)
WIDGETS := $(shell find widgets/src widgets/py widgets/*.mjs -type f -not -name '*.pyc' 2>/dev/null)
STYLES := $(shell find widgets/src -name '*.css' 2>/dev/null)
THEME := $(shell find widgets/theme -type f -not -name '*.pyc' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help serve site test game proof check lint unit zensical locks wheel verify chromium picture clean FORCE
.DELETE_ON_ERROR:

help:
	@echo 'make serve   собрать сайт и открыть его на http://127.0.0.1:$(PORT)/'
	@echo 'make test    все проверки'
	@echo 'make game GAME=piket   проверить и собрать одну игру'
	@echo 'make site    записать сайт в папку site/'
	@echo 'make proof   долгие проверки с цифрами; GAME=piket — одной игры'

serve: site
	@$(PY) -m corpus serve site --port $(PORT) --prefix $(PREFIX)

site: $(STAMPS)/site
	@echo 'Сайт лежит в папке site/'

# ---- what the machine must have -------------------------------------------------------------------------------

$(STAMPS)/machine:
	@mkdir -p $(STAMPS)
	@if [ -z '$(PYTHON)' ]; then echo 'Нужен Python 3.11 или новее: apt-get install python3 python3-venv' >&2; exit 1; fi
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo 'Нужен модуль venv: apt-get install python3-venv' >&2; exit 1; }
	@command -v node >/dev/null || { echo 'Нужен Node.js 20 или новее: apt-get install nodejs npm (или https://nodejs.org)' >&2; exit 1; }
	@node -e 'process.exit(+process.versions.node.split(".")[0] >= 20 ? 0 : 1)' || { echo "Нужен Node.js 20 или новее, а здесь $$(node --version): https://nodejs.org" >&2; exit 1; }
	@command -v npm >/dev/null || { echo 'Нужен npm: apt-get install npm' >&2; exit 1; }
	@touch $@

# ---- tools, installed into the checkout -----------------------------------------------------------------------

$(STAMPS)/python: requirements/site.txt | $(STAMPS)/machine
	$(call say,Python: ставлю модули сайта)
	@test -x $(PY) || $(PYTHON) -m venv .venv
	@.venv/bin/pip install --quiet --require-hashes --requirement requirements/site.txt
	@touch $@

$(STAMPS)/python-test: requirements/test.txt requirements/restore.txt $(STAMPS)/python
	$(call say,Python: ставлю модули проверок)
	@.venv/bin/pip install --quiet --require-hashes --requirement requirements/test.txt --requirement requirements/restore.txt
	@touch $@

$(STAMPS)/node: package.json package-lock.json | $(STAMPS)/machine
	$(call say,Node: ставлю модули)
	@npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(STAMPS)/node-proof: tests/proof/package.json tests/proof/package-lock.json | $(STAMPS)/machine
	$(call say,Node: ставлю Lighthouse)
	@cd tests/proof && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

# A browser of the system; nothing is downloaded by the test tools themselves. Preferred is the engine without windows: it is put
# beside a whole browser where that may be done without asking, and the whole one serves where it may not. ZS_BROWSER names another.
chromium:
	@if [ -n "$$ZS_BROWSER" ]; then exit 0; fi; \
	for name in chromium chromium-browser google-chrome; do if command -v $$name >/dev/null; then whole=$$name; break; fi; done; \
	if command -v chromium-headless-shell >/dev/null; then exit 0; fi; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then run=; elif command -v apt-get >/dev/null && sudo -n true 2>/dev/null; then run='sudo -n'; \
	elif [ -n "$$whole" ]; then exit 0; elif command -v apt-get >/dev/null; then echo 'Нужен Chromium: sudo apt-get install chromium' >&2; exit 1; \
	else echo 'Нужен Chromium: поставьте его и повторите' >&2; exit 1; fi; \
	printf '\033[1m==> Chromium: ставлю пакет Debian\033[0m\n'; \
	{ $$run apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$run apt-get install -y -qq --no-install-recommends $${whole:-chromium} chromium-headless-shell fonts-dejavu-core >/dev/null; } || [ -n "$$whole" ]

# What may change between two runs: the address, which stands in citations and in the map of the site, and a browser to print with.
$(STAMPS)/address: FORCE | $(STAMPS)/machine
	@printf '%s' '$(SITE_URL)' > $@.now; cmp -s $@.now $@ || cp $@.now $@
$(STAMPS)/browser: FORCE | $(STAMPS)/machine
	@node -e 'import("./widgets/browser.mjs").then(({ browserPath }) => process.stdout.write(browserPath() ?? ""))' > $@.now; cmp -s $@.now $@ || cp $@.now $@
FORCE:

# ---- the site -------------------------------------------------------------------------------------------------

$(STAMPS)/pages: $(TEXTS) $(CORE) $(STAMPS)/python $(STAMPS)/address
	$(call say,Текст: проверяю и пишу страницы)
	@$(PY) -m corpus check
	@$(PY) -m corpus build --out $(PAGES)
	@touch $@

$(STAMPS)/fonts: widgets/theme/fonts.py $(STAMPS)/node $(STAMPS)/python
	$(call say,Шрифты: оставляю нужные знаки)
	@$(PY) widgets/theme/fonts.py build/fonts
	@touch $@

$(STAMPS)/theme: $(THEME) $(STYLES) $(STAMPS)/fonts $(STAMPS)/node | $(STAMPS)/pages
	$(call say,Оформление)
	@mkdir -p $(PAGES)/assets/theme/fonts
	@cp -p build/fonts/*.woff2 $(PAGES)/assets/theme/fonts/
	@cp widgets/theme/images/* $(PAGES)/assets/theme/
	@node_modules/.bin/esbuild widgets/theme/css/zs.css --bundle --minify --external:*.woff2 --log-level=warning --outfile=$(PAGES)/assets/theme/zs.css
	@node_modules/.bin/esbuild widgets/theme/css/print.css widgets/theme/css/game.css --minify --log-level=warning --outdir=$(PAGES)/assets/theme
	@touch $@

# The print edition on paper's own terms; without Chromium the pages for printing remain.
$(STAMPS)/print: widgets/print.mjs widgets/browser.mjs $(STAMPS)/browser $(STAMPS)/pages $(STAMPS)/theme $(STAMPS)/node
	$(call say,Печать: PDF игр и всего издания)
	@node widgets/print.mjs $(PAGES)
	@touch $@

# The core as a package of its own, for people who use it elsewhere: the wheel by the standard tool, the lock file of Pyodide.
$(STAMPS)/wheel: widgets/wheel.py pyproject.toml LICENSE $(CORE) $(STAMPS)/python $(STAMPS)/node
	$(call say,Колесо ядра и замок Pyodide)
	@$(PY) widgets/wheel.py build/wheel
	@touch $@

# The same, beside the wheel of pyodide-build where that finds its cross-build environment.
wheel: $(STAMPS)/wheel
	@$(PY) widgets/wheel.py build/wheel --compare

# After the pages and the look: the build's identity, which offline copies are kept under, covers both.
$(STAMPS)/widgets: $(WIDGETS) $(CORE) mkdocs.yml tsconfig.json $(STAMPS)/node $(STAMPS)/pages $(STAMPS)/theme $(STAMPS)/wheel
	$(call say,Виджеты: собираю скрипты и снимок Python)
	@$(PY) widgets/page_types.py --check
	@node widgets/build.mjs
	@touch $@

# Whose work stands in the site: the page with the notices, the bill of materials.
$(STAMPS)/licences: LICENSE LICENSE-TEXT package-lock.json requirements/site.txt $(STAMPS)/widgets
	$(call say,Лицензии)
	@$(PY) -m corpus licences --bundled build/shipped.json --out $(PAGES)
	@touch $@

$(STAMPS)/site: mkdocs.yml $(STAMPS)/address $(STAMPS)/widgets $(STAMPS)/print $(STAMPS)/licences
	$(call say,Сайт: mkdocs)
	@.venv/bin/mkdocs build --strict --clean
	@$(PY) widgets/theme/finish.py site
	@touch $@

# The announced successor of the theme must build the same mkdocs.yml.
zensical: $(STAMPS)/zensical
$(STAMPS)/zensical: $(STAMPS)/site $(STAMPS)/python-test
	$(call say,Сайт: Zensical)
	@$(PY) tests/site/build_zensical.py build/zensical
	@touch $@

# ---- checks ---------------------------------------------------------------------------------------------------

check: $(STAMPS)/python
	@$(PY) -m corpus check

# Are the hashes of the requirements those of the index, all files of every release? Asks the network, so no other target does.
verify: | $(STAMPS)/machine
	@$(PYTHON) requirements/lock.py --check

lint: $(STAMPS)/python-test $(STAMPS)/node
	$(call say,Стиль и типы)
	@.venv/bin/ruff check --quiet .
	@.venv/bin/ruff format --check --quiet .
	@.venv/bin/mypy
	@npm run --silent check

unit: $(STAMPS)/node $(STAMPS)/site $(STAMPS)/python-test
	$(call say,Виджеты: проверки)
	@npm test --silent
	$(call say,Ядро в Pyodide: выборка проверок)
	@node tests/pyodide/run.mjs --sample
	@node tests/pyodide/wheel.mjs

# What can be done side by side is; the browser comes first, because a site without one has no PDFs.
test: $(STAMPS)/machine chromium
	@$(PYTHON) tests/chromium.py
	@$(MAKE) --no-print-directory -j2 lint unit zensical locks
	$(call say,Проверки)
	@$(PY) -m pytest --durations=25 --durations-min=0.5 $(PYTEST_ARGS)

# The site is made once; then only what belongs to the game is made anew.
game: chromium $(STAMPS)/python-test $(STAMPS)/node $(STAMPS)/wheel
	@test -e site/index.html || $(MAKE) --no-print-directory site
	@$(PY) tests/game.py $(GAME)

$(STAMPS)/python-proof: requirements/proof.txt $(STAMPS)/python-test
	$(call say,Python: ставлю модули долгих проверок)
	@.venv/bin/pip install --quiet --require-hashes --requirement requirements/proof.txt
	@touch $@

# What the proofs are installed from is installed by every check: a lock that nobody uses rots.
locks: $(STAMPS)/python-proof $(STAMPS)/node-proof

proof: chromium $(STAMPS)/site locks
	@$(PYTHON) tests/chromium.py
	@$(PY) tests/proof/run.py $(if $(GAME),--game=$(GAME)) $(PROOF)

# The picture of the README, taken from the real site.
picture: chromium $(STAMPS)/site $(STAMPS)/python-test
	@$(PY) tests/site/picture.py

clean:
	rm -rf build site
