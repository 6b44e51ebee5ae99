#!/usr/bin/env bash
# parse-price 1.1.8, which reads the number out of a price as people and shops write it.
# Expected: one separator with three digits behind it is taken for thousands, so prices of three decimals (Kuwait, Tunisia)
# come out a thousand times too high, and digits of other scripts are not read.
# Seen: so they are; but whether three digits are thousands is told by the last of them: "KSh 2,500" is 2500, "KSh 2,499" is 2.499.
# With two separators of a kind it is worse: "1,234,567" is 1.234, "2,499,000" is 2499000.
# Seen: a full stop of an abbreviation before the number counts as well, and is cut at: "KSh. 1,499.99" is 0.1499, and "B/. 12.50", as Intl
# writes the money of Panama, is 0.12. No error is raised. What has a separator of another kind for its decimals ("1,499.99") is right.
# Source: CLDR 48, by the Intl of Node.js, whose prices these are.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-price@1.1.8
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import module from 'parse-price';

const parsePrice = module.default ?? module;
const written = (locale, currency, amount) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
assert.equal(written('es-PA', 'PAB', 12.5).normalize('NFKC'), 'B/. 12.50');
assert.equal(written('fr-TN', 'TND', 12.5).normalize('NFKC'), '12,500 DT');

for (const [text, right, seen] of [
  ['KSh 2,500', 2500, 2500],
  ['KSh 2,499', 2499, 2.499],
  ['1.299 €', 1299, 1.299],
  ['1.300 €', 1300, 1300],
  ['2,499,000', 2499000, 2499000],
  ['1,234,567', 1234567, 1.234],
  ['1,499.99', 1499.99, 1499.99],
  ['KSh. 1,499.99', 1499.99, 0.1499],
  [written('es-PA', 'PAB', 12.5), 12.5, 0.12],
  [written('fr-TN', 'TND', 12.5), 12.5, 12500],
]) {
  console.log(JSON.stringify(text), 'is', right, 'and read as', parsePrice(text));
  assert.equal(parsePrice(text), seen);
}
JS
node try.mjs
