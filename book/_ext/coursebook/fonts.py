"""The book's font, cut down to what the book writes: half the size of the package's files."""

from __future__ import annotations

import io
from pathlib import Path

PACKAGE = "@fontsource/ibm-plex-sans-thai-looped"
SUBSETS = ("thai", "latin")
WEIGHTS = (400, 700)

# Printable ASCII, the marks of good typesetting, arrows and signs of comparison, and all of Thai.
# theme.css names the same ranges, so a character from outside falls to the system's fonts.
CHARACTERS = (
    *range(0x20, 0x7F),
    *(0xA0, 0xB1, 0xB7, 0xD7, 0xF7),
    *(0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026),
    *(0x2190, 0x2192, 0x2212, 0x2248, 0x2264, 0x2265),
    *range(0x0E01, 0x0E5C),
    *(0x200B, 0x200C, 0x200D, 0x25CC),
)


def file_name(subset: str, weight: int) -> str:
    """The name of one file, in the package and in the site."""
    return f"ibm-plex-sans-thai-looped-{subset}-{weight}-normal.woff2"


def sources(root: Path) -> list[Path]:
    """The package's files that are there."""
    folder = root / "node_modules" / PACKAGE / "files"
    names = [file_name(subset, weight) for weight in WEIGHTS for subset in SUBSETS]
    return [file for name in names if (file := folder / name).is_file()]


def smaller(font: bytes) -> bytes:
    """A WOFF2 font with the book's characters only and all its shaping rules.

    Hints are left out: they matter to screens of another time.
    """
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    options = Options()
    options.layout_features = ["*"]
    options.hinting = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    # The time of writing would make every build's file another one.
    loaded = TTFont(io.BytesIO(font), recalcTimestamp=False)
    subsetter.subset(loaded)
    loaded.flavor = "woff2"
    result = io.BytesIO()
    loaded.save(result)
    return result.getvalue()
