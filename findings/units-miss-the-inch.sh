#!/usr/bin/env bash
# js-quantities 1.8.0 and convert-units 2.3.4, by which shops tell weights and sizes and prices by unit, beside convert 8.0.2.
# Guess before the run: pints and gallons are those of the United States without a word.
# Seen: so they are. But units that are defined by one another do not meet: in js-quantities 16 ounces are no pound, 8 fluid ounces no cup, 3 teaspoons no tablespoon and 8 furlongs no mile (`eq` is false), since each has a
# rounded factor of its own. convert-units has its inch by a rounded factor of feet and metres: one is 2.5399999187 cm, so that 10,000 inches of ribbon are shorter than 254 m. In convert a hundredweight is the British
# one, rounded (50.8 kg), though its pint is American.
# Source: NIST Special Publication 811, appendix B, and Federal Register of 1 July 1959 (the inch is 2.54 cm and the pound 0.45359237 kg, exactly); NIST Handbook 44, appendix C (16 ounces are a pound, 8 furlongs a mile).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts js-quantities@1.8.0 convert-units@2.3.4 convert@8.0.2
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { convert } from 'convert';

const require = createRequire(import.meta.url);
const Quantity = require('js-quantities');
const units = require('convert-units');

for (const [parts, whole, isEqual] of [
  ['12 in', '1 ft', true],
  ['2 pt', '1 qt', true],
  ['14 lb', '1 stone', true],
  ['16 oz', '1 lb', false],
  ['8 floz', '1 cup', false],
  ['3 tsp', '1 tbs', false],
  ['8 furlong', '1 mi', false],
]) {
  const told = new Quantity(parts).eq(new Quantity(whole));
  console.log(parts, told ? 'are' : 'are not', whole);
  assert.equal(told, isEqual);
}
const told = [units(1).from('in').to('cm'), units(10_000).from('in').to('m'), units(1).from('ft').to('m'), units(16).from('oz').to('lb')];
console.log(...told, convert(1, 'in').to('cm'), convert(16, 'oz').to('lb'), convert(1, 'cwt').to('kg'), convert(1, 'pint').to('l'));
assert.ok(told[0] < 2.54 && told[1] < 254 && told[2] < 0.3048);
assert.equal(told[0].toFixed(10), '2.5399999187');
assert.deepEqual([convert(1, 'in').to('cm'), convert(16, 'oz').to('lb'), convert(1, 'cwt').to('kg')], [2.54, 1, 50.8]);
assert.equal(convert(1, 'pint').to('l').toFixed(4), '0.4732');
JS
node try.mjs
