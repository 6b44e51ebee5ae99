#!/usr/bin/env bash
# escpos 2.5.2, which writes what receipt printers print (ESC/POS), beside esc-pos-encoder 3.0.0.
# Guess before the run: for Code 128 one of them leaves out the sign of the code set ("{B") that the printer wants before the text.
# Seen: escpos leaves it to the caller, and besides it writes the number of bytes, which has to stand before them, only from sixteen
# bytes on: the length is written in hexadecimal and read back as bytes, of which a single digit makes none. "{BRW-1045" has nine, so that the printer takes "{"
# (123) for the length and the next 123 bytes, the rest of the receipt and its cut, for the bar code. Order and parcel numbers are short.
# Nothing is raised. Bar codes of goods (EAN) go another way and are right; esc-pos-encoder writes length and code set for any.
# Source: Epson, ESC/POS command reference, GS k, function B (m = 65 to 78): 1D 6B m n d1…dn, where n is the number of bytes, and for m = 73 (CODE128)
# d1 d2 choose the code set, https://download4.epson.biz/sec_pubs/pos/reference_en/escpos/gs_lk.html
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts escpos@2.5.2 esc-pos-encoder@3.0.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const escpos = require('escpos');
const EscPosEncoder = require('esc-pos-encoder');

const CODE_128 = Buffer.from([0x1d, 0x6b, 73]);
const after = (bytes) => bytes.subarray(bytes.indexOf(CODE_128) + CODE_128.length);

function byEscpos(text) {
  const written = [];
  const device = { open: (done) => done?.(), write: (bytes) => written.push(Buffer.from(bytes)), close: (done) => done?.() };
  new escpos.Printer(device).barcode(text, 'CODE128', { width: 2, height: 60 }).flush();
  return after(Buffer.concat(written));
}

for (const [text, length] of [
  ['{BRW-1045', undefined],
  ['{BRW-1045-0001', undefined],
  ['{BRW-1045-0001-0', 16],
  ['{BRW-1045-0001-0001', 19],
]) {
  const bytes = byEscpos(text);
  console.log(`escpos, ${text.length} bytes:`, JSON.stringify(bytes.toString('latin1')));
  const expected = Buffer.concat([Buffer.from(length === undefined ? [] : [length]), Buffer.from(text)]);
  assert.deepEqual(bytes.subarray(0, expected.length), expected);
}
const other = after(Buffer.from(new EscPosEncoder().initialize().barcode('RW-1045', 'code128', 60).encode()));
console.log('esc-pos-encoder:', JSON.stringify(other.toString('latin1')));
assert.deepEqual([other[0], other.subarray(1, 10).toString()], [9, '{BRW-1045']);
JS
node try.cjs
