#!/usr/bin/env bash
# qrcode-svg 1.1.0 and easyqrcodejs-nodejs 4.5.3, which draw QR codes, beside uqr 0.1.3, all read by jsqr 1.4.0; the text is a payment in euros (EPC QR code).
# Guess before the run: letters beyond Latin 1 are written with a byte order mark in front, so that the code does not begin with "BCD".
# Seen: qrcode-svg writes the mark as soon as one letter is not ASCII, so "Müller" is enough: the first bytes are EF BB BF 42 43 44, and a banking app that looks
# for the three letters in the first line finds four signs. With names in ASCII nothing is amiss. The same code, and so the same mark, is in easyqrcodejs-nodejs. uqr writes the text and nothing
# else. Codes of other kinds that begin with a fixed word (SPC of a Swiss bill, BEGIN:VCARD, 000201 of EMV) get it too.
# Source: European Payments Council, EPC069-12, Quick Response Code: guidelines to enable data capture for the initiation of a SEPA credit transfer (first
# element: service tag "BCD"; character set 1 is UTF-8); RFC 3629, 6 (a protocol that says UTF-8 always should forbid the mark).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts qrcode-svg@1.1.0 easyqrcodejs-nodejs@4.5.3 uqr@0.1.3 jsqr@1.4.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import jsqr from 'jsqr';
import QRCode from 'qrcode-svg';
import { encode } from 'uqr';

/** What a camera reads of a square of dark and light cells, each four dots wide, with four cells around. */
function read(size, isDark) {
  const width = (size + 8) * 4;
  const dots = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < size * 4; y += 1)
    for (let x = 0; x < size * 4; x += 1)
      if (isDark(x >> 2, y >> 2)) dots.fill(0, ((y + 16) * width + x + 16) * 4, ((y + 16) * width + x + 16) * 4 + 3);
  return Buffer.from(jsqr(dots, width, width).binaryData);
}
const bySvg = (text) => {
  const { qrcode } = new QRCode({ content: text, ecl: 'M' });
  return read(qrcode.getModuleCount(), (x, y) => qrcode.isDark(y, x));
};
const byUqr = (text) => {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return read(size, (x, y) => data[y][x]);
};
for (const [name, hasMark] of [
  ['Mueller', false],
  ['Müller', true],
  ['Вода и чай', true],
]) {
  const text = ['BCD', '002', '1', 'SCT', '', name, 'DE89370400440532013000', 'EUR12.30', '', '', 'Order 1'].join('\n');
  const [one, other] = [bySvg(text), byUqr(text)];
  console.log(name, '->', one.subarray(0, 6).toString('hex'), other.subarray(0, 6).toString('hex'));
  assert.equal(one.subarray(0, 3).toString('hex') === 'efbbbf', hasMark);
  assert.equal(one.subarray(hasMark ? 3 : 0).toString(), text);
  assert.equal(other.toString(), text);
}
assert.match(readFileSync('node_modules/easyqrcodejs-nodejs/index.min.js', 'utf8'), /unshift\(191\).{1,40}unshift\(187\).{1,40}unshift\(239\)/);
JS
node try.mjs
