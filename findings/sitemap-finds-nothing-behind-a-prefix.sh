#!/usr/bin/env bash
# sitemap 9.0.1 (parseSitemap) and sitemapper 4.1.6, which read what pages a shop has (sitemaps.org), on files that say the same in three ways of XML.
# Guess before the run: sitemap compares names with their prefix, so that <sm:url> is none.
# Seen: so it does: of a file whose names have a prefix come no pages and no error, only lines on the console. Pictures of a page whose extension is bound to another prefix than "image" are lost alike.
# sitemapper reads prefixes; an ampersand that is written as a number, &#38;, stays as it is in the address, so that "?a=1&b=2" is fetched as another page, with a fragment; &amp; it reads.
# Source: sitemaps.org, protocol (UTF-8 XML, namespace http://www.sitemaps.org/schemas/sitemap/0.9); Namespaces in XML 1.0, section 4 (a prefix stands for the namespace, none has a meaning); XML 1.0, 4.1 and 4.6.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sitemap@9.0.1 sitemapper@4.1.6
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import Sitemapper from 'sitemapper';

const names = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const pictures = 'http://www.google.com/schemas/sitemap-image/1.1';
const files = {
  plain: `<urlset xmlns="${names}" xmlns:image="${pictures}"><url><loc>https://shop.example/?a=1&amp;b=2</loc><image:image><image:loc>https://shop.example/1.jpg</image:loc></image:image></url></urlset>`,
  prefix: `<sm:urlset xmlns:sm="${names}"><sm:url><sm:loc>https://shop.example/?a=1&amp;b=2</sm:loc></sm:url></sm:urlset>`,
  picture: `<urlset xmlns="${names}" xmlns:i="${pictures}"><url><loc>https://shop.example/?a=1&amp;b=2</loc><i:image><i:loc>https://shop.example/1.jpg</i:loc></i:image></url></urlset>`,
  number: `<urlset xmlns="${names}"><url><loc>https://shop.example/?a=1&#38;b=2</loc></url></urlset>`,
};
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/xml');
  response.end(files[request.url.slice(1, -4)]);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const page = 'https://shop.example/?a=1&b=2';
for (const [name, bySitemap, bySitemapper] of [
  ['plain', [[page, 1]], [page]],
  ['prefix', [], [page]],
  ['picture', [[page, 0]], [page]],
  ['number', [[page, 0]], ['https://shop.example/?a=1&#38;b=2']],
]) {
  const items = await parseSitemap(Readable.from([files[name]]));
  const { sites, errors } = await new Sitemapper({ url: `http://127.0.0.1:${server.address().port}/${name}.xml` }).fetch();
  const told = items.map(({ url, img }) => [url, img.length]);
  console.log(name, told, sites);
  assert.deepEqual([told, sites, errors], [bySitemap, bySitemapper, []]);
}
server.close();
JS
node try.mjs
