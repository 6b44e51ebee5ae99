#!/usr/bin/env bash
# bwip-js 4.11.4, which draws bar codes, and Code 93, that of parcels within Canada and of small labels, beside jsbarcode 3.12.3; both read by zxing-wasm 3.1.6 and @zxing/library 0.23.0.
# Guess before the run: what it draws by its name alone is a whole symbol.
# Seen: the two check characters that each Code 93 has are drawn only when asked for (`includecheck`), as if they could be left out like that of Code 39. Without them no
# reader takes the symbol, and a label looks as it should. jsbarcode draws them always; with the option bwip-js draws the same bars. Code 39 and Code 128 are read as they are drawn.
# Source: AIM USS-93 (ANSI/AIM BC5), check characters C and K modulo 47 are part of each symbol.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts bwip-js@4.11.4 jsbarcode@3.12.3 zxing-wasm@3.1.6 @zxing/library@0.23.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);
const { BarcodeFormat, BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } = require('@zxing/library');
const bwip = require('bwip-js');
const JsBarcode = require('jsbarcode');

console.warn = () => {};
prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer }, fireImmediately: true });
const byBwip = (bcid, text, more = {}) => bwip.raw({ bcid, text, ...more })[0].sbs.map((width, at) => (at % 2 ? '0' : '1').repeat(width)).join('');
function byJs(format, text) {
  const drawn = {};
  JsBarcode(drawn, text, { format, flat: true });
  return drawn.encodings.map(({ data }) => data).join('');
}
async function read(bars, format) {
  const [width, height] = [(bars.length + 24) * 4, 60];
  const grey = new Uint8ClampedArray(width * height).fill(255);
  for (let at = 0; at < bars.length * 4; at += 1) if (bars[at >> 2] === '1') for (let y = 0; y < height; y += 1) grey[y * width + at + 48] = 0;
  const data = new Uint8ClampedArray([...grey].flatMap((dot) => [dot, dot, dot, 255]));
  const [found] = await readBarcodes({ data, width, height, colorSpace: 'srgb' });
  const hints = new Map([[DecodeHintType.TRY_HARDER, true], [DecodeHintType.POSSIBLE_FORMATS, [format]]]);
  const image = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  try {
    return [found?.text, new MultiFormatReader().decode(image, hints).getText()];
  } catch {
    return [found?.text, undefined];
  }
}
const both = (text) => [text, text];
for (const [name, bars, format, seen] of [
  ['Code 39 of bwip-js', byBwip('code39', 'DUKA1'), BarcodeFormat.CODE_39, both('DUKA1')],
  ['Code 128 of bwip-js', byBwip('code128', 'DUKA1'), BarcodeFormat.CODE_128, both('DUKA1')],
  ['Code 93 of jsbarcode', byJs('CODE93', 'DUKA1'), BarcodeFormat.CODE_93, both('DUKA1')],
  ['Code 93 of bwip-js', byBwip('code93', 'DUKA1'), BarcodeFormat.CODE_93, both(undefined)],
  ['with includecheck', byBwip('code93', 'DUKA1', { includecheck: true }), BarcodeFormat.CODE_93, both('DUKA1')],
]) {
  const told = await read(bars, format);
  console.log(name, '->', told.join(' | '));
  assert.deepEqual(told, seen);
}
assert.equal(byBwip('code93', 'DUKA1', { includecheck: true }), byJs('CODE93', 'DUKA1'));
JS
node try.mjs
