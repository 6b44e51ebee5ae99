#!/usr/bin/env bash
# gs1-barcode-parser-mod2 1.0.6, by which tills and pages read what GS1 codes say of goods (expiry, batch), beside gs1-barcode-parser-mod 1.2.1.
# Guess before the run: a day 00, which means the last of its month, is read as the last of the month before, or raises an error.
# Seen: it is right in both. But the century of a year of two digits is told by a fixed border: from 51 on it is the last one. By the norm the border goes with the
# present year (in 2026 from 77 on), so that what is good until January 2051 expired in 1951 for it. gs1-barcode-parser-mod goes with the year.
# Seen: application identifiers of the last years (4307, the country to ship to; 4326, the day of release; 7230, a certification) raise "invalid AI" in mod2 and are read by mod.
# Source: GS1 General Specifications, 7.12 (determination of century in dates) and 3.2 (application identifiers in numerical order).
# Fails when one of them changes, and in 2028, when the border goes beyond 78.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gs1-barcode-parser-mod@1.2.1 gs1-barcode-parser-mod2@1.0.6
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const mod = require('gs1-barcode-parser-mod');
const mod2 = require('gs1-barcode-parser-mod2');

function read({ parseBarcode }, code) {
  try {
    const [{ data }] = parseBarcode(code).parsedCodeItems;
    return data instanceof Date ? [data.getFullYear(), data.getMonth() + 1, data.getDate()].join('-') : data;
  } catch (error) {
    return error.message ?? String(error);
  }
}
for (const [code, right, seen] of [
  ['17260200', '2026-2-28', '2026-2-28'],
  ['17500131', '2050-1-31', '2050-1-31'],
  ['17510131', '2051-1-31', '1951-1-31'],
  ['17760101', '2076-1-1', '1976-1-1'],
  ['17790101', '1979-1-1', '1979-1-1'],
  ['4307RW', 'RW', "invalid AI after '4'"],
  ['4326261130', '2026-11-30', "invalid AI after '4'"],
  ['7230EM123', 'EM123', "invalid AI after '7'"],
]) {
  const told = [read(mod, code), read(mod2, code)];
  console.log(code, ...told);
  assert.deepEqual(told, [right, seen]);
}
JS
node try.cjs
