#!/usr/bin/env bash
# open-graph-scraper 6.12.0, by which pages and chats show a preview of an address (Open Graph), given pages of goods with several pictures.
# Guess before the run: width, height and words of a picture go to the first one that has none, whichever they stand behind.
# Seen: so they do. Where the second of three pictures tells its size, the first has it; where only the third does, the second has it. What nobody guesses: the pictures are then put in order by these sizes, so that with a first of 600 pixels and a third of
# 1200 the second picture, which tells no size, is taken for 1200 wide and comes first: the preview shows goods from behind. Words for people who do not see go astray in the same way.
# Seen: of several other languages (og:locale:alternate) the last alone is told, and a price by product:price:amount, as catalogues of Facebook ask for it, not at all; og:price:amount is.
# Source: ogp.me, "Structured Properties" and "Arrays" (a property of a picture belongs to the one before it, and the first picture is preferred); developers.facebook.com, Microdata for product pages (product:price:amount).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts open-graph-scraper@6.12.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import ogs from 'open-graph-scraper';

async function told(...properties) {
  const metas = properties.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('');
  const html = `<!doctype html><html><head><meta charset="utf-8"><title>Kanga</title>${metas}</head><body></body></html>`;
  return (await ogs({ html })).result;
}
const picture = (name, ...more) => [['og:image', `https://shop.example/${name}.jpg`], ...more];
const pictures = async (...all) => (await told(...all.flat())).ogImage.map(({ url, width, alt }) => [url.slice(21, -4), width, alt]);

const second = await pictures(picture('front'), picture('back', ['og:image:width', '800'], ['og:image:alt', 'from behind']));
console.log(second);
assert.deepEqual(second, [
  ['front', '800', 'from behind'],
  ['back', undefined, undefined],
]);
const third = await pictures(picture('front', ['og:image:width', '600']), picture('back'), picture('side', ['og:image:width', '1200']));
console.log(third);
assert.deepEqual(third, [
  ['back', '1200', undefined],
  ['front', '600', undefined],
  ['side', undefined, undefined],
]);
const { ogLocaleAlternate } = await told(['og:locale:alternate', 'fr'], ['og:locale:alternate', 'sw']);
assert.equal(ogLocaleAlternate, 'sw');
const priced = await told(['product:price:amount', '12500'], ['product:price:currency', 'UGX']);
assert.ok(!JSON.stringify(priced).includes('12500'));
assert.equal((await told(['og:price:amount', '12500'])).ogPriceAmount, '12500');
console.log('languages', ogLocaleAlternate);
JS
node try.mjs
