#!/usr/bin/env bash
# fontkit 2.0.4 (the shaper behind pdfkit) and the Noto fonts of @expo-google-fonts.
# Guess before the run: words of every script of the fonts are laid out, since fontkit has a shaper for all of them.
# Seen: "ਸਿੰਘ" (a Sikh surname) and "ភ្នំពេញ" (Phnom Penh) end in a TypeError, "Cannot read properties of null (reading
# 'xCoordinate')": a mark of the font has no anchor for its class, which OpenType allows, and fontkit reads it all the same.
# "राजेश" and "ঢাকা" are laid out. HarfBuzz (harfbuzzjs 1.6.4) lays out all four with the same files.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fontkit@2.0.4 harfbuzzjs@1.6.4 \
  @expo-google-fonts/noto-sans-gurmukhi@0.4.1 @expo-google-fonts/noto-sans-khmer@0.4.3 \
  @expo-google-fonts/noto-sans-devanagari@0.4.1 @expo-google-fonts/noto-sans-bengali@0.4.4
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { strict as assert } from 'node:assert';
import { create } from 'fontkit';
import * as hb from 'harfbuzzjs';

const file = (script) => {
  const name = `NotoSans${script[0].toUpperCase()}${script.slice(1)}_400Regular`;
  return readFileSync(`node_modules/@expo-google-fonts/noto-sans-${script}/400Regular/${name}.ttf`);
};
const byFontkit = (bytes, word) => {
  try {
    return `${create(bytes).layout(word).glyphs.length} glyphs`;
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const byHarfbuzz = (bytes, word) => {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(new hb.Font(new hb.Face(new hb.Blob(bytes))), buffer);
  return buffer.getGlyphInfos().length;
};
const FAILURE = "TypeError: Cannot read properties of null (reading 'xCoordinate')";
for (const [script, word, fails] of [
  ['gurmukhi', 'ਸਿੰਘ', true],
  ['khmer', 'ភ្នំពេញ', true],
  ['devanagari', 'राजेश', false],
  ['bengali', 'ঢাকা', false],
]) {
  const bytes = file(script);
  const seen = byFontkit(bytes, word);
  console.log(`${word}: fontkit ${seen}; HarfBuzz ${byHarfbuzz(bytes, word)} glyphs`);
  assert.equal(seen === FAILURE, fails);
  assert.ok(byHarfbuzz(bytes, word) > 0);
}
JS
node try.mjs
