#!/usr/bin/env bash
# web-auto-extractor 1.0.17, which reads what pages of shops say of their goods (schema.org in microdata), beside microdata-node 2.0.0.
# Guess before the run: it does not look at the value of <data> and <meter> nor at the date of <time>.
# Seen: so it is: of <data value="12500.00">12,500 Sh</data> the price is "12,500 Sh"; the end of an offer is "end of the year", and the stock "some".
# Seen: what belongs to an item but stands elsewhere (itemref) is lost, two names in one itemprop are one name, "sku mpn", and addresses stay as they are in the page, "/kikoi".
# microdata-node has them as the norm tells, save that it makes a number of the price: 12500.
# Source: HTML Living Standard, Microdata, 5.2.3 "Names: the itemprop attribute" (a set of tokens), 5.2.4 "Values" (data and meter: value; time: datetime; a, img, link: the
# address made absolute), 5.2.5 (itemref), https://html.spec.whatwg.org/multipage/microdata.html
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts web-auto-extractor@1.0.17 microdata-node@2.0.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { toJson } = require('microdata-node');
const { default: extractor } = require('web-auto-extractor');

const page = `<!doctype html><title>Kikoi</title>
<div itemscope itemtype="https://schema.org/Product" itemref="by">
  <h1 itemprop="name">Kikoi</h1> <a itemprop="url" href="/kikoi">more</a> <span itemprop="sku mpn">K-1</span>
  <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
    <data itemprop="price" value="12500.00">12,500 Sh</data> <meta itemprop="priceCurrency" content="KES">
    until the <time itemprop="priceValidUntil" datetime="2026-12-31">end of the year</time>
    <meter itemprop="inventoryLevel" min="0" max="10" value="7">some</meter>
  </div>
</div>
<p id="by">Made by <b itemprop="brand">Duka</b></p>`;

const [{ offers, ...product }] = extractor().parse(page).microdata.Product;
console.log(product, offers);
assert.equal(offers.priceCurrency, 'KES');
assert.deepEqual([offers.price, offers.priceValidUntil, offers.inventoryLevel], ['12,500 Sh', 'end of the year', 'some']);
assert.deepEqual([product.url, product['sku mpn'], product.sku, product.brand], ['/kikoi', 'K-1', undefined, undefined]);

const [{ properties }] = toJson(page, { base: 'https://shop.example/' }).items;
const [{ properties: offer }] = properties.offers;
assert.deepEqual([offer.price, offer.priceValidUntil, offer.inventoryLevel], [[12500], ['2026-12-31'], [7]]);
assert.deepEqual([properties.url, properties.sku, properties.mpn, properties.brand], [['https://shop.example/kikoi'], ['K-1'], ['K-1'], ['Duka']]);
JS
node try.cjs
