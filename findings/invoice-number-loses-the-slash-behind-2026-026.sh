#!/usr/bin/env bash
# invoice-number 2.0.1, "to generate invoice number sequentially", as its readme uses it.
# Guess before the run: behind 2026/999 comes 2027/000, since it counts on into the year.
# Seen: it does not, but behind 2026/999 comes 2026/000, and behind INV-999 INV-000, without a word. What nobody guesses: behind 2026/026 comes 2027. What is to be counted on is looked for from the left, and 026 stands in
# the year already; so 2026/26 is followed by 2027, and 01/01 by 02. A shop that begins the year with 2026/001 has 26 invoices, then those from 2027 on, up to a number of four digits that may be another series of its own.
# Source: Directive 2006/112/EC, Article 226 (2): a sequential number, based on one or more series, which uniquely identifies the invoice.
# The shop numbers by a counter in its database, beside which letters and year are only written. Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts invoice-number@2.0.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { InvoiceNumber } = require('invoice-number');

for (const [last, seen] of [
  ['2017/08/ABC001', '2017/08/ABC002'],
  ['2026/025', '2026/026'],
  ['2026/026', '2027'],
  ['2026/26', '2027'],
  ['01/01', '02'],
  ['2026/999', '2026/000'],
  ['INV-999', 'INV-000'],
]) {
  const next = InvoiceNumber.next(last);
  console.log('behind', last, 'comes', next);
  assert.equal(next, seen);
}
const numbers = ['2026/001'];
while (numbers.length < 100) numbers.push(InvoiceNumber.next(numbers.at(-1)));
console.log('invoices of 2026:', numbers.filter((one) => one.startsWith('2026/')).length, 'the hundredth:', numbers.at(-1));
assert.equal(numbers.filter((one) => one.startsWith('2026/')).length, 26);
JS
node try.cjs
