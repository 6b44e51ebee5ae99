#!/usr/bin/env bash
# libphonenumber-js 1.13.16 with its "max" metadata.
# Guess before the run: 00 before a country's code is read in each country where people dial so, as in Germany.
# Seen: where the metadata's prefix for calls abroad is narrower than 00 (Uganda and Kenya: 000; Tanzania: 00 and one more digit), "00256772123456",
# as a Ugandan writes their own number for people abroad, is kept with its zeros as a number that cannot be. In Germany and Rwanda the same text is the number.
# "+256 0772 123456" (the trunk's zero left in) is understood. A shop that takes what people write has to replace a leading 00 itself.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts libphonenumber-js@1.13.16
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
const read = (text, country) => {
  const number = parsePhoneNumberFromString(text, country);
  return number ? `${number.number} ${number.isPossible()}` : 'none';
};
const seen = ['UG', 'KE', 'TZ', 'RW', 'DE'].map((country) => `${country} ${read('00256772123456', country)}`);
seen.push(`trunk ${read('+256 0772 123456', 'UG')}`);
console.log(seen.join('\n'));
assert.deepEqual(seen, [
  'UG +2560256772123456 false',
  'KE +2540256772123456 false',
  'TZ +2550256772123456 false',
  'RW +256772123456 true',
  'DE +256772123456 true',
  'trunk +256772123456 true',
]);
JS
node try.mjs
