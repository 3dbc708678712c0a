"""Чужой ввод: порченые данные калькуляторам, записям, столу споров и положениям; враждебные ссылки в Chromium.

    python tests/proof/outside.py [--each 1000] [--records 20000] [--seed 1] [--no-browser]

Everything goes through `web.handle`, the door of the page. No exception may come through it, no answer may be without a named field
and a Russian text, and no link may run anything, show an error of its own or ask another host.
"""

from __future__ import annotations

import argparse
import base64
import copy
import json
import random
import re
import sys
import threading
import time
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from corpus.edition import load  # noqa: E402
from corpus.model import Position  # noqa: E402
from rules_py import registry  # noqa: E402
from rules_py.desk import web  # noqa: E402
from rules_py.frame.face import play_out  # noqa: E402
from rules_py.frame.match import Match  # noqa: E402
from rules_py.frame.rng import Generator  # noqa: E402

RUSSIAN = re.compile(r"[а-яё]", re.I)
HOSTILE: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**70), 1e308, 0.5, "", " ", "0", "-0", "١٢", "𝟙", "1e9", "NaN", "Infinity", "nan",
    "♠Т", "♠Ж", "♠ТТ", "♠" * 500, "x" * 10_000, "<script>alert(1)</script>", "'; drop table", "\u0000", "\ud800", "\u202e", "a\u0301" * 50,
    "../../etc/passwd", "__class__", "%s%n", "{0.__class__}", [], [[]], [None], [1, 2, 3], ["a"] * 300, {}, {"": 1}, {"a": {"b": {}}},
    [{"x": 1}], "да", "нет", "true", "пас", "♠", "без козырей",
]  # fmt: skip
SECONDS = 20
"""No single answer takes longer, by the clock of the process: a busy machine is nobody's fault."""


