#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""sheet.py DIR: a contact sheet of the pictures in DIR, PAGE-STATE-SCHEME-LANGUAGE-SCALE.png: index.html with
all of them, and for each way to look one sheet-SCHEME-LANGUAGE-SCALE.png by ImageMagick's montage, where that is."""

import concurrent.futures
import html
import pathlib
import re
import shutil
import subprocess
import sys

NAME = re.compile(r"(?P<page>[a-z]+)-(?P<state>[a-z-]+?)(?P<small>_small)?"
                  r"-(?P<scheme>light|dark|highContrast)-(?P<language>[A-Za-z_]+)-(?P<scale>\d+)\.png")
STYLE = """body { font: 14px sans-serif; margin: 24px; background: #f4f5f7; color: #1b1f24 }
h1 { font-size: 20px } h2 { font-size: 16px; margin: 32px 0 8px } h3 { font: 13px monospace; margin: 16px 0 4px }
.row { display: flex; flex-wrap: wrap; gap: 12px } figure { margin: 0 } figcaption { font-size: 12px; color: #555 }
img { width: 400px; border: 1px solid #c8ccd2; display: block }"""


def read(folder):
    """{(page, state): [(look, file name)]}; look names scheme, language, scale and size."""
    scenes = {}
    for path in sorted(folder.glob("*.png")):
        match = NAME.fullmatch(path.name)
        if match:
            look = "-".join(match[key] for key in ("scheme", "language", "scale")) + (match["small"] or "")
            scenes.setdefault((match["page"], match["state"]), []).append((look, path.name))
    return scenes


def order(looks):
    """English and light first."""
    return sorted(looks, key=lambda one: ("_small" in one[0], "-200" in one[0], "-en-" not in one[0],
                                          "light" not in one[0], one[0]))


def thumb(folder, file):
    return f"thumbs/{file}" if (folder / "thumbs" / file).exists() else file


def write_index(folder, scenes):
    lines = ["<!doctype html>", "<meta charset=utf-8>", "<title>Firesteel: every page and state</title>",
             f"<style>{STYLE}</style>", "<h1>Firesteel: every page and state</h1>",
             f"<p>{len(scenes)} states, {sum(map(len, scenes.values()))} pictures. A click shows one in full size.</p>"]
    page = None
    for (name, state), looks in sorted(scenes.items()):
        if name != page:
            page = name
            lines.append(f"<h2>{html.escape(name)}</h2>")
        lines.append(f"<h3>{html.escape(f'{name}-{state}')}</h3><div class=row>")
        for look, file in order(looks):
            text = html.escape(look)
            lines.append(f'<figure><a href="{file}"><img loading=lazy src="{thumb(folder, file)}" alt="{text}"></a>'
                         f"<figcaption>{text}</figcaption></figure>")
        lines.append("</div>")
    (folder / "index.html").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_sheet(folder, look, files):
    pictures = [thumb(folder, file) for file in files]
    made = subprocess.run(["montage", "-label", "%t", *pictures, "-tile", "4x", "-geometry", "480x300+6+6",
                           f"sheet-{look}.png"], cwd=folder, check=False)
    return made.returncode == 0


def main(arguments):
    if len(arguments) != 1:
        sys.exit("sheet.py DIR")
    folder = pathlib.Path(arguments[0])
    scenes = read(folder)
    if not scenes:
        sys.exit(f"{folder} holds no pictures")
    write_index(folder, scenes)
    if not shutil.which("montage"):
        print("montage (ImageMagick) is not there: no sheets, only index.html")
        return 0
    sheets = {}
    for looks in scenes.values():
        for look, file in looks:
            sheets.setdefault(look, []).append(file)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        good = list(pool.map(lambda one: write_sheet(folder, *one), sorted(sheets.items())))
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
