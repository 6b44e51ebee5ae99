#!/usr/bin/env bash
# dinero.js 2.0.2 and its table of currencies beside ISO 4217 (currency-codes 2.2.0).
# Guess before the run: a table of currencies has the decimals of ISO 4217, as card providers, banks and feeds send amounts.
# Seen: for the ariary (Madagascar) and the ouguiya (Mauritania) dinero.js has base 5, exponent 1, which is how the coins are divided;
# ISO 4217 counts both in hundredths. 100000 smallest units, 1,000.00 ariary on the wire, are 20,000 ariary to it,
# and `toDecimal` raises "Currency is not decimal". Dinars of Iraq (three decimals) are as in ISO.
# Seen beside it: currency-codes 2.2.0 has no XCG, the guilder of Curaçao and Sint Maarten since 31 March 2025 (ISO 4217 amendment 176).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dinero.js@2.0.2 currency-codes@2.2.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import codes from 'currency-codes';
import { dinero, toDecimal, toUnits } from 'dinero.js';
import * as currencies from 'dinero.js/currencies';

for (const code of ['MGA', 'MRU']) {
  const wire = dinero({ amount: 100000, currency: currencies[code] });
  console.log(code, `ISO 4217: ${codes.code(code).digits} decimals; dinero.js:`, toUnits(wire));
  assert.equal(codes.code(code).digits, 2);
  assert.deepEqual(toUnits(wire), [20000, 0]);
  assert.throws(() => toDecimal(wire), /Currency is not decimal/);
}
assert.equal(currencies.IQD.exponent, codes.code('IQD').digits);
console.log('XCG in currency-codes:', codes.code('XCG'), '; in dinero.js:', currencies.XCG.code);
assert.equal(codes.code('XCG'), undefined);
assert.equal(currencies.XCG.code, 'XCG');
JS
node try.mjs
