#!/usr/bin/env bash
# paynowqr 1.1.2 and @chewhx/paynowqr 1.1.0, which write codes by which shops in Singapore are paid (PayNow).
# Guess before the run: a name that is not ASCII makes a sum that no bank takes.
# Seen: so it is for "Café" (its é is summed as one byte of Latin 1, where the code is UTF-8), and a name in Chinese is a RangeError without a word. A code without an amount, which lets the buyer
# type it, says that the amount is 0, which the norm forbids: the field is left out then. Amounts are written as JavaScript has them: 0.1 + 0.2 is 0.30000000000000004, more than the thirteen places there are.
# And @chewhx/paynowqr, whose readme calls expiry, reference and name optional, fails on each that is left out: "Cannot read properties of undefined (reading 'trim')".
# Source: EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode, data objects 63 (sum over all bytes) and 54 (amount: up to 13 characters, not present where the
# application asks the buyer for it, different from zero).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts paynowqr@1.1.2 @chewhx/paynowqr@1.1.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const PaynowQR = require('paynowqr');
const { default: Rewritten } = require('@chewhx/paynowqr');

function sum(bytes) {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
const whole = { uen: '201403121W', amount: 500, expiry: '20271231', refNumber: 'A1', company: 'Duka' };
for (const Library of [PaynowQR, Rewritten]) {
  const written = (changes) => new Library({ ...whole, ...changes }).output();
  const isSummed = (text, encoding) => text.slice(-4) === sum(Buffer.from(text.slice(0, -4), encoding));
  const cafe = written({ company: 'Café' });
  console.log(written({}), cafe, written({ amount: undefined }), written({ amount: 0.1 + 0.2 }));
  assert.ok(isSummed(written({}), 'utf8'));
  assert.deepEqual([isSummed(cafe, 'utf8'), isSummed(cafe, 'latin1')], [false, true]);
  assert.throws(() => written({ company: '茶' }), { name: 'RangeError', message: '' });
  assert.match(written({ amount: undefined }), /540105802SG/);
  assert.match(written({ amount: 0.1 + 0.2 }), /54190\.300000000000000045802SG/);
}
for (const name of ['expiry', 'refNumber', 'company']) {
  const { [name]: _, ...rest } = whole;
  assert.match(new PaynowQR(rest).output(), /^000201/);
  assert.throws(() => new Rewritten(rest), { message: "Cannot read properties of undefined (reading 'trim')" });
}
JS
node try.cjs
