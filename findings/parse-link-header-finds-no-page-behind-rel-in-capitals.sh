#!/usr/bin/env bash
# parse-link-header 2.0.0, by which clients of shops' APIs find the next page, beside http-link-header 1.1.4.
# Guess before the run: it fails on title*= and on names of parameters in capitals; commas in addresses part a link.
# Seen: title*= and commas are right. But REL="next" is no link at all to it, nor is `rel = "next"` with blanks, and a title
# is cut at its semicolon. What the address asks for stands among what is told of the link, so that a page with ?title=y has the title "y". http-link-header reads all of these, and fails on an empty place in the list (", ,"), which parse-link-header answers with
# a relation called "next,".
# Source: RFC 8288, 3 (grammar: quoted strings, blanks around "=") and B.3 (names of parameters are brought to small letters); RFC 9110, 5.6.1.2 (empty elements of a list are
# ignored).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-link-header@2.0.0 http-link-header@1.1.4
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const LinkHeader = require('http-link-header');
const parse = require('parse-link-header');

function byLink(header) {
  try {
    return LinkHeader.parse(header).refs.map(({ rel, uri, title }) => [rel, uri, title]);
  } catch (error) {
    return error.message.split(' at ')[0];
  }
}
const byParse = (header) => Object.values(parse(header)).map(({ rel, url, title }) => [rel, url, title]);

for (const [header, seen, right = seen] of [
  [`</a?ids=1,2>; rel="next"; title*=UTF-8''n%c3%a4chste, </b>; rel="last"`, [['next', '/a?ids=1,2', undefined], ['last', '/b', undefined]]],
  ['</a>; REL="next"', [], [['next', '/a', undefined]]],
  ['</a>; rel = "next"', [], [['next', '/a', undefined]]],
  ['</a>; rel="next"; title="blue; white"', [['next', '/a', 'blue']], [['next', '/a', 'blue; white']]],
  ['</a?page=2&title=y>; rel="next"', [['next', '/a?page=2&title=y', 'y']], [['next', '/a?page=2&title=y', undefined]]],
  ['</a>;rel=next, , </b>;rel=last', [['next,', '/a', undefined], ['', '/a', undefined], ['last', '/b', undefined]], 'Unexpected character ","'],
]) {
  const told = [byParse(header), byLink(header)];
  console.log(JSON.stringify([header, ...told]));
  assert.deepEqual(told, [seen, right]);
}
JS
node try.cjs