class Trial:
    """Counts what was tried, what was answered and refused, and keeps what went wrong."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.slowest = 0.0

    def ask(self, kind: str, request: Any) -> dict[str, Any]:
        """Ask the core; hold the answer to its promises."""
        text = request if isinstance(request, str) else json.dumps(request)
        begun = time.process_time()
        self.counts[f"{kind}: всего"] += 1
        try:
            answer: dict[str, Any] = json.loads(web.handle(text))
        except Exception as error:
            self.wrong.append(f"{kind}: {type(error).__name__}: {error}: {text[:300]}")
            return {"ok": False}
        self.slowest = max(self.slowest, time.process_time() - begun)
        if answer["ok"]:
            self.counts[f"{kind}: принято"] += 1
        else:
            self.counts[f"{kind}: отказано"] += 1
            error = answer["error"]
            if not RUSSIAN.search(error["text"]):
                self.wrong.append(f"{kind}: отказ не по-русски: {error}: {text[:300]}")
            if not error.get("field") and not error.get("cites"):
                self.wrong.append(f"{kind}: отказ без поля и параграфа: {error}: {text[:300]}")
        return answer


def plausible(param: dict[str, Any], chance: random.Random) -> Any:
    """Make a value that a declared parameter may well take, now and then just outside its range."""
    kind = param["type"]
    if kind == "int":
        return chance.choice(
            [param["low"], param["high"], param["low"] - 1, param["high"] + 1, chance.randint(param["low"], param["high"])]
        )
    if kind == "choice":
        return chance.choice(param["choices"])["value"] if param["choices"] else None
    if kind == "flag":
        return chance.random() < 0.5
    if kind == "cards":
        deck = [suit + rank for suit in param["suits"] for rank in param["ranks"]]
        return " ".join(chance.sample(deck, min(len(deck), chance.randint(0, max(1, min(param["high"], 14))))))
    if kind == "ints":
        size = param.get("count") or chance.randint(0, 6)
        return [chance.randint(param["low"], max(param["low"], min(param["high"], 200))) for _ in range(size)]
    if kind == "texts":
        return [chance.choice(["", "♠Т", "пас", "x" * 30]) for _ in range(chance.randint(0, 4))]
    return chance.choice(["", "♠Т ♥К", "пас", "x" * 300])


def mutated(value: Any, chance: random.Random, depth: int = 0) -> Any:
    """Spoil one thing somewhere in a value."""
    if isinstance(value, dict) and value and depth < 4:
        spoiled = dict(value)
        name = chance.choice(list(spoiled))
        way = chance.random()
        if way < 0.15:
            del spoiled[name]
        elif way < 0.25:
            spoiled[chance.choice(["", "лишнее", "__proto__", name + "x"])] = chance.choice(HOSTILE)
        elif way < 0.6:
            spoiled[name] = chance.choice(HOSTILE)
        else:
            spoiled[name] = mutated(spoiled[name], chance, depth + 1)
        return spoiled
    if isinstance(value, list) and value and depth < 4:
        spoiled_list = list(value)
        place = chance.randrange(len(spoiled_list))
        way = chance.random()
        if way < 0.2:
            del spoiled_list[place]
        elif way < 0.4:
            spoiled_list.insert(place, chance.choice(HOSTILE))
        elif way < 0.6:
            other = chance.randrange(len(spoiled_list))
            spoiled_list[place], spoiled_list[other] = spoiled_list[other], spoiled_list[place]
        else:
            spoiled_list[place] = mutated(spoiled_list[place], chance, depth + 1)
        return spoiled_list
    if isinstance(value, str) and value and chance.random() < 0.6:
        place = chance.randrange(len(value))
        return (
            value[:place]
            + chance.choice(["", "♠", "Т", "10", "x", " ", "\u0000", "play"])
            + value[place + chance.randint(0, 2) :]
        )
    return chance.choice(HOSTILE)


def calculators(trial: Trial, each: int, chance: random.Random) -> int:
    """Give every calculator inputs from its declared schema, most of them spoiled."""
    for name, calculator in registry.calculators().items():
        params = calculator.schema()["params"]
        for number in range(each):
            given: Any = {param["name"]: plausible(param, chance) for param in params if chance.random() < 0.9}
            for _ in range(number % 4):
                given = mutated(given, chance)
            request: dict[str, Any] = {"do": "calc", "id": name, "given": given}
            if number % 9 == 0:
                request["readings"] = mutated({"a.b": "c"}, chance)
            trial.ask("калькуляторы", request)
    return len(registry.calculators())


def records_of_play(chance: random.Random) -> list[dict[str, Any]]:
    """Play a few matches of every game to have records to spoil."""
    found = []
    for game in registry.games().values():
        for _ in range(3):
            seed = chance.randint(1, 999_999)
            state = game.deal(seed)
            bot = game.bots["random"]
            play_out(game, state, [bot] * game.seat_count(state.options), Generator(seed))
            record = state.to_json()
            record["actions"] = record["actions"][: chance.randint(1, 60)]
            found.append(record)
    return found


def records(trial: Trial, count: int, chance: random.Random) -> None:
    """Spoil records of real matches and ask everything that a table asks."""
    base = records_of_play(chance)
    for _ in range(count):
        record: Any = copy.deepcopy(chance.choice(base))
        if chance.random() < 0.5:
            record["actions"] = mutated(record["actions"], chance)
        else:
            for _ in range(chance.randint(1, 3)):
                record = mutated(record, chance)
        do = chance.choice(["scene", "act", "bot", "hint", "judge", "review", "outcomes"])
        request: dict[str, Any] = {"do": do, "record": record, "seat": chance.choice([0, 0, 0, 1, 9, None, "x"])}
        request["action"] = chance.choice(
            ["next", "pass", "play ♠Т", "bid 1♠", *[one for one in HOSTILE if isinstance(one, str)]]
        )
        if chance.random() < 0.2:
            request["step"] = chance.choice(HOSTILE)
        trial.ask("записи", request)


def open_fields(slug: str, positions: list[Position]) -> list[str]:
    """Name what a position of a game may set of the table's own state; games that stand on the frame alone have such fields."""
    found = next((one for one in positions if one.game == slug), None)
    state = registry.game(slug).position(found.given) if found else None
    return [one.name for one in fields(state.open)] if isinstance(state, Match) else []


