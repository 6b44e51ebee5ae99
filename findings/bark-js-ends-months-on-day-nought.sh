#!/usr/bin/env bash
# bark-js 1.2.1 and gs1js 0.0.2, by which tills read what GS1-128 codes say of goods, beside gs1-barcode-parser-mod 1.2.1.
# Guess before the run: in bark-js a day 00, which means the last of its month, becomes a day that is none.
# Seen: 17260200, good until the end of February 2026, is "2026-02-00", of which no calendar makes a day. gs1js takes the first two digits for each identifier: a weight of 1.750 kg (3103) is identifier 31 with the
# value 03001750, a place (414) is 41 with 44006381333931, and the country to ship to (4307) 43. Nothing is raised; and bark-js does not know 4307 and 4326, which are newer than it, and tells that a value before was too long.
# Source: GS1 General Specifications, identifiers of dates (00 as day: the last day of the month) and 3.2 (identifiers have two to four digits).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts bark-js@1.2.1 gs1js@0.0.2 gs1-barcode-parser-mod@1.2.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const bark = require('bark-js');
const { GS1Reader } = require('gs1js');
const { parseBarcode } = require('gs1-barcode-parser-mod');

const day = (data) => (data instanceof Date ? [data.getFullYear(), data.getMonth() + 1, data.getDate()].join('-') : String(data));
function read(how) {
  try {
    return how().join(' ');
  } catch (error) {
    return error.message ?? String(error);
  }
}
for (const [code, right, byBark, byGs1js] of [
  ['10AB12', '10 AB12', '10 AB12', '10 AB12'],
  ['17261231', '17 2026-12-31', '17 2026-12-31', '17 261231'],
  ['17260200', '17 2026-2-28', '17 2026-02-00', '17 260200'],
  ['3103001750', '3103 1.75', '3103 001.750', '31 03001750'],
  ['4144006381333931', '414 4006381333931', '414 4006381333931', '41 44006381333931'],
  ['4307RW', '4307 RW', /^Invalid AI .* longer than the permitted max length/, '43 07RW'],
]) {
  const told = [
    read(() => parseBarcode(code).parsedCodeItems.flatMap(({ ai, data }) => [ai, day(data)])),
    read(() => bark(code).elements.flatMap(({ ai, value }) => [ai, value])),
    read(() => new GS1Reader(code).getApplicationIdentifiers().flatMap(({ identifier, value }) => [identifier, value])),
  ];
  console.log(code, '|', told.join(' | '));
  assert.equal(told[0], right);
  assert.equal(told[2], byGs1js);
  if (byBark instanceof RegExp) assert.match(told[1], byBark);
  else assert.equal(told[1], byBark);
}
JS
node try.cjs
