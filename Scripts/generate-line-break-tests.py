#!/usr/bin/env python3
"""Writes the cases that the line breaking rules are tested by.

    pip install unicodedata2==17.0.0
    python3 Scripts/generate-line-break-tests.py LineBreak.txt

LineBreak.txt is the file of that name in the Unicode character database, version 17.0. The rules
of UAX #14 are applied here as the annex writes them, each a pair of regular expressions for what
stands before and after, to samples of every class: all pairs of samples, alone, with a mark, with
a blank, and with both between them, as in the published LineBreakTest.txt; and random rows of
them. The output is Tests/DeclarativeTextTests/Metrics/LineBreakCases.swift.

    python3 Scripts/generate-line-break-tests.py LineBreak.txt LineBreakTest.txt

says instead where these rules and a published test file differ.
"""

import pathlib
import random
import re
import sys

import unicodedata2 as unicode

# One or more scalars of each class, and of each property that a rule asks for.
SAMPLES = [
    0x0041, 0x0023, 0x05D0, 0x0030, 0x0020, 0x000B, 0x000D, 0x000A, 0x0085, 0x200B, 0x2060, 0x00A0,
    0x0301, 0x200D, 0x2014, 0x2010, 0x0009, 0x3000, 0x00B4, 0x002D, 0x058A, 0xFFFC, 0x007D, 0x3009,
    0x0029, 0x0021, 0xFF01, 0x2024, 0x3005, 0x3041, 0x0028, 0x300C, 0x0022, 0x00AB, 0x2018, 0x00BB,
    0x2019, 0x002C, 0x0025, 0x20AC, 0xFFE5, 0x002F, 0x1B05, 0x11F02, 0x1BC0, 0x1BF2, 0x1B44, 0x25CC,
    0x1F466, 0x1F3FB, 0x1F8FF, 0xAC00, 0xAC01, 0x1100, 0x1160, 0x11A8, 0x4E00, 0x231A, 0x1F1E6,
    0x0E01, 0x0E31, 0x00AD, 0xFF66, 0x00A7,
]
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/"

# The rules from LB4 on; `*` is a break after all that stands before, `/` none. LB20a is written
# for a row of hyphens, which is the one place where lines of text here break otherwise. What LB30b
# says of pictographs yet to be assigned is left out: a modifier is of the cluster before it.
Q = "(QU|Pi|Pf)"
ANY = "(.*)"
RULES = """
BK ! | CR × LF | CR ! | LF ! | NL ! | × (BK|CR|LF|NL) | × SP | × ZW | ZW SP* ÷ | {J} ×
× WJ | WJ × | GL × | [^SP,BA,HY,HH] × GL | × CL | × CP | × EX | × SY | OP SP* ×
(sot|BK|CR|LF|NL|OP|QU|Pi|Pf|GL|SP|ZW) Pi SP* ×
× Pf (SP|GL|WJ|CL|QU|Pi|Pf|CP|EX|IS|SY|BK|CR|LF|NL|ZW|eot)
SP ÷ IS NU | × IS | (CL|CP) SP* × NS | B2 SP* × B2 | SP ÷
× (QU|Pf) | (QU|Pi) × | {n} × {Q} | × {Q} ({n}|eot) | {Q} × {n} | (sot|{n}) {Q} ×
÷ CB | CB ÷ | (sot|BK|CR|LF|NL|SP|ZW|CB|GL) (HY|HH)+ × (AL|HL|DC)
× BA | × HH | × HY | × NS | BB × | HL (HY|HH) × [^HL] | SY × HL | × IN
(AL|HL|DC) × NU | NU × (AL|HL|DC) | PR × (ID|EB|EM) | (ID|EB|EM) × PO
(PR|PO) × (AL|HL|DC) | (AL|HL|DC) × (PR|PO)
NU (SY|IS)* CL × PO | NU (SY|IS)* CP × PO | NU (SY|IS)* CL × PR | NU (SY|IS)* CP × PR
NU (SY|IS)* × PO | NU (SY|IS)* × PR | PO × OP NU | PO × OP IS NU | PO × NU
PR × OP NU | PR × OP IS NU | PR × NU | HY × NU | IS × NU | NU (SY|IS)* × NU
JL × (JL|JV|H2|H3) | (JV|H2) × (JV|JT) | (JT|H3) × JT
(JL|JV|JT|H2|H3) × PO | PR × (JL|JV|JT|H2|H3) | (AL|HL|DC) × (AL|HL|DC)
AP × (AK|DC|AS) | (AK|DC|AS) × (VF|VI) | (AK|DC|AS) VI × (AK|DC)
(AK|DC|AS) × (AK|DC|AS) VF | IS × (AL|HL|DC)
(AL|HL|DC|NU) × {e}OP | {e}CP × (AL|HL|DC|NU)
(sot|[^RI]) (RI RI)* RI × RI | EB × EM | ÷
"""


def compiled(side):
    """A side of a rule as a regular expression; a unit is written `:AL;`, `:IDE;` or `:ALJ;`."""
    side = side.replace("{Q}", Q)
    pattern = ""
    for token in re.findall(r"\{J\}|\{n\}|\{e\}|\[\^[^\]]*\]|[A-Z][A-Za-z0-9]|sot|eot|[()|*+]", side):
        if token == "{J}":
            pattern += "(?::[A-Za-z0-9]{2}E?J;)"
        elif token == "{n}":
            pattern += "(?::[A-Za-z0-9]{2}J?;)"
        elif token == "{e}":
            pattern += "(?=:[A-Za-z0-9]{2}J?;)"
        elif token.startswith("[^"):
            classes = "|".join(token[2:-1].split(","))
            pattern += f"(?::(?!{classes})[A-Za-z0-9]{{2}}E?J?;)"
        elif token == "sot":
            pattern += "(?:^)"
        elif token == "eot":
            pattern += "(?:$)"
        elif token[0].isupper():
            pattern += f"(?::{token}E?J?;)"
        else:
            pattern += "(?:" if token == "(" else token
    return pattern


