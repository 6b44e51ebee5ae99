#!/usr/bin/env bash
# @xcommerceweb/google-merchant-feed 0.1.2, which writes feeds of goods for Google Merchant Center.
# Guess before the run: prices of currencies without decimals (yen) come with two, which Google reads all the same; those with three are right.
# Seen: yen come so ("500.00 JPY"). Those with three do not: 1.125 Kuwaiti dinars are told as "1.13 KWD", a price that the shop does not have, since all are rounded to two decimals. Google compares the
# feed with the page and refuses goods whose prices differ.
# Source: Google Merchant Center, product data specification, price [price] ("match the price on your landing page", ISO 4217 currency); ISO 4217, minor units (KWD, BHD, JOD, OMR, TND: 3).
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @xcommerceweb/google-merchant-feed@0.1.2
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { FeedBuilder } = require('@xcommerceweb/google-merchant-feed');

function told(value, currency) {
  const feed = new FeedBuilder();
  feed.withTitle('Shop').withLink('https://shop.example').withDescription('Goods');
  const about = { title: 'Tea', description: 'Tea', link: 'https://shop.example/tea', imageLink: 'https://shop.example/tea.png' };
  feed.withProduct({ id: '1', ...about, availability: 'in_stock', price: { value, currency } });
  return /<g:price>([^<]*)</.exec(feed.buildXml())[1];
}
for (const [value, currency, seen] of [
  [12.5, 'USD', '12.50 USD'],
  [500, 'JPY', '500.00 JPY'],
  [1.125, 'KWD', '1.13 KWD'],
  [0.85, 'BHD', '0.85 BHD'],
  [7.995, 'TND', '8.00 TND'],
]) {
  const price = told(value, currency);
  console.log(value, currency, 'is told as', price);
  assert.equal(price, seen);
}
JS
node try.cjs
