#!/usr/bin/env bash
# mailto-link 2.0.0, which writes the links by which people write to a shop about an order.
# Guess before the run: a line break in the text is written as %0A, not as %0D%0A.
# Seen: so it is. And addresses are written as they are: of a%b@shop.example comes mailto:a%b@shop.example, where "%b@" is no percent-encoding, so that readers of addresses refuse it or take it
# for another; "sales?news"@shop.example begins the fields at its question mark, and of two people, "Mora, Ana"@shop.example and another, come three. Subjects, copies and texts are encoded right.
# Source: RFC 6068, 2 ("%", "?", "," and quotation marks in an address are percent-encoded) and 5 (line breaks are "%0D%0A").
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mailto-link@2.0.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import mailtoLink from 'mailto-link';

const write = mailtoLink.default ?? mailtoLink;
for (const [link, right, seen] of [
  [{ to: 'sales@shop.example', subject: 'Order 5 & 6', body: '100 % + tax?' }, 'mailto:sales@shop.example?body=100%20%25%20%2B%20tax%3F&subject=Order%205%20%26%206', undefined],
  [{ to: 'sales@shop.example', body: 'Order 5\nis late' }, 'mailto:sales@shop.example?body=Order%205%0D%0Ais%20late', 'mailto:sales@shop.example?body=Order%205%0Ais%20late'],
  [{ to: 'a%b@shop.example' }, 'mailto:a%25b@shop.example', 'mailto:a%b@shop.example'],
  [{ to: '"sales?news"@shop.example' }, 'mailto:%22sales%3Fnews%22@shop.example', 'mailto:"sales?news"@shop.example'],
  [{ to: ['"Mora, Ana"@shop.example', 'sales@shop.example'] }, 'mailto:%22Mora%2C%20Ana%22@shop.example,sales@shop.example', 'mailto:"Mora, Ana"@shop.example,sales@shop.example'],
]) {
  const told = write(link);
  console.log(told, told === right ? '' : `(by the norm ${right})`);
  assert.equal(told, seen ?? right);
}
JS
node try.mjs