def parsed_rules():
    rules = []
    for rule in re.split(r"\n| \| (?![^(]*\))", RULES.strip()):
        before, action, after = re.fullmatch(r"(.*?)([×÷!])(.*)", rule.strip()).groups()
        rules.append(
            (re.compile(compiled(before) + r"\Z"), action, re.compile(compiled(after))))
    return rules


def listed_classes(path):
    classes = {}
    for line in open(path, encoding="utf-8"):
        fields = line.split("#")[0].split(";")
        if len(fields) < 2:
            continue
        first, _, last = fields[0].strip().partition("..")
        for scalar in range(int(first, 16), int(last or first, 16) + 1):
            classes[scalar] = fields[1].strip()
    return classes


def resolved(scalar, listed):
    """LB1, and what the rules tell apart within a class."""
    character = chr(scalar)
    category = unicode.category(character)
    if scalar == 0x25CC:
        return "DC"
    listed = listed.get(scalar, "XX")
    if listed == "SA":
        return "CM" if category in ("Mn", "Mc") else "AL"
    if listed == "QU":
        return category if category in ("Pi", "Pf") else "QU"
    return {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS", "ZWJ": "ZJ"}.get(listed, listed)


def breaks(scalars, listed, rules):
    """Before which scalars a line may end, the first aside."""
    units, starts = [], []
    for scalar in scalars:
        name = resolved(scalar, listed)
        wide = "E" if unicode.east_asian_width(chr(scalar)) in "FWH" else ""
        if name in ("CM", "ZJ"):
            if units and units[-1][1:3] not in ("BK", "CR", "LF", "NL", "SP", "ZW"):
                wide = "E" if "E" in units[-1][3:] else ""
                units[-1] = units[-1][:3] + wide + ("J;" if name == "ZJ" else ";")
                starts.append(None)
                continue
            units.append(":AL" + ("J;" if name == "ZJ" else ";"))
        else:
            units.append(f":{name}{wide};")
        starts.append(len(units) - 1)
    result = []
    for place, start in enumerate(starts):
        if start is None or start == 0:
            continue
        before, after = "".join(units[:start]), "".join(units[start:])
        for first, action, second in rules:
            if first.search(before) and second.match(after):
                if action != "×":
                    result.append(place)
                break
    return result


def compare(path, listed, rules):
    count, different = 0, 0
    for line in open(path, encoding="utf-8"):
        fields = line.split("#")[0].split()
        if not fields:
            continue
        count += 1
        scalars = [int(field, 16) for field in fields[1::2]]
        inner = range(1, len(scalars))
        wanted = [place for place in inner if fields[2 * place] == "÷"]
        found = breaks(scalars, listed, rules)
        if wanted != found:
            different += 1
            print(" ".join(resolved(scalar, listed) for scalar in scalars), wanted, found)
    print(f"{different} of {count} differ")


def swift_lines(text):
    return [f"    {text[at:at + 94]}\\" for at in range(0, len(text), 94)]


def main():
    listed, rules = listed_classes(sys.argv[1]), parsed_rules()
    if len(sys.argv) > 2:
        return compare(sys.argv[2], listed, rules)
    assert len(SAMPLES) == len(DIGITS)
    between = [[], [0x0308], [0x0020], [0x0308, 0x0020]]
    pairs = ""
    for first in SAMPLES:
        for second in SAMPLES:
            value = 0
            for bit, middle in enumerate(between):
                scalars = [first, *middle, second]
                if len(scalars) - 1 in breaks(scalars, listed, rules):
                    value |= 1 << bit
            pairs += f"{value:x}"
    generator = random.Random(17)
    rows = []
    for _ in range(2000):
        row = [generator.randrange(len(SAMPLES)) for _ in range(generator.randrange(3, 12))]
        found = breaks([SAMPLES[index] for index in row], listed, rules)
        rows.append("".join(
            ("÷" if place in found else "") + DIGITS[index] for place, index in enumerate(row)))
    out = [
        f"// Generated by Scripts/generate-line-break-tests.py from Unicode {unicode.unidata_version}.",
        "",
        "/// What the rules of UAX #14 say of samples of every class.",
        "enum LineBreakCases {",
        "  static let samples: [UInt32] = [",
    ]
    hexes = [f"0x{sample:X}," for sample in SAMPLES]
    out += ["    " + " ".join(hexes[at:at + 8]) for at in range(0, len(hexes), 8)]
    out += [
        "  ]",
        "",
        "  /// The sample each character of `rows` stands for.",
        f'  static let digits = "{DIGITS}"',
        "",
        "  /// A digit for each pair of samples, the first sample's pairs first.",
        "  ///",
        "  /// Its bits say whether a line may end before the second: right after the first, after a",
        "  /// mark, a blank, a mark and a blank.",
        '  static let pairs = """',
        *swift_lines(pairs),
    ]
    out[-1] = out[-1][:-1]
    out += ['    """', "", "  /// Rows of samples, `÷` where a line may end.", '  static let rows = """']
    line = "   "
    for row in rows:
        if len(line) + len(row) + 1 > 98:
            out.append(line + " \\")
            line = "   "
        line += " " + row
    out += [line, '    """', "}", ""]
    root = pathlib.Path(__file__).resolve().parent.parent
    path = root / "Tests/DeclarativeTextTests/Metrics/LineBreakCases.swift"
    path.write_text("\n".join(out))
    print(f"{path}: {len(out)} lines", file=sys.stderr)


main()
