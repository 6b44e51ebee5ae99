#!/usr/bin/env bash
# to-words 5.7.0, which writes amounts in words for invoices and cheques, in Swahili (sw-TZ) beside CLDR's rules (cldr-rbnf 48.2.0).
# Guess before the run: it multiplies in the order of English; in Swahili the hundred and the thousand come before their number.
# Seen: 200 is "Mbili Mia" and 12,500 is "Kumi Na Mbili Elfu Tano Mia"; CLDR's rules are "mia ←←" and "elfu ←←", so "mia mbili" and
# "elfu kumi na mbili, mia tano". 100 and 1,000 are right ("Mia Moja", "Elfu Moja"), 110 is not ("Moja Mia Kumi"), so a test of round
# numbers does not show it. n2words 4.0.0 (sw-KE) has the order of CLDR.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts to-words@5.7.0 n2words@4.0.0 cldr-rbnf@48.2.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { toCardinal } from 'n2words/sw-KE';
import { ToWords } from 'to-words';

const rules = JSON.stringify(JSON.parse(readFileSync('node_modules/cldr-rbnf/rbnf/sw.json', 'utf8')));
for (const rule of ['["100","mia ←←[ na →→];"]', '["1000","elfu ←←[, →→];"]']) assert.ok(rules.includes(rule));

const swahili = new ToWords({ localeCode: 'sw-TZ' });
for (const [number, seen, multiple] of [
  [100, 'Mia Moja', 'mia moja'],
  [1000, 'Elfu Moja', 'elfu moja'],
  [110, 'Moja Mia Kumi', 'mia moja'],
  [200, 'Mbili Mia', 'mia mbili'],
  [12_500, 'Kumi Na Mbili Elfu Tano Mia', 'elfu kumi na mbili'],
]) {
  console.log(number, '|', swahili.convert(number), '|', toCardinal(number));
  assert.equal(swahili.convert(number), seen);
  assert.ok(toCardinal(number).startsWith(multiple));
}
JS
node try.mjs
