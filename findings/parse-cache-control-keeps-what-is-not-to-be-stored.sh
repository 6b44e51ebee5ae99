#!/usr/bin/env bash
# parse-cache-control 1.0.1 and cache-control-parser 2.2.0, by which proxies and clients of shops read how long an answer may be kept (Cache-Control).
# Guess before the run: the names of headers in no-cache="set-cookie, x-cart", with their comma, part the list in the wrong place.
# Seen: both read them. But a list with an empty place ("max-age=60,, no-store"), as it comes about where proxies put two lists together, is null to parse-cache-control, all of it, so that no-store
# is not heard. Names in capitals (Max-Age) are others to it, and s-maxage is a text. cache-control-parser does not hear max-age="60", which recipients should.
# Source: RFC 9111, 5.2 (names are compared without regard to case; both the token and the quoted form should be accepted); RFC 9110, 5.6.1.2 (empty elements of a list are ignored).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-cache-control@1.0.1 cache-control-parser@2.2.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { parse } = require('cache-control-parser');
const parseCacheControl = require('parse-cache-control');

const plain = (told) => told && { ...told };
for (const [text, ofOne, ofOther] of [
  ['private, max-age=60, no-cache="set-cookie, x-cart"', { 'private': true, 'max-age': 60, 'no-cache': 'set-cookie, x-cart' }, { private: true, 'max-age': 60, 'no-cache': true }],
  ['max-age=60,, no-store', null, { 'max-age': 60, 'no-store': true }],
  ['Max-Age=60', { 'Max-Age': '60' }, { 'max-age': 60 }],
  ['s-maxage=600, immutable', { 's-maxage': '600', immutable: true }, { 's-maxage': 600, immutable: true }],
  ['public, max-age="60"', { public: true, 'max-age': 60 }, { public: true }],
]) {
  const told = [plain(parseCacheControl(text)), plain(parse(text))];
  console.log(text, JSON.stringify(told));
  assert.deepEqual(told, [ofOne, ofOther]);
}
JS
node try.cjs
