#!/usr/bin/env bash
# another-json 0.2.0, which writes JSON always the same way so that it can be signed, beside canonicalize 5.1.0 and json-canon 1.0.1 (both RFC 8785).
# Guess before the run: it orders fields, or writes numbers, otherwise than RFC 8785 does.
# Seen: order and numbers are the same. But a control sign other than tab, line feed and the like is written as \U001D, with a capital U, which JSON does not have: no reader takes the text, its own language's
# among them. One such sign is in every longer bar code that scanners send: FNC1, which ends a batch number, comes as U+001D. A signed message about a scanned piece is no JSON.
# Source: RFC 8259, section 7 (escape is "\u" with four digits; the u is small); GS1 General Specifications, 7.8 (FNC1 is sent as the group separator, ASCII 29).
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts another-json@0.2.0 canonicalize@5.1.0 json-canon@1.0.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import anotherJson from 'another-json';
import canonicalize from 'canonicalize';
import serialize from 'json-canon';

const order = { ё: 'ё', '\u{1f45f}': 2, ﬀ: 3, total: 1e21, price: 10.5, quantity: 1.0, note: 'tab\tline\n"inch"', a: [true, null] };
for (const write of [canonicalize, serialize]) assert.equal(anotherJson.stringify(order), write(order));

const scanned = { code: '010400638133393110AB12\u001d17261231' };
const [theirs, other, third] = [anotherJson.stringify(scanned), canonicalize(scanned), serialize(scanned)];
console.log(theirs, other);
assert.equal(other, '{"code":"010400638133393110AB12\\u001d17261231"}');
assert.equal(third, other);
assert.deepEqual(JSON.parse(other), scanned);
assert.equal(theirs, '{"code":"010400638133393110AB12\\U001D17261231"}');
assert.throws(() => JSON.parse(theirs), SyntaxError);
JS
node try.mjs
