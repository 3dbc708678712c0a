"""The command line of the core."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .. import registry
from ..frame.bounded_json import read_json
from ..frame.errors import InputError, RulesError, laid_by_hand
from ..frame.face import SEED, Game, State, play_out, split_seat
from ..frame.rng import Generator
from ..games.index import INDEX
from . import bench, console, dispute, index
from .console import Parser


def command() -> int:
    """Run the command line of a process."""
    return console.run(main)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command; return 0, 1 where the input is refused, 2 where the command is."""
    args = _parser().parse_args(arguments)
    try:
        answer: dict[str, Any] = args.run(args)
    except RulesError as error:
        if args.json:
            print(json.dumps({"error": error.to_json()}, ensure_ascii=False))
        else:
            cites = f" ({', '.join(error.cites)})" if error.cites else ""
            print(f"{error.field}: {error.text}{cites}" if error.field else error.text + cites, file=sys.stderr)
        return 1
    if args.json:
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    return 0


def _parser() -> argparse.ArgumentParser:
    top = Parser(prog="python -m rules_py", description="Правила карточных игр, которые считаются и играются.")
    commands = top.add_subparsers(dest="command", required=True, parser_class=Parser, metavar="команда")

    def offer(name: str, text: str, run: Any) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=text, description=text)
        one.add_argument("--json", action="store_true", help="ответ в JSON")
        one.set_defaults(run=run)
        return one

    offer("games", "игры ядра", _games)
    offer("calculators", "калькуляторы", _calculators)
    one = offer("calc", "посчитать", _calc)
    one.add_argument("id", help="имя калькулятора")
    one.add_argument("given", nargs="?", default="{}", help="поля в JSON")
    one.add_argument("--readings", default="{}", help="чтения в JSON")
    play = offer("play", "сыграть до конца", _play)
    play.add_argument("game", help="имя игры")
    play.add_argument("--seed", default="1", help="номер первой сдачи")
    play.add_argument("--games", default="1", help="сколько партий")
    play.add_argument("--bot", action="append", help="уровень бота: один на всех или по одному на место")
    play.add_argument("--options", default="{}", help="условия игры в JSON")
    play.add_argument("--readings", default="{}", help="чтения в JSON")
    judge = offer("judge", "разрешён ли ход", _judge)
    judge.add_argument("game", help="имя игры")
    judge.add_argument("record", help="запись партии: файл, - или JSON")
    judge.add_argument(
        "action", help="ход, например «play ♠Т»; не в очередь — с местом, как в записи (0 — первое): «1: bid 2♠»"
    )
    trying = offer("try", "разрешён ли ход в положении", _try)
    trying.add_argument("game", help="имя игры")
    trying.add_argument("position", help="положение: файл, - или JSON")
    trying.add_argument(
        "action", help="ход, например «play ♠Т»; не в очередь — с местом, как в записи (0 — первое): «1: play ♠Т»"
    )
    trying.add_argument("--readings", default="{}", help="чтения в JSON")
    quarrel = offer("dispute", "разобрать спор", _dispute)
    quarrel.add_argument(
        "dispute", nargs="?", default="-", help='спор в JSON: файл, - или текст; {"case", "facts", "readings"}'
    )
    quarrel.add_argument("--cases", metavar="ИГРА", help="что ядро решает для игры")
    listing = offer("index", "оглавление игр: верно ли", _index)
    listing.add_argument("--write", action="store_true", help="записать заново")
    speed = offer("bench", "скорость", _bench)
    speed.add_argument("--rounds", default="9", help="число кругов")
    speed.add_argument("--seconds", default="0.3", help="секунд на круг")
    return top


def _whole(text: str, name: str, label: str, high: int) -> int:
    from ..frame.params import Int

    return Int(name=name, label=label, low=1, high=high).read(text)


def _games(args: argparse.Namespace) -> dict[str, Any]:
    if args.json:
        return {"games": [game.describe() for game in registry.games().values()]}
    for slug, entry in INDEX.items():
        low, high = entry.seats
        print(f"{slug:<18} {entry.title}, игроков: {low if low == high else f'{low}–{high}'}")
    return {}


def _calculators(args: argparse.Namespace) -> dict[str, Any]:
    if args.json:
        return {"calculators": [one.schema() for one in registry.calculators().values()]}
    for entry in INDEX.values():
        for id, (title, fields) in entry.calculators.items():
            print(f"{id:<28} {title}: {fields}")
    return {}


def _index(args: argparse.Namespace) -> dict[str, Any]:
    changed = index.write() if args.write else index.stale()
    if changed and not args.write:
        raise RulesError("Оглавление игр отстало от игр: python -m rules_py index --write", "index")
    if not args.json:
        print("Оглавление игр записано заново." if changed else "Оглавление игр верно.")
    return {"changed": changed}


