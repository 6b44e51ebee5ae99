#!/usr/bin/env bash
# pdf417-generator 1.1.1, which makes the code of Croatian payment slips (HUB3), beside bwip-js 4.11.4, both read by @zxing/library 0.23.0.
# Guess before the run: letters beyond Latin 1 (č, ć, š, ž, đ) come out as others, cut to a byte.
# Seen: they do: č (269) is a carriage return in the midst of a line, ć a bell. Where six signs are reckoned as one number they take their neighbours along as well: š, đ, č and ć
# come out one higher than cut, as what the next has beyond 255 is carried over to them. Amount, IBAN and reference are right, so the payment arrives, for a name that no
# bank can compare (verification of payee) and with a purpose that nobody reads. bwip-js, given the same text as bytes of UTF-8, keeps each letter.
# Seen: its documentation tells the amount in cents and `format` takes euros: 12355 for 123.55 becomes an order of 12,355 euros.
# Source: Hrvatska udruga banaka, instruction for the 2D bar code on HUB3 slips, annex A (PDF417, payer's and payee's names and addresses as on the slip);
# ISO/IEC 15438, byte compaction (six bytes, each 0 to 255, are five codewords).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdf417-generator@1.1.1 bwip-js@4.11.4 @zxing/library@0.23.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { readFileSync } = require('node:fs');
const { BarcodeFormat, BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } = require('@zxing/library');
const bwip = require('bwip-js');
const { HUB3, PDF417 } = require('pdf417-generator');

/** What a scanner reads of cells, each four dots wide, with a margin; it tells bytes as Latin letters. */
function read(columns, rows, isDark) {
  const [width, height] = [columns * 4 + 40, rows * 4 + 40];
  const grey = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 0; y < rows * 4; y += 1)
    for (let x = 0; x < columns * 4; x += 1) if (isDark(x >> 2, y >> 2)) grey[(y + 20) * width + x + 20] = 0;
  const image = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  return new MultiFormatReader().decode(image, new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.PDF_417]]])).getText();
}
function byGenerator(text) {
  const dark = new Set();
  const fillRect = (x, y, width) => {
    for (let at = x; at < x + width; at += 1) dark.add(`${at} ${y}`);
  };
  const canvas = { getContext: () => ({ fillRect, scale() {} }) };
  PDF417.draw(text, canvas, 2, 4, 1);
  return read(canvas.width, canvas.height, (x, y) => dark.has(`${x} ${y}`));
}
function byBwip(text) {
  const [{ pixs, pixx, pixy }] = bwip.raw({ bcid: 'pdf417', text: Buffer.from(text).toString('latin1'), binarytext: true });
  const told = read(pixx, pixy, (x, y) => pixs[y * pixx + x]);
  const bytes = [...told].map((sign) => (sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'.indexOf(sign) + 128));
  return Buffer.from(bytes).toString();
}
const slip = {
  ...{ amount: 123.55, payerName: 'Ana Horvat', payerAddress: 'Prečko 1', payerCity: '10000 Zagreb' },
  ...{ recipientName: 'Dućan d.o.o.', recipientAddr: 'Ilica 2', recipientCity: '10000 Zagreb', iban: 'HR1210010051863000160' },
  ...{ model: 'HR01', callNumber: '7336-00001', purposeCode: 'COST', description: 'Uplata šđčćž' },
};
const code = HUB3.format(slip);
const [given, told] = [code.split('\n'), byGenerator(code).split('\n')];
for (const [at, line] of told.entries()) console.log(JSON.stringify(given[at]), '->', JSON.stringify(line));
const lost = given.filter((line) => !told.includes(line));
assert.deepEqual(lost, ['Prečko 1', 'Dućan d.o.o.', 'Uplata šđčćž']);
const plain = code.replaceAll(/[^\0-\x7F]/gu, 'x');
assert.equal(byGenerator(plain), plain);
assert.equal(byBwip(code), code);
assert.match(readFileSync('node_modules/pdf417-generator/README.md', 'utf8'), /amount: 12355,\s+\/\/ amount in euro cents/);
assert.equal(HUB3.format({ ...slip, amount: 12355 }).split('\n')[2], '000000001235500');
JS
node try.cjs
