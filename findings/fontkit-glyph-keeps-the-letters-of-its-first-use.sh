#!/usr/bin/env bash
# fontkit 2.0.4: `font.getGlyph(id, codePoints)` answers the glyph that it made first, with the letters of that first use.
# Guess before the run: the code points that are passed are those of the answer, as its doc comment says.
# Seen: the second call's letters are dropped. pdfkit 0.20.2 writes a glyph's `codePoints` into the table by which text is
# copied, searched and read aloud (ToUnicode): with one open font for two documents, a letter that was once drawn as a part
# of another is missing in what is copied from the second document, though it is drawn.
# Fails when the second call answers its own letters.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fontkit@2.0.4 @expo-google-fonts/noto-sans-thai@0.4.2
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { strict as assert } from 'node:assert';
import { create } from 'fontkit';

const path = 'node_modules/@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf';
const font = create(readFileSync(path));
const id = font.glyphForCodePoint(0x0e01).id;
const fresh = create(readFileSync(path)).getGlyph(id, [0x0e01]).codePoints;
const first = create(readFileSync(path));
const asPart = first.getGlyph(id, []).codePoints;
const later = first.getGlyph(id, [0x0e01]).codePoints;
console.log({ fresh, asPart, later });
assert.deepEqual(fresh, [0x0e01]);
assert.deepEqual(asPart, []);
assert.deepEqual(later, []);
JS
node try.mjs
