"""Read the chapters of `docs/` into games, chapters and blocks; collect every mistake instead of stopping at it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from corpus import home_blocks, markdown, opening_blocks
from corpus.model import (
    COMPARED,
    GRADES,
    KINDS,
    Body,
    Cell,
    Chapter,
    DeskBlock,
    Example,
    Game,
    Heading,
    Item,
    Note,
    Panel,
    Place,
    Position,
    Problem,
    Prose,
    Rule,
    Table,
    Text,
    relative,
)
from corpus.options import Options, is_id

BLOCKS: dict[str, frozenset[str]] = {
    "rule": frozenset({"title", "kind", "source", "label", "covers", "grade", "subjects", "asks", "collated"}),
    "note": frozenset(),
    "example": frozenset({"title", "rules", "given", "expect", "printed", "readings", "source"}),
    "position": frozenset({"title", "rules", "given", "try", "expect", "readings", "source"}),
    "table": frozenset({"title", "seed", "options", "readings"}),
    "lesson": frozenset(),
    "deck": frozenset(),
    "bots": frozenset(),
    **opening_blocks.BLOCKS,
    **home_blocks.BLOCKS,
    "dispute": frozenset(),
    "difference": frozenset(),
}
"""The blocks and their options."""
PANELS = ("lesson", "deck", "bots")

GAME_FIELDS = frozenset(
    {
        "title", "game", "family", "players", "deck", "minutes", "difficulty", "source", "pages", "summary",
        "chapters", "compare", "description", "finished",
    }
)  # fmt: skip
CHAPTER_FIELDS = frozenset({"title", "pages", "summary"})
RESERVED = re.compile(r"table(-\d+)?")
"""Names that no chapter may have: a game's table lies at this address."""
PAGE_FIELDS = frozenset({"title", "description", "hide", "template", "search", "icon", "status", "tags"})

_LETTERS = str.maketrans("abcdefgh", "абвгдежз")
_PARTS = "абвгдежзиклмнопрстуфхцчшщэюя"
_FRONT = re.compile(r"\A---[ \t]*\n(.*?)^---[ \t]*(?:\n|\Z)", re.S | re.M)


def default_label(rule_id: str) -> str:
    """Give the margin label of an id: `§ 14` where the book numbers the rule, otherwise nothing.

    A paragraph told in several rules has letters, `36a`, `36b`: the reader sees «§ 36а», «§ 36б», as he would type them.
    """
    tail = rule_id.partition(".")[2]
    return f"§\u00a0{tail.translate(_LETTERS)}" if tail[:1].isdigit() else ""


