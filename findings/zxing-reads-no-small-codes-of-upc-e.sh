#!/usr/bin/env bash
# @zxing/library 0.23.0, with which pages of shops read bar codes by a camera, on UPC-E, the short code of cans and lipsticks, drawn by bwip-js 4.11.4 and jsbarcode 3.12.3, beside
# zxing-wasm 3.1.6.
# Guess before the run: jsbarcode draws those of number system 1 as another number.
# Seen: bar for bar it draws what bwip-js draws, in both number systems. But @zxing/library reads none of them, also where it is asked for UPC-E alone and is told to try harder: its
# reader takes each symbol apart and finds "no code" in the end. Its readers of EAN-8, UPC-A and EAN-13 find theirs in pictures of the same size. zxing-wasm reads each and tells the
# number at length, 0 12345 00006 5 for 01234565.
# Source: GS1 General Specifications, 5.2 (EAN/UPC symbology, UPC-E and its expansion to GTIN-12); ISO/IEC 15420.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @zxing/library@0.23.0 bwip-js@4.11.4 jsbarcode@3.12.3 zxing-wasm@3.1.6
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
const byBwip = (bcid, text) => bwip.raw({ bcid, text })[0].sbs.map((width, at) => (at % 2 ? '0' : '1').repeat(width)).join('');
function byJs(format, text) {
  const drawn = {};
  JsBarcode(drawn, text, { format, flat: true });
  return drawn.encodings.map(({ data }) => data).join('');
}
/** Bars four dots wide and sixty high, with twelve blank ones at each side. */
function picture(bars) {
  const [width, height] = [(bars.length + 24) * 4, 60];
  const grey = new Uint8ClampedArray(width * height).fill(255);
  for (let at = 0; at < bars.length * 4; at += 1) if (bars[at >> 2] === '1') for (let y = 0; y < height; y += 1) grey[y * width + at + 48] = 0;
  return { grey, width, height };
}
function byLibrary({ grey, width, height }, formats) {
  const hints = new Map([[DecodeHintType.TRY_HARDER, true], [DecodeHintType.POSSIBLE_FORMATS, formats]]);
  try {
    return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height))), hints).getText();
  } catch {
    return 'no code';
  }
}
async function byWasm({ grey, width, height }) {
  const data = new Uint8ClampedArray([...grey].flatMap((dot) => [dot, dot, dot, 255]));
  const [{ text }] = await readBarcodes({ data, width, height, colorSpace: 'srgb' });
  return text;
}
for (const [bcid, format, read, text, seen, right] of [
  ['ean8', 'EAN8', 'EAN_8', '96385074', '96385074', '96385074'],
  ['ean13', 'EAN13', 'EAN_13', '5901234123457', '5901234123457', '5901234123457'],
  ['upce', 'UPCE', 'UPC_E', '01234565', 'no code', '0012345000065'],
  ['upce', 'UPCE', 'UPC_E', '04252614', 'no code', '0042100005264'],
  ['upce', 'UPCE', 'UPC_E', '11234562', 'no code', '0112345000062'],
]) {
  const bars = byBwip(bcid, text);
  assert.equal(byJs(format, text), bars);
  const told = [byLibrary(picture(bars), [BarcodeFormat[read]]), await byWasm(picture(bars))];
  console.log(format, text, '->', told.join(' | '));
  assert.deepEqual(told, [seen, right]);
}
JS
node try.mjs
