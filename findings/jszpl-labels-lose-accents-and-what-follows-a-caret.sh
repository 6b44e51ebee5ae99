#!/usr/bin/env bash
# jszpl 2.0.1, which writes labels for Zebra's printers, drawn by zpl-renderer-js 3.4.0.
# Guess before the run: a label says in which encoding its text is (^CI28 for UTF-8), and a caret within a text, which begins a command
# of the printer, is written as such a language wants it (^FH and _5E).
# Seen: neither. "Café Zürich" comes out with two wrong signs for each letter beyond ASCII; with ^CI28 in front the same label is right.
# Of "Half price ^ 50 % off" the printer gets to see "Half price".
# Source: ZPL II Programming Guide, ^CI (change international encoding; 0 unless told), ^FH (field hexadecimal indicator).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jszpl@2.0.1 zpl-renderer-js@3.4.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { FontFamily, FontFamilyName, Label, PrintDensity, PrintDensityName, Text } from 'jszpl';
import { ready } from 'zpl-renderer-js';

const { api } = await ready;
const drawn = (zpl) => api.zplToBase64Async(zpl, 60, 30, 8);

function labelOf(words) {
  const label = new Label();
  label.printDensity = new PrintDensity(PrintDensityName['8dpmm']);
  label.width = 60;
  label.height = 30;
  const text = new Text();
  text.text = words;
  text.fontFamily = new FontFamily(FontFamilyName.D);
  label.content.push(text);
  return label.generateZPL();
}

const accents = labelOf('Café Zürich');
assert.equal(accents.includes('^CI'), false);
const isRight = (await drawn(accents)) === (await drawn(accents.replace('^XA', '^XA^CI28')));
console.log(`accents are drawn as with ^CI28: ${isRight}`);
assert.equal(isRight, false);

const isCut = (await drawn(labelOf('Half price ^ 50 % off'))) === (await drawn(labelOf('Half price ')));
console.log(`what follows a caret is gone: ${isCut}`);
assert.equal(isCut, true);
JS
node try.mjs