def _calc(args: argparse.Namespace) -> dict[str, Any]:
    calculator = registry.calculator(args.id)
    given = read_json(args.given, "given", "Поля")
    score = calculator(given, read_json(args.readings, "readings", "Чтения"))
    if not args.json:
        for item in score.items:
            amount = "" if item.amount is None else f"{item.amount:>8}"
            side = f"{item.side}: " if item.side else ""
            print(f"{amount:>8}  {side}{item.text}  [{', '.join(item.cites)}]")
        for choice in score.choices:
            print(f"{'':>8}  {choice.who}: {choice.text}  [{', '.join(choice.cites)}]")
        print(score.summary)
    return {**score.to_json()}


def _play(args: argparse.Namespace) -> dict[str, Any]:
    game = registry.game(args.game)
    seed = SEED.read(args.seed)
    count = _whole(args.games, "games", "Число партий", 100_000)
    levels = args.bot or ["random"]
    for level in levels:
        if level not in game.bots:
            raise InputError(f"Бот: выберите одно из: {', '.join(game.bots)}", "bot")
    options = read_json(args.options, "options", "Условия")
    readings = read_json(args.readings, "readings", "Чтения")
    records = []
    for number in range(seed, seed + count):
        state = game.deal(number, options, readings)
        seats = game.seat_count(state.options)
        bots = [game.bots[levels[seat % len(levels)]] for seat in range(seats)]
        play_out(game, state, bots, Generator(number ^ 0x5EED))
        record = {**state.to_json(), "score": state.score().to_json()}
        records.append(record)
        if not args.json:
            print(json.dumps(record, ensure_ascii=False))
    return {"records": records}


def _read(text: str, field: str, what: str) -> Any:
    """Read JSON from the argument itself, from a file or from the standard input."""
    if text == "-":
        try:
            text = sys.stdin.buffer.read().decode("utf-8") if hasattr(sys.stdin, "buffer") else sys.stdin.read()
        except UnicodeDecodeError:
            raise InputError(f"{what}: на входе не UTF-8", field) from None
    elif not text.lstrip().startswith("{"):
        path = Path(text)
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError):
            raise InputError(f"{what}: файл «{path.name}» не читается", field) from None
    return read_json(text, field, what)


def _dispute(args: argparse.Namespace) -> dict[str, Any]:
    if args.cases:
        found = dispute.cases(args.cases)
        if not args.json:
            for one in found:
                print(f"{one['id']:<28} {dispute.KIND_NAMES[one['kind']]}: {one['title']}")
        return {"cases": found}
    sheet = dispute.decide(_read(args.dispute, "dispute", "Спор"))
    if not args.json:
        print(sheet["verdict"] if sheet["decided"] else f"{sheet['verdict']} (источники не решают)")
        for item in sheet["result"]["items"]:
            side = f"{item['side']}: " if item["side"] else ""
            amount = "" if item["amount"] is None else f" = {item['amount']}"
            print(f"  {side}{item['text']}{amount}  [{', '.join(item['cites'])}]")
        for choice in sheet["result"]["choices"]:
            print(f"  Выбор — {choice['who']}: {choice['text']}  [{', '.join(choice['cites'])}]")
        print(f"Уверенность: {sheet['grade_name']}")
        for other in sheet["others"]:
            names = ", ".join(f"{name} = {answer}" for name, answer in other["readings"].items())
            text = other["error"] or other["result"]["summary"]
            cost = f" ({other['cost']:+d})" if other["cost"] else ""
            print(f"При другом чтении ({names}): {text}{cost}  [{', '.join(other['parts_at'])}]")
    return sheet


def _judge(args: argparse.Namespace) -> dict[str, Any]:
    game = registry.game(args.game)
    record = _read(args.record, "record", "Запись партии")
    # «play» prints the score beside the record: what it prints can be judged
    state = game.from_json(
        {name: value for name, value in record.items() if name != "score"} if isinstance(record, dict) else record
    )
    return _judged(args, game, state, state.to_move)


def _try(args: argparse.Namespace) -> dict[str, Any]:
    game = registry.game(args.game)
    given, readings = _read(args.position, "position", "Положение"), read_json(args.readings, "readings", "Чтения")
    with laid_by_hand():
        state = game.position(given, readings)
        return _judged(args, game, state, state.asker)


def _judged(args: argparse.Namespace, game: Game, state: State, mover: int | None) -> dict[str, Any]:
    """Ask the judge about the action of a seat and say the verdict once."""
    seat, action = split_seat(args.action, mover)
    most = game.seat_count(state.options) - 1
    if seat > most:
        raise InputError(f"Место перед ходом: введите число от 0 до {most}, как в записи партии; 0 — первое место", "action")
    verdict = game.judge(state, action, seat)
    if not args.json:
        word = "Можно" if verdict.allowed else "Нельзя"
        said = verdict.text if verdict.text.lower().startswith(("можно", "нельзя")) else f"{word}. {verdict.text}"
        print(f"{said} [{', '.join(verdict.cites)}]")
    return {**verdict.to_json()}


def _bench(args: argparse.Namespace) -> dict[str, Any]:
    rounds = _whole(args.rounds, "rounds", "Число кругов", 1000)
    try:
        seconds = float(args.seconds)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= 60:
        raise InputError("Секунд на круг: введите число от 0.01 до 60", "seconds")
    report = bench.run(rounds, seconds)
    if not args.json:
        bench.show(report)
    return report
