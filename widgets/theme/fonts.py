"""Subset the self-hosted fonts and draw the suit signs.

    python widgets/theme/fonts.py OUT

Literata (rules) and Onest (interface) come from the @fontsource packages in node_modules, both under the
SIL Open Font License. Only the characters, weights and layout features that the pages use are kept.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.merge import Merger
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "node_modules" / "@fontsource-variable"
BUDGET = 130_000

# Figures and punctuation stand on every page, Latin letters on few: they are files of their own.
NUMBERS = "".join(chr(code) for code in range(0x20, 0x41)) + "[\\]^_`{|}~\u00a0§©«»°±·×÷½¼¾–—‘’‚“”„•…′″−≈\u2009"
LATIN = "".join(chr(code) for code in (*range(0x41, 0x5B), *range(0x61, 0x7B))) + "éèêëàâäáçîïíôöóûüúñÉÈÀÇÖÜÄß"
CYRILLIC = "".join(chr(code) for code in range(0x410, 0x450)) + "ЁёІіѢѣѲѳѴѵ№\u0301"

# Text faces are static and hold Cyrillic, figures and punctuation together: a line is then one run of one font, which
# a phone shapes much faster than a variable font cut by script. The packages cut by script, so the halves are merged.
TEXT_FACES = [
    # output name, package, style, weight
    ("literata-400", "literata", "normal", 400),
    ("literata-600", "literata", "normal", 600),
    ("literata-italic", "literata", "italic", 400),
    ("onest-400", "onest", "normal", 400),
    ("onest-500", "onest", "normal", 500),
    ("onest-600", "onest", "normal", 600),
]
# Latin letters stand on few pages: one variable file a family.
LATIN_FACES = [
    ("literata-lat", "literata", "normal"),
    ("literata-lat-italic", "literata", "italic"),
    ("onest-lat", "onest", "normal"),
]

# The same outlines as the card faces, in a box of 108 units around the origin, y downwards.
SUITS = {
    0x2660: "M0-50C9-33 47-9 47 16 47 32 35 39 24 39 15 39 8 34 4 26 5 37 9 45 17 50H-17C-9 45-5 37-4 26-8 34-15 39"
    "-24 39-35 39-47 32-47 16-47-9-9-33 0-50Z",
    0x2663: "M0-50A22.5 22.5 0 0 1 17-13 22.5 22.5 0 1 1 5 23C6 37 10 45 18 50H-18C-10 45-6 37-5 23A22.5 22.5 0 1 1"
    "-17-13 22.5 22.5 0 0 1 0-50Z",
    0x2665: "M0 46C-9 30-48 6-48-20-48-38-35-47-22-47-12-47-4-41 0-31 4-41 12-47 22-47 35-47 48-38 48-20 48 6 9 30 0 46Z",
    0x2666: "M0-52C9-34 26-13 39 0 26 13 9 34 0 52-9 34-26 13-39 0-26-13-9-34 0-52Z",
    0x2192: "M-46-4H30L8-27 15-33 47 0 15 33 8 27 30 4H-46Z",  # an arrow: the text faces of the packages have none
}


def cut(package: str, script: str, style: str, characters: str, weights: tuple[int, int] | int) -> TTFont:
    """Take the given characters and weights out of one file of a package."""
    font = TTFont(PACKAGES / package / "files" / f"{package}-{script}-wght-{style}.woff2")
    options = subset.Options()
    options.layout_features = ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "calt", "tnum", "lnum"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    worker = subset.Subsetter(options)
    worker.populate(text=characters)
    worker.subset(font)
    instancer.instantiateVariableFont(font, {"wght": weights}, inplace=True)
    return font


def write(font: TTFont, target: Path) -> None:
    """Write a font as WOFF2; the build must give the same bytes every time."""
    font.flavor = "woff2"
    font["head"].created = font["head"].modified = 3_600_000_000
    font.recalcTimestamp = False
    font.save(target)


def merged(package: str, style: str, weight: int) -> TTFont:
    """Merge the two scripts of a text face."""
    with TemporaryDirectory() as folder:
        halves = []
        for script, characters in (("cyrillic", CYRILLIC), ("latin", NUMBERS)):
            font = cut(package, script, style, characters, weight)
            font.flavor = None
            halves.append(f"{folder}/{script}.ttf")
            font.save(halves[-1])
        return Merger().merge(halves)


def draw_suits(target: Path) -> None:
    """Write a font of the four suit signs, so that no system draws them as emoji."""
    names = {code: f"suit{code:x}" for code in SUITS}
    glyphs = {}
    for name in (".notdef", "vs15"):
        glyphs[name] = TTGlyphPen(None).glyph()
    for code, path in SUITS.items():
        pen = TTGlyphPen(None)
        # 108 units of the drawing become 760 of the em, standing on the baseline.
        scale = 7.04
        parse_path(path, TransformPen(Cu2QuPen(pen, 1.0), (scale, 0, 0, -scale, 400, 360)))
        glyphs[names[code]] = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({**{code: names[code] for code in SUITS}, 0xFE0E: "vs15"})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (0 if name == "vs15" else 800, 0) for name in glyphs})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "ZS Suits", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    write(builder.font, target)


def main() -> None:
    """Build every face and refuse to go over the budget."""
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for stale in out.glob("*.woff2"):
        stale.unlink()
    for name, package, style, weight in TEXT_FACES:
        write(merged(package, style, weight), out / f"{name}.woff2")
    for name, package, style in LATIN_FACES:
        weights = 400 if style == "italic" else (400, 700)
        write(cut(package, "latin", style, LATIN, weights), out / f"{name}.woff2")
    draw_suits(out / "zs-suits.woff2")
    sizes = {path.name: path.stat().st_size for path in sorted(out.glob("*.woff2"))}
    for name, size in sizes.items():
        print(f"  {size:>7} {name}")
    total = sum(sizes.values())
    print(f"  {total:>7} всего")
    if total > BUDGET:
        sys.exit(f"fonts: {total} bytes, more than the budget of {BUDGET}")


if __name__ == "__main__":
    main()
