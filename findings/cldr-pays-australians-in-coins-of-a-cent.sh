#!/usr/bin/env bash
# cldr-core 48.2.0, the table by which ICU and others round what is paid in cash, and @phensley/cldr 1.14.0, which asks it.
# Guess before the run: it has Switzerland, Canada and Denmark, and lacks Australia, New Zealand, Hungary, Malaysia and Singapore.
# Seen: Hungary is there. Without a coin of a cent, but with cash rounded to one, are Australia (5 cents since 1992), New Zealand (10 since 2006), Malaysia and
# Singapore (5), Hong Kong and Israel (10), and South Africa (10): cash of 1.02 Australian dollars stays 1.02. The euro is one row, though eight of its countries round it to five
# cents (Finland, Ireland, Italy and others) and the rest do not, which no table by currency can tell. Four currencies have a coin to round to at all: CAD, CHF, DKK and HUF.
# Source: Reserve Bank of Australia, https://banknotes.rba.gov.au (1 and 2 cent coins withdrawn from 1992); Reserve Bank of New Zealand (no coin below 10 cents since 1 November 2006);
# Bank Negara Malaysia, rounding mechanism of 1 April 2008; Bank of Israel (5 agorot withdrawn 2008); UTS #35 part 3, 4.2 (cashRounding).
# The shop has a table of its own by currency and country. Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cldr-core@48.2.0 @phensley/cldr@1.14.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { getCurrencyFractions } = require('@phensley/cldr');
const { fractions } = require('cldr-core/supplemental/currencyData.json').supplemental.currencyData;

/** The least coin by the table, in the last place that its cash has. */
const ofTable = (currency) => Number(fractions[currency]?._cashRounding ?? 0);
for (const [currency, right, seen] of [
  ['CHF', 5, 5],
  ['CAD', 5, 5],
  ['DKK', 50, 50],
  ['HUF', 5, 5],
  ['AUD', 5, 0],
  ['NZD', 10, 0],
  ['MYR', 5, 0],
  ['SGD', 5, 0],
  ['HKD', 10, 0],
  ['ILS', 10, 0],
  ['ZAR', 10, 0],
]) {
  const told = getCurrencyFractions(currency);
  console.log(currency, 'least coin:', right, 'told:', told.cashRounding, 'places:', told.cashDigits);
  assert.deepEqual([told.cashRounding, ofTable(currency)], [seen, seen]);
  assert.equal(told.cashDigits, currency === 'HUF' ? 0 : 2);
}
const rounded = Object.keys(fractions).filter((currency) => ofTable(currency) > 0);
assert.deepEqual(rounded.sort(), ['CAD', 'CHF', 'DKK', 'HUF']);
JS
node try.cjs
