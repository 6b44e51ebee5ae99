#!/usr/bin/env bash
# @axenda/zatca 1.0.4, which makes the text of the QR code that each invoice in Saudi Arabia has to show.
# Guess before the run: it counts the letters of an Arabic name, not its bytes.
# Seen: it counts bytes. But lengths and bytes are put together as text: a length above 127 becomes the replacement sign, three bytes EF BF BD. An Arabic
# letter takes two bytes, so that a name of 63 letters is right, and one of 64 (126 and 128 bytes) makes a code in which no part can be found any more: a
# reader takes the name to have 239 bytes.
# Source: ZATCA, Electronic Invoice Security Features Implementation Standards, structure of the QR code (tag and length one byte each; the length of the byte
# array of the value in UTF-8), told in
# https://zatca1.discourse.group/t/structure-of-the-qr-code-for-electronic-tax-invoices/483
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @axenda/zatca@1.0.4
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { Invoice } = require('@axenda/zatca');

/** The values of a code by their tags, or undefined where its parts do not end where the code does. */
function read(code) {
  const bytes = Buffer.from(code, 'base64');
  const values = [];
  let at = 0;
  while (at < bytes.length) {
    values.push(bytes.subarray(at + 2, at + 2 + bytes[at + 1]).toString());
    at += 2 + bytes[at + 1];
  }
  return at === bytes.length ? values : undefined;
}
const rest = ['310122393500003', '2026-11-30T10:00:00Z', '115.00', '15.00'];
const [vatRegistrationNumber, invoiceTimestamp, invoiceTotal, invoiceVatTotal] = rest;
for (const [letters, isRead] of [
  [63, true],
  [64, false],
  [100, false],
]) {
  const sellerName = 'م'.repeat(letters);
  const code = new Invoice({ sellerName, vatRegistrationNumber, invoiceTimestamp, invoiceTotal, invoiceVatTotal }).toBase64();
  const told = read(code);
  console.log(letters, 'letters:', Buffer.from(code, 'base64').subarray(0, 6).toString('hex'), told ? 'read' : 'not read');
  assert.equal(Boolean(told), isRead);
  if (told) assert.deepEqual(told, [sellerName, ...rest]);
  else assert.equal(Buffer.from(code, 'base64').subarray(1, 4).toString('hex'), 'efbfbd');
}
JS
node try.cjs
