#!/usr/bin/env bash
# @zxing/library 0.23.0, with which pages of shops read bar codes by a camera, on symbols that bwip-js 4.11.4 draws: one set of GS1 data in four symbols.
# Guess before the run: the sign that ends a batch number (FNC1) comes back as the control sign 0x1D, as scanners send it.
# Seen: in Data Matrix and QR it does. In GS1-128 it is left out: of batch AB12 and expiry 261231 comes "10AB1217261231", which is the batch AB1217261231 without an expiry,
# and nothing tells it from one. With the hint ASSUME_GS1 it is there, and "]C1" in front. And no two symbols give one text: Data Matrix has the sign in
# front of all as well, QR has not, and DataBar has the identifiers in brackets, as they are printed.
# Source: GS1 General Specifications, 7.8 (FNC1 ends what has no fixed length and is sent as 0x1D) and chapter 5 (symbology identifiers ]C1, ]d2, ]Q3, ]e0).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @zxing/library@0.23.0 bwip-js@4.11.4
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const bwip = require('bwip-js');
const { BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } = require('@zxing/library');

console.warn = () => {};
/** Black on white, with a margin; bars are runs of black and white by turns. */
function drawn(bcid, text) {
  const [{ pixs, pixx, pixy, sbs }] = bwip.raw({ bcid, text });
  const bars = sbs?.flatMap((width, at) => Array(width).fill(at % 2 === 0 ? 1 : 0));
  const [columns, rows, isBlack] = pixs
    ? [pixx, pixy, (x, y) => pixs[y * pixx + x]]
    : [bars.length, 20, (x) => bars[x]];
  const [scale, margin] = [4, 10];
  const [width, height] = [(columns + 2 * margin) * scale, (rows + 2 * margin) * scale];
  const grey = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 0; y < rows * scale; y += 1)
    for (let x = 0; x < columns * scale; x += 1)
      if (isBlack(Math.floor(x / scale), Math.floor(y / scale))) grey[(y + margin * scale) * width + x + margin * scale] = 0;
  return new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
}
const read = (image, ...hints) => new MultiFormatReader().decode(image, new Map([[DecodeHintType.TRY_HARDER, true], ...hints])).getText();

const data = '(01)09506000134352(10)AB12(17)261231';
for (const [symbol, seen, asGs1] of [
  ['gs1-128', '010950600013435210AB1217261231', ']C1010950600013435210AB12\u{1D}17261231'],
  ['gs1datamatrix', '\u{1D}010950600013435210AB12\u{1D}17261231'],
  ['gs1qrcode', '010950600013435210AB12\u{1D}17261231'],
  ['databarexpanded', data],
]) {
  const image = drawn(symbol, data);
  const told = [read(image), read(image, [DecodeHintType.ASSUME_GS1, true])];
  console.log(symbol, ...told.map((text) => JSON.stringify(text)));
  assert.deepEqual(told, [seen, asGs1 ?? seen]);
}
JS
node try.cjs
