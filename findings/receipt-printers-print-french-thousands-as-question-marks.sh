#!/usr/bin/env bash
# @point-of-sale/receipt-printer-encoder 4.0.1 beside the prices of Node.js' own Intl.
# Guess before the run: "codepage('auto')" finds a code page for whatever a price can hold.
# Seen: Intl writes French prices with U+202F between the thousands ("12 500 F CFA" in Abidjan), which no code page of a printer has:
# the paper says "12?500". U+00A0, as Swedish prices have it, is kept as the byte 0xFF of code page 437, which prints blank.
# The signs of naira and rupee have no code page either, and end as "?", without an error.
# A till has to put plain blanks and codes of currencies (ISO 4217) into what it prints.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @point-of-sale/receipt-printer-encoder@4.0.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import Encoder from '@point-of-sale/receipt-printer-encoder';

const printed = (text) => {
  const encoder = new Encoder({ printerModel: 'epson-tm-t88v' });
  const bytes = encoder.initialize().codepage('auto').text(text).encode();
  const line = Buffer.from(bytes).toString('latin1');
  // what follows "ESC t n", the command that chooses a code page
  return line.slice(line.lastIndexOf('\x1bt') + 3);
};
const price = (locale, currency, amount) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

const french = price('fr-CI', 'XOF', 12500);
assert.ok(french.includes('\u202f'), 'Intl writes U+202F');
console.log(JSON.stringify(french), '->', JSON.stringify(printed(french)));
assert.ok(printed(french).startsWith('12?500'));

const swedish = price('sv-SE', 'SEK', 12500);
assert.ok(swedish.startsWith('12\u00a0500'), 'Intl writes U+00A0');
console.log(JSON.stringify(swedish), '->', JSON.stringify(printed(swedish)));
assert.ok(printed(swedish).startsWith('12\xff500'));

for (const sign of ['₦', '₹']) {
  console.log(sign, '->', JSON.stringify(printed(`${sign}450`)));
  assert.equal(printed(`${sign}450`).slice(0, 4), '?450');
}
JS
node try.mjs
