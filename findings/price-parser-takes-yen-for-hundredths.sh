#!/usr/bin/env bash
# price-parser 3.4.0 and parse-money 1.0.12, which read prices out of texts and pages, beside parsecurrency 1.1.1.
# Guess before the run: Swiss prices with a typographic apostrophe (1’250.50) and French ones with U+202F lose what stands behind the sign.
# Seen: all three read them. But price-parser, which says that its values are in the smallest unit of the currency, gives ¥1,200 as 120000 and 12.500 ₫ as 1250000, a hundred times the price, since it multiplies
# all by a hundred; a dinar of Jordan, which has a thousand fils, is a tenth of its price. ₩ is to it the won of North Korea, and "kr." after Danish digits is Sweden's. parse-money takes the dollars of Hong Kong, Taiwan and
# Australia for those of the United States, and -€5.00 for €5.
# Source: ISO 4217 (JPY, VND and KRW have no decimals, JOD three); the readme of price-parser ("values are in smallest currency unit").
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts price-parser@3.4.0 parse-money@1.0.12 parsecurrency@1.1.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { parseFirst } = require('price-parser');
const { default: parseMoney } = require('parse-money');
const parseCurrency = require('parsecurrency');

for (const [text, units, ...seen] of [
  ['CHF 1’250.50', 1250.5, 125050, 'chf', 1250.5, null],
  ['1\u202f250,50 €', 1250.5, 125050, 'eur', 1250.5, 'EUR'],
  ['$0.99', 0.99, 99, 'usd', 0.99, 'USD'],
  ['¥1,200', 1200, 120000, 'jpy', 1200, null],
  ['12.500 ₫', 12500, 1250000, 'vnd', 12500, null],
  ['₩12,000', 12000, 1200000, 'kpw', 12000, null],
  ['12.34 JOD', 12.34, 1234, 'jod', 12.34, null],
  ['1.250,00 kr.', 1250, 125000, 'sek', 1250, null],
  ['HK$20.00', 20, 2000, 'hkd', 20, 'USD'],
  ['NT$100', 100, 10000, 'twd', 100, 'USD'],
  ['A$5.25', 5.25, undefined, undefined, 5.25, 'USD'],
  ['-€5.00', -5, 500, 'eur', 5, 'EUR'],
]) {
  const price = parseFirst(text);
  const money = parseMoney(text);
  const told = [price?.value, price?.currencyCode, money?.amount, money?.currency];
  console.log(text, parseCurrency(text)?.value, ...told);
  assert.equal(parseCurrency(text)?.value, units);
  assert.deepEqual(told, seen);
}
JS
node try.cjs
