#!/usr/bin/env bash
# jsonfeed-to-rss 3.0.8 and jsonfeed-to-atom 1.2.5, which make RSS and Atom of the JSON Feed of a shop's news.
# Guess before the run: of a text that is no HTML ("1 < 2") they make HTML in which the sign is an element.
# Seen: Atom says type="text", which is right. But both refuse JSON Feed 1.1, the version in force since August 2020: "JSON feed version 1 required". Of version 1, what is a text is told by RSS
# as the HTML that a description is, escaped once instead of twice; its language is English (en-us), whatever the feed speaks; and the ids of Atom are those of JSON, such as "42",
# which Atom wants to be addresses (IRI).
# Source: JSON Feed 1.1 (jsonfeed.org/version/1.1: version, content_text, id is any string); RFC 4287, 4.2.6 (atom:id is an IRI, made absolute); RSS 2.0, <description> ("entity-encoded HTML")
# and <language>.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsonfeed-to-rss@3.0.8 jsonfeed-to-atom@1.2.5
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const toAtom = require('jsonfeed-to-atom');
const toRss = require('jsonfeed-to-rss');

const feed = (version) => ({
  version: `https://jsonfeed.org/version/${version}`,
  ...{ title: 'Nouvelles', language: 'fr-RW', home_page_url: 'https://shop.example/', feed_url: 'https://shop.example/feed.json' },
  items: [{ id: '42', url: 'https://shop.example/news/42', title: 'Lampes', content_text: 'Prix < 500 & port', date_published: '2026-11-30T08:00:00Z' }],
});
for (const write of [toRss, toAtom]) {
  assert.throws(() => write(feed('1.1')), /JSON feed version 1 required/);
  console.log(`${write.name || 'it'} refuses version 1.1`);
}
const [rss, atom] = [toRss(feed('1')), toAtom(feed('1'))];
const told = [
  /<description>[^<]*500[^<]*<\/description>/.exec(rss)?.[0],
  /<language>[^<]*<\/language>/.exec(rss)?.[0],
  /<entry>\s*(<id>[^<]*<\/id>)/.exec(atom)?.[1],
  /<content[^>]*>[^<]*<\/content>/.exec(atom)?.[0],
];
console.log(...told);
assert.deepEqual(told, [
  '<description>Prix &lt; 500 &amp; port</description>',
  '<language>en-us</language>',
  '<id>42</id>',
  '<content type="text">Prix &lt; 500 &amp; port</content>',
]);
JS
node try.cjs