def desk(trial: Trial, count: int, chance: random.Random) -> None:
    """Spoil the disputes that the tests name and the positions of the chapters, and the requests themselves."""
    slugs = list(registry.games())
    named = [one for path in sorted((ROOT / "tests/disputes").glob("*.yml")) for one in yaml.safe_load(path.read_text("utf-8"))]
    quarrels: list[Any] = [
        {"case": one["case"], "facts": one.get("facts", {}), "readings": one.get("readings", {})}
        for one in named
        if "case" in one
    ]
    positions = [run.item for run in load(ROOT).runs if isinstance(run.item, Position)]
    inside = {slug: open_fields(slug, positions) for slug in slugs}
    whole = [*web.VERBS, "x"]
    for number in range(count):
        if number % 3 == 0:
            do = chance.choice(["dispute", "weigh"])
            trial.ask("споры", {"do": do, "dispute": mutated(chance.choice(quarrels), chance)})
        elif number % 3 == 1:
            one = chance.choice(positions)
            given = mutated(one.given, chance) if chance.random() < 0.8 else one.given
            if isinstance(given, dict) and inside[one.game] and chance.random() < 0.3:
                given = {**given, chance.choice(inside[one.game]): chance.choice([*HOSTILE, 7, -5, [99], [[1]], {"0": [1]}])}
            asked: Any = {"do": chance.choice(["position", "try"]), "game": one.game, "given": given, "action": one.attempt}
            trial.ask("положения", mutated(asked, chance) if chance.random() < 0.4 else asked)
        else:
            request: Any = {
                "do": chance.choice(whole),
                "game": chance.choice(slugs),
                "id": "vint.penalty",
                "given": {},
                "seed": 1,
                "tries": 1,
                "deals": 0,
            }
            text = json.dumps(mutated(request, chance))
            trial.ask("запросы", text if number % 2 else text[: chance.randrange(len(text))])


def packed(value: Any) -> str:
    """Write a value as the part of a link, uncompressed."""
    return "0" + base64.urlsafe_b64encode(json.dumps(value, ensure_ascii=True).encode()).decode().rstrip("=")


EVIL = "<img src=x onerror=window.pwned=1><script>window.pwned=1</script>"


def hostile_links() -> list[tuple[str, str]]:
    """Make links that try to run something, to break the page or to drown it."""
    record = ["sixty-six", 1, {}, {}, {"seed": 1}, ["play ♠Т"], None]
    tables = [
        packed([EVIL, *record[1:]]), packed([*record[:4], {"seed": EVIL}, [], None]), packed([*record[:5], [EVIL] * 50, None]),
        packed([*record[:5], ["play ♠Т"] * 30_000, None]), packed({"__proto__": {"pwned": 1}}), packed([None] * 7), packed("x"),
        packed([*record[:2], {EVIL: EVIL}, {EVIL: EVIL}, {"seed": 1}, [], 5]), packed([*record[:5], [], -1]), packed([*record[:5], [], EVIL]),
        packed([]), packed([record] * 100), "1AAAA", "2AAAA", "0", "", "!!!!", "0%00", "0" + "A" * 60_000, "javascript:alert(1)", EVIL,
    ]  # fmt: skip
    facts = [EVIL, "%3Cscript%3E", "-1", "9" * 400, "\u202e", "%00", "♠Т", "__proto__", "constructor", "=&=&=", "a" * 5000]
    links = [("sixty-six/", f"#t={one}") for one in tables]
    links += [("sixty-six/rules/", f"#c=sixty-six.game-points&loser_cards={one}&{one}=1") for one in facts]
    links += [("sixty-six/rules/", f"#c={one}") for one in facts[:6]]
    links += [("dispute/", f"#d={one}") for one in tables]
    links += [("etazhiki/", f"#k={one}&a={one}") for one in facts[:8]]
    links += [("sixty-six/rules/", f"#p={one}") for one in tables[:6]]
    links += [("", f"?q={one}") for one in (EVIL, "%22%3E%3Cscript%3E", "a" * 3000, "%00", "\u202e")]
    links += [("r/vint.147/", f"?{one}#{one}") for one in (EVIL, "javascript:alert(1)")]
    return links


