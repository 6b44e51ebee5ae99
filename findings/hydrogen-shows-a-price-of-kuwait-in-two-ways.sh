#!/usr/bin/env bash
# @shopify/hydrogen-react 2026.4.4 with react 19.2.0: `useMoney`, by which shops of Shopify's Hydrogen show a price of their API in several ways.
# Guess before the run: the ways without a currency know nothing of its decimals.
# Seen: so it is with `withoutTrailingZerosAndCurrency`, which takes two for all: KWD 12.345 is shown as 12.35, beside KWD 12.345 of `localizedString` on the same page, and
# KWD 12.500 as 12.50, with the nought that it says to leave out. `amount`, "without currency, outputs: 100.00", begins with a no-break space wherever the currency
# has no sign in the reader's language ("KWD 12.345" less its letters), so that it is no text of a number to compare with.
# Source: ISO 4217, KWD and TND have three decimals; Shopify's API says "12.345" for such a price (MoneyV2.amount, a decimal).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @shopify/hydrogen-react@2026.4.4 react@19.2.0 react-dom@19.2.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ShopifyProvider, useMoney } from '@shopify/hydrogen-react';

const shop = { storeDomain: 'https://shop.example', storefrontToken: 'none', storefrontApiVersion: '2026-04', languageIsoCode: 'EN', countryIsoCode: 'US' };
const shown = (amount, currencyCode) => {
  let money;
  const Price = () => {
    money = useMoney({ amount, currencyCode });
    return null;
  };
  renderToString(createElement(ShopifyProvider, shop, createElement(Price)));
  return { whole: money.localizedString, amount: money.amount, bare: money.withoutTrailingZerosAndCurrency };
};

for (const [amount, currency, seen] of [
  ['12.345', 'KWD', { whole: 'KWD\u00a012.345', amount: '\u00a012.345', bare: '12.35' }],
  ['12.500', 'KWD', { whole: 'KWD\u00a012.500', amount: '\u00a012.500', bare: '12.50' }],
  ['0.004', 'TND', { whole: 'TND\u00a00.004', amount: '\u00a00.004', bare: '0.00' }],
  ['12.34', 'USD', { whole: '$12.34', amount: '12.34', bare: '12.34' }],
]) {
  console.log(amount, currency, JSON.stringify(shown(amount, currency)));
  assert.deepEqual(shown(amount, currency), seen);
}
JS
node try.mjs 2>/dev/null
