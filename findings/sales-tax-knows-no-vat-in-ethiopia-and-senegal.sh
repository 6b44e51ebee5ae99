#!/usr/bin/env bash
# sales-tax 2.23.0, by which shops ask what VAT a country takes.
# Expected: the rates of Europe that rose in 2024 and 2025 are old ones; a country that it does not know is refused.
# Seen: Europe is right (Estonia 24, Finland 25.5, Romania 21, Slovakia 23). A country that is missing in its table is a country without tax: for
# Ethiopia (15 percent), Senegal, Côte d'Ivoire and Benin (18) and Mozambique (16) it answers type "none", rate 0 and `hasSalesTax` false, the same as for Hong
# Kong, which has none, and adds nothing to a price. Bahrain has the 5 percent of before 2022 (10 since).
# Source: Ethiopia, Value Added Tax Proclamation 1341/2024; West African Monetary Union, Directive 02/98/CM/UEMOA (a VAT of 15 to 20 percent in each
# state); Mozambique, Law 22/2022 (16 percent from 2023); National Bureau for Revenue of Bahrain, https://www.nbr.gov.bh
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sales-tax@2.23.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const salesTax = require('sales-tax');

(async () => {
  for (const [country, right, seen] of [
    ['EE', 24, 24],
    ['FI', 25.5, 25.5],
    ['RO', 21, 21],
    ['RW', 18, 18],
    ['BH', 10, 5],
    ['ET', 15, 0],
    ['SN', 18, 0],
    ['CI', 18, 0],
    ['BJ', 18, 0],
    ['MZ', 16, 0],
    ['HK', 0, 0],
  ]) {
    const { type, rate } = await salesTax.getSalesTax(country);
    console.log(`${country}: ${right} percent, told: ${type} ${rate * 100}`);
    assert.deepEqual([rate, type === 'none', salesTax.hasSalesTax(country)], [seen / 100, seen === 0, seen > 0]);
  }
  const { total } = await salesTax.getAmountWithSalesTax('ET', null, 100);
  assert.equal(total, 100);
})().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node try.cjs