SETTLED = """() => document.documentElement.dataset.zsCore !== "loading"
    && ![...document.querySelectorAll("*")].some(one => one.shadowRoot?.querySelector("[aria-busy=true]"))"""
"""The core has answered what the link made a widget ask."""
REFUSED = """() => [...document.querySelectorAll("*")].flatMap(one => [...(one.shadowRoot?.querySelectorAll(".err, .bad, .no, [role=alert]") ?? [])])
    .filter(one => one.textContent.trim()).length"""
"""Words at a widget that something is wrong."""


def browse(trial: Trial) -> int:
    """Open every hostile link; nothing may run, nobody else may be asked, no error may reach the console."""
    from playwright.sync_api import Error as PlaywrightError
    from playwright.sync_api import sync_playwright

    from corpus.serve import make_server
    from tests.chromium import FLAGS, executable

    server = make_server(ROOT / "site", prefix="/sukno/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}/sukno/"
    links = hostile_links()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        context = browser.new_context(service_workers="block", locale="ru-RU")
        for address, tail in links:
            page = context.new_page()
            seen: list[str] = []
            page.on("pageerror", lambda error, seen=seen: seen.append(f"ошибка: {error}"))
            page.on("dialog", lambda dialog, seen=seen: (seen.append("окно"), dialog.dismiss()))
            page.on(
                "request",
                lambda asked, seen=seen: None if asked.url.startswith(base) else seen.append(f"чужой: {asked.url[:80]}"),
            )
            page.on(
                "console", lambda said, seen=seen: seen.append(f"консоль: {said.text[:120]}") if said.type == "error" else None
            )
            page.goto(base + address + tail)
            page.wait_for_load_state("networkidle")
            try:
                page.wait_for_function(SETTLED, timeout=60_000)
            except PlaywrightError as error:
                seen.append(f"ядро не ответило: {str(error)[:80]}")
            trial.counts["ссылки: отказано словами"] += bool(page.evaluate(REFUSED))
            if page.evaluate("window.pwned ?? Object.prototype.pwned ?? null") is not None:
                seen.append("скрипт из ссылки выполнился")
            trial.counts["ссылки: всего"] += 1
            trial.wrong += [f"ссылка {address}{tail[:80]}: {one}" for one in seen]
            page.close()
        browser.close()
    server.shutdown()
    return len(links)


def main() -> int:
    """Try everything; print the counts."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--each", type=int, default=1000, help="inputs a calculator")
    parser.add_argument("--records", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-browser", action="store_true")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    trial = Trial()
    known = calculators(trial, options.each, chance)
    records(trial, options.records, chance)
    desk(trial, options.records, chance)
    if not options.no_browser:
        browse(trial)
    print(f"калькуляторов {known}; самый долгий ответ {trial.slowest:.2f} с")
    for name, count in sorted(trial.counts.items()):
        print(f"  {name}: {count}")
    for one in trial.wrong[:20]:
        print(f"НЕ ТАК: {one}")
    print(f"исключений, отказов без поля, выполненных скриптов: {len(trial.wrong)}")
    return 1 if trial.wrong or trial.slowest > SECONDS else 0


if __name__ == "__main__":
    sys.exit(main())
