#!/usr/bin/env bash
# @medusajs/utils 2.21.2, whose totals say what is still to be paid of an order, or to be given back (`summary.pending_difference`), beside currency-codes 2.2.0, a table
# of ISO 4217.
# Guess before the run: its table of currencies has the decimals that CLDR shows, not those of ISO 4217, and totals are rounded by it.
# Seen: of 118 currencies that both know 21 have none there that have two by ISO 4217 (of Iraq's dinar, three): the rupees of Mauritius and Pakistan, Serbia's dinar,
# Costa Rica's colón, Hungary's forint, Tanzania's shilling. Totals are not rounded: an order of Rs 100.75 stays one. But a difference of at most one smallest unit is
# told as none, and there the smallest unit is a whole rupee: of Rs 100.75, with Rs 100 paid, nothing is pending, nor of Rs 101, while of €100.75 it is €0.75. "At most" means one
# whole unit as well: of ¥101 with ¥100 paid, and of €100.01 with €100 paid, nothing is pending.
# Source: ISO 4217 (SIX), list one: MUR 2, PKR 2, RSD 2, CRC 2, HUF 2, TZS 2, IQD 3; JPY 0.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @medusajs/utils@2.21.2 currency-codes@2.2.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { decorateCartTotals } = require('./node_modules/@medusajs/utils/dist/totals/index.js');
const { defaultCurrencies } = require('./node_modules/@medusajs/utils/dist/defaults/currencies.js');
const iso = new Map(require('currency-codes/data').map(({ code, digits }) => [code, digits]));

const known = Object.values(defaultCurrencies).filter(({ code }) => iso.has(code));
const other = known.filter(({ code, decimal_digits: digits }) => digits !== iso.get(code));
console.log(known.length, 'known to both; other decimals:', other.map(({ code, decimal_digits: digits }) => `${code} ${digits}, ISO ${iso.get(code)}`).join('; '));
assert.deepEqual([known.length, other.length], [118, 21]);
assert.ok(other.every(({ decimal_digits: digits }) => digits === 0));

/** What is pending of an order of one thing at this price. */
const pending = (currency, price, paid) => {
  const items = [{ unit_price: price, quantity: 1, adjustments: [], tax_lines: [] }];
  const order = decorateCartTotals({ currency_code: currency, items, shipping_methods: [], summary: { transaction_total: paid } });
  assert.equal(Number(order.total.numeric), price);
  const left = order.summary.pending_difference;
  return Number(left.numeric ?? left);
};
for (const [currency, price, paid, seen] of [
  ['mur', 100.75, 100, 0],
  ['pkr', 101, 100, 0],
  ['rsd', 100.75, 100, 0],
  ['huf', 102, 100, 2],
  ['jpy', 101, 100, 0],
  ['jpy', 102, 100, 2],
  ['eur', 100.75, 100, 0.75],
  ['eur', 100.02, 100, 0.02],
  ['eur', 100.01, 100, 0],
]) {
  console.log(`${currency}: ${price}, paid ${paid}, pending ${pending(currency, price, paid)}`);
  assert.equal(pending(currency, price, paid), seen, currency);
}
JS
node try.cjs
