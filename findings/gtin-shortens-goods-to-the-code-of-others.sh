#!/usr/bin/env bash
# gtin 1.0.2, by which shops turn a GTIN-12 into the short code that stands on small packages (UPC-E) and back.
# Guess before the run: a number that has no short form is answered with null, as the library does where its noughts do not suffice.
# Seen: not where the item number is 00000 to 00004. Of 012345000034 comes 01234534, a code with a right check digit, which is that of 012300000454: other goods of another company,
# and at the till their price. What has a short form comes back as it was; nobody who tries those sees it. Nothing is raised.
# Source: GS1 General Specifications, UPC-E barcodes, rules for the suppression of noughts (a company prefix without noughts at its end takes item numbers 00005 to 00009 alone).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gtin@1.0.2
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { upcE, isValid } = require('gtin');

for (const [number, short, back] of [
  ['012345000058', '01234558', '012345000058'],
  ['012000003455', '01234505', '012000003455'],
  ['012345678905', null, null],
  ['012345000003', '01234503', '012000003453'],
  ['012345000034', '01234534', '012300000454'],
  ['012345000041', '01234541', '012340000051'],
]) {
  assert.ok(isValid(number), number);
  const told = upcE.compress(number);
  console.log(number, told, told && upcE.expand(told));
  assert.deepEqual([told, told && upcE.expand(told)], [short, back]);
}
JS
node try.cjs
