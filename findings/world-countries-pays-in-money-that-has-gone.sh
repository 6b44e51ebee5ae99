#!/usr/bin/env bash
# world-countries 5.1.0 (the newest on 2026-11-29), a table of countries that shops read a country's currency from.
# Guess before the run: Bulgaria, which has had the euro since 2026-01-01, is still there with the lev.
# Seen: so it is, and so are Curaçao and Sint Maarten with the Antillean guilder (the Caribbean guilder, XCG, since 2025-03-31) and
# Sierra Leone with the leone of before 2022 (SLE since then). countries-list 3.4.1 and country-to-currency 3.0.1 know all four.
# Source: ISO 4217 in the list of SIX, https://www.six-group.com/en/products-services/financial-information/data-standards.html
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts world-countries@5.1.0 countries-list@3.4.1 country-to-currency@3.0.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const world = require('world-countries/countries.json');
const { countries } = require('countries-list');
const pays = require('country-to-currency').default ?? require('country-to-currency');

const now = { BG: 'EUR', CW: 'XCG', SX: 'XCG', SL: 'SLE' };
const seen = { BG: 'BGN', CW: 'ANG', SX: 'ANG', SL: 'SLL' };
for (const [country, currency] of Object.entries(now)) {
  const [told] = Object.keys(world.find(({ cca2 }) => cca2 === country).currencies);
  console.log(`${country}: world-countries ${told}, countries-list ${countries[country].currency}, country-to-currency ${pays[country]}`);
  assert.equal(told, seen[country]);
  assert.deepEqual([countries[country].currency[0], pays[country]], [currency, currency]);
}
JS
node try.cjs