class _Reader:
    """Reads one file."""

    def __init__(self, path: Path, root: Path, problems: list[Problem], parser: MarkdownIt) -> None:
        self.file = relative(path, root)
        self.problems = problems
        self.parser = parser
        self.name = path.stem
        self.folder = path.parent.name
        try:
            self.source = path.read_text(encoding="utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError:
            self.source = ""
            self.wrong(1, "файл не в кодировке UTF-8")
        self.lines = self.source.split("\n")

    def wrong(self, line: int, text: str) -> None:
        self.problems.append(Problem(self.file, line, text))

    def front(self, known: frozenset[str]) -> Options:
        """Read the front matter and blank it out, so that the lines of the text keep their numbers."""
        match = _FRONT.match(self.source)
        if match is None:
            self.wrong(1, "нет заголовочной части между строками «---»")
            return Options(Place(self.file, 1), "заголовок", {}, self.problems)
        options = Options.read(match[1], self.file, 1, 2, "заголовок", known, self.problems)
        self.source = "\n" * match[0].count("\n") + self.source[match.end() :]
        return options

    def body(self, tokens: list[Token], first: int, last: int) -> Body:
        """Make a body of tokens that stand in the given lines (from 0, the last not included)."""
        while first < last and not self.lines[first].strip():
            first += 1
        text = "\n".join(self.lines[first:last]).strip("\n")
        return Body(text, tokens, first + 1, markdown.references(tokens), markdown.term_links(tokens))

    def items(self) -> list[Item]:
        """Read headings, prose and blocks in order."""
        tokens = self.parser.parse(markdown.prepare(self.source))
        items: list[Item] = []
        at = 0
        while at < len(tokens):
            token = tokens[at]
            first, last = token.map or [0, 0]
            if token.type == "zs_stray":
                self.wrong(first + 1, f"«{token.content.strip()}»: блок начинается с «/// имя | аргумент»")
                at += 1
                continue
            end = _closing(tokens, at)
            if token.type == "zs_block_open":
                item = self.block(token, tokens[at + 1 : end])
                if item is not None:
                    items.append(item)
            elif token.type == "heading_open":
                body = self.body(tokens[at + 1 : end], first, last)
                items.append(Heading(int(token.tag[1]), body, Place(self.file, first + 1)))
            else:
                body = self.body(tokens[at : end + 1], first, last)
                items.append(Prose(body, Place(self.file, first + 1)))
            at = end + 1
        return items

    def block(self, opening: Token, tokens: list[Token]) -> Item | None:
        """Read one `///` block; None where nothing can be made of it."""
        first, last = opening.map or [0, 0]
        line, name, meta = first + 1, opening.info, opening.meta
        what = f"{name} {meta['argument']}".strip()
        if not meta["closed"]:
            self.wrong(line, f"{what}: блок не закрыт строкой «///»")
        if name not in BLOCKS:
            self.wrong(line, f"неизвестный блок «{name}» (есть: {', '.join(BLOCKS)})")
            return None
        if meta["glued"]:
            self.wrong(
                meta["body"] + 1,
                f"{what}: параметры пишутся с отступом в четыре пробела, после них нужна пустая строка",
            )
        options = Options.read(opening.content, self.file, line, line + 1, what, BLOCKS[name], self.problems)
        for token in tokens:
            if token.type == "heading_open":
                self.wrong((token.map or [first])[0] + 1, f"{what}: заголовкам место вне блока")
        makers: dict[str, Callable[[str, Options, Body], Item | None]] = {
            "rule": self.rule,
            "note": self.note,
            "example": self.example,
            "position": self.position,
            "table": self.table,
            "card": opening_blocks.game_card,
            "agree": opening_blocks.agreement,
            "deal": opening_blocks.deal,
            **{kind: self.panel(kind) for kind in PANELS},
            "hero": home_blocks.hero,
            "quote": home_blocks.quote,
            "games": home_blocks.games,
            "dispute": lambda _, options, body: DeskBlock(name, body, options.place),
            "difference": lambda _, options, body: DeskBlock(name, body, options.place),
        }
        return makers[name](meta["argument"], options, self.body(tokens, meta["body"], last))

    def rule(self, argument: str, options: Options, body: Body) -> Item | None:
        if not is_id(argument):
            options.wrong("", f"«{argument}» не похоже на номер правила (игра, точка, номер)")
            return None
        options.required("title", "kind")
        kind = options.choice("kind", KINDS, "procedure") if options.values.get("kind") else "procedure"
        if kind != "house":
            options.required("source")
        elif "source" in options.values:
            options.wrong("source", "у домашнего правила нет источника")
        title = options.text("title")
        if title.endswith("."):
            options.wrong("title", "«title» пишется без точки в конце")
        if body.empty:
            options.wrong("", "нет текста")
        return Rule(
            id=argument,
            title=title,
            kind=kind,
            source=options.spans("source"),
            label=re.sub(r"§\s*", "§\u00a0", options.text("label", default_label(argument))),
            covers=options.ids("covers"),
            grade=options.choice("grade", GRADES, "house" if kind == "house" else "sure"),
            subjects=options.texts("subjects"),
            asks=options.texts("asks"),
            collated=options.text("collated"),
            body=body,
            place=options.place,
        )

    def note(self, argument: str, options: Options, body: Body) -> Item | None:
        if not is_id(argument):
            options.wrong("", f"«{argument}» не похоже на номер правила (игра, точка, номер)")
            return None
        if body.empty:
            options.wrong("", "нет текста")
        return Note(argument, body, options.place)

    def example(self, argument: str, options: Options, body: Body) -> Item | None:
        if not is_id(argument):
            options.wrong("", f"«{argument}» не похоже на имя калькулятора (игра, точка, имя)")
            return None
        options.required("title", "given", "expect")
        if body.empty:
            options.wrong("", "нет текста: разбор примера словами нужен всегда")
        return Example(
            calculator=argument,
            title=options.text("title"),
            rules=options.ids("rules"),
            given=options.mapping("given"),
            expect=options.mapping("expect"),
            printed=options.mapping("printed") if "printed" in options.values else None,
            readings=options.choices("readings"),
            source=options.spans("source"),
            body=body,
            place=options.place,
        )

    def position(self, argument: str, options: Options, body: Body) -> Item | None:
        options.required("title", "given", "try", "expect")
        return Position(
            game=argument,
            title=options.text("title"),
            rules=options.ids("rules"),
            given=options.mapping("given"),
            attempt=options.text("try"),
            expect=options.mapping("expect"),
            readings=options.choices("readings"),
            source=options.spans("source"),
            body=body,
            place=options.place,
        )

    def table(self, argument: str, options: Options, body: Body) -> Item | None:
        options.required("seed")
        return Table(
            game=argument,
            seed=options.integer("seed", 1),
            options=options.mapping("options"),
            readings=options.choices("readings"),
            title=options.text("title"),
            body=body,
            place=options.place,
        )

    def panel(self, kind: str) -> Callable[[str, Options, Body], Item | None]:
        """Give the reader of a panel of this kind."""
        return lambda argument, options, body: Panel(kind, argument, body, options.place)

    def chapter(self, options: Options, game: str) -> Chapter:
        """Read the rest of the file as a chapter."""
        options.required("title")
        chapter = Chapter(
            name=self.name,
            title=options.text("title"),
            file=self.file,
            front=options.values,
            front_lines=options.place.options,
            items=self.items(),
            game=game,
            pages=options.text("pages"),
        )
        for item in chapter.items:
            if isinstance(item, Rule):
                item.game, item.chapter = game, chapter.name
            elif isinstance(item, Example):
                item.game = game or item.calculator.partition(".")[0]
        return chapter


def _closing(tokens: list[Token], at: int) -> int:
    """Give the index of the token that closes the one at `at`."""
    level = 0
    for index in range(at, len(tokens)):
        level += tokens[index].nesting
        if level <= 0:
            return index
    return len(tokens) - 1


def _compare(options: Options) -> dict[str, Cell]:
    """Read the cells of the comparison table."""
    cells: dict[str, Cell] = {}
    line = options.place.of("compare")
    for name, value in options.mapping("compare").items():
        if name not in COMPARED:
            options.wrong("compare", f"compare: столбца «{name}» нет (есть: {', '.join(COMPARED)})")
        elif not isinstance(value, dict) or set(value) != {"text", "rule"}:
            options.wrong("compare", f"compare: «{name}» пишется {{text: …, rule: …}}")
        else:
            cells[name] = Cell(str(value["text"]), str(value["rule"]), line)
    return cells


def tell_apart(rules: list[Rule]) -> None:
    """Give the parts of one § their letters, «§ 151 а», «§ 151 б»: one label, one rule. A label in words gets numbers."""
    shared: dict[str, list[Rule]] = {}
    for rule in rules:
        if rule.label:
            shared.setdefault(rule.label, []).append(rule)
    for label, parts in shared.items():
        if len(parts) > 1:
            signs = _PARTS if any(sign.isdigit() for sign in label) else [str(place) for place in range(1, len(parts) + 1)]
            for rule, sign in zip(parts, signs, strict=False):
                rule.label = f"{label}\u00a0{sign}"


def parse_game(folder: Path, root: Path, problems: list[Problem], parser: MarkdownIt) -> Game | None:
    """Read one folder of `docs/`."""
    index_path = folder / "index.md"
    if not index_path.exists():
        problems.append(Problem(relative(folder, root), 1, "в папке игры нет index.md"))
        return None
    reader = _Reader(index_path, root, problems, parser)
    options = reader.front(GAME_FIELDS)
    options.required("title", "game", "family", "players", "deck", "minutes", "difficulty", "source", "summary")
    slug = options.text("game", folder.name)
    if slug != folder.name:
        options.wrong("game", f"игра «{slug}» лежит в папке «{folder.name}»")
    difficulty = options.integer("difficulty", 1)
    if not 1 <= difficulty <= 5:
        options.wrong("difficulty", "«difficulty» — число от 1 до 5")
    finished = options.values.get("finished", False)
    if not isinstance(finished, bool):
        options.wrong("finished", "«finished» — true или false")
    index = reader.chapter(options, slug)
    chapters = []
    names = options.texts("chapters")
    for name in names:
        if RESERVED.fullmatch(name):
            options.wrong("chapters", f"имя «{name}» занято: по этому адресу лежит стол игры")
            continue
        path = folder / f"{name}.md"
        if not path.exists():
            options.wrong("chapters", f"главы «{name}» нет: ожидался файл {relative(path, root)}")
            continue
        part = _Reader(path, root, problems, parser)
        chapters.append(part.chapter(part.front(CHAPTER_FIELDS), slug))
    for path in sorted(folder.glob("*.md")):
        if path.stem != "index" and path.stem not in names:
            problems.append(Problem(relative(path, root), 1, f"главы нет в списке chapters файла {reader.file}"))
    tell_apart([rule for chapter in (index, *chapters) for rule in chapter.rules()])
    return Game(
        slug=slug,
        title=options.text("title"),
        family=options.text("family"),
        players=options.text("players"),
        deck=options.text("deck"),
        minutes=options.text("minutes"),
        difficulty=difficulty,
        source=options.text("source"),
        pages=options.text("pages"),
        summary=options.text("summary"),
        compare=_compare(options),
        index=index,
        chapters=chapters,
        finished=finished is True,
    )


def parse_text(root: Path) -> Text:
    """Read all of `docs/`."""
    text = Text()
    docs = root / "docs"
    parser, free = markdown.make_parser(), markdown.make_parser(html=True)
    for path in sorted(docs.glob("*.md")):
        reader = _Reader(path, root, text.problems, free)
        text.pages.append(reader.chapter(reader.front(PAGE_FIELDS), ""))
    for folder in sorted(path for path in docs.iterdir() if path.is_dir()) if docs.is_dir() else []:
        if not any(folder.glob("*.md")):
            continue
        game = parse_game(folder, root, text.problems, parser)
        if game is not None:
            text.games[game.slug] = game
    return text
