#!/usr/bin/env bash
# @automattic/format-currency 2.1.0, which writes prices of shops, with a table of currencies of its own, beside Intl of Node.js.
# Guess before the run: it has the decimals of the currencies of East Africa right, and a currency that it does not know is written by its code.
# Seen: the decimals are right. But a currency that it does not know is the US dollar: 1,250.50 South Sudanese pounds are "$1,250.50", and so are amounts in the new money of Sierra Leone (2022), Mauritania and São Tomé
# (2018), Belarus (2016), Venezuela (2018), Zimbabwe (2024) and Curaçao (2025). A line on the console says so, the page does not. Kenyan shillings are "S 1,250.50", as Somali ones are.
# Source: ISO 4217, list one (current currencies: SSP, SLE, MRU, STN, BYN, VES, ZWG, XCG); CLDR 48 by Intl, which writes the code or the symbol of each.
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @automattic/format-currency@2.1.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { formatCurrency } = require('@automattic/format-currency');

const seen = [];
console.warn = (told) => seen.push(told);
for (const currency of ['SSP', 'SLE', 'MRU', 'STN', 'BYN', 'VES', 'ZWG', 'XCG']) {
  const told = formatCurrency(1250.5, currency);
  const right = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(1250.5);
  console.log(right, 'is', told);
  assert.equal(told, '$1,250.50');
}
for (const [currency, right] of [
  ['UGX', /^USh\s1,251$/],
  ['RWF', /^RWF\s1,251$/],
  ['TZS', /^TSh\s1,250\.50$/],
  ['KWD', /1,250\.500$/],
  ['KES', /^S\s1,250\.50$/],
])
  assert.match(formatCurrency(1250.5, currency), right);
JS
node try.cjs
