#!/usr/bin/env bash
# sms-length 0.2.2, by which shops tell what a text message will cost, beside sms-segments-calculator 1.3.0.
# Guess before the run: it divides the number of places by 153 or 67; a sign that takes two places and meets the end of a part is not seen.
# Seen: so it does. A text with the euro sign at places 153 and 154 of 306 is two messages to it; the sign may not be cut, so that the first part
# ends a place early and a third message is sent and paid for. The same with letters of two UTF-16 units, as those of Adlam, in which West Africa writes Fulfulde: 134 places
# are three messages, told as two. Move the sign by one place and both libraries agree.
# Source: 3GPP TS 23.040, 9.2.3.24.1 (153 or 67 to a part; what an escape makes and a UCS2 character are not split in the middle); TS 23.038, 6.2.1.1 (the euro sign is an
# escape and "e").
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sms-length@0.2.2 sms-segments-calculator@1.3.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { count } = require('sms-length');
const { SegmentedMessage } = require('sms-segments-calculator');

/** Parts of a text when a sign of `width` places is never split. */
function needed(text, places, width) {
  let [all, left] = [1, places];
  for (const sign of text) {
    if (width(sign) > left) [all, left] = [all + 1, places];
    left -= width(sign);
  }
  return all;
}
const septets = (text) => needed(text, 153, (sign) => (sign === '€' ? 2 : 1));
const units = (text) => needed(text, 67, (sign) => sign.length);

for (const [name, text, right, seen] of [
  ['euro at the border', `${'a'.repeat(152)}€${'b'.repeat(152)}`, septets, 2],
  ['euro a place earlier', `${'a'.repeat(151)}€${'b'.repeat(153)}`, septets, 2],
  ['Adlam at the border', `${'ш'.repeat(66)}\u{1E900}${'ш'.repeat(66)}`, units, 2],
  ['Adlam a place earlier', `${'ш'.repeat(65)}\u{1E900}${'ш'.repeat(67)}`, units, 2],
]) {
  const told = [count(text).messages, new SegmentedMessage(text).segmentsCount];
  console.log(name, '| sent:', right(text), '| told:', told.join(', '));
  assert.deepEqual(told, [seen, right(text)]);
}
JS
node try.cjs
