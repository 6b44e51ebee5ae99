#!/usr/bin/env bash
# promptparse 1.6.0, which reads and writes codes of PromptPay and EMV (payment by QR code in Thailand and elsewhere), beside vietnam-qr-pay 1.5.1.
# Guess before the run: its check sum is reckoned over the signs of JavaScript, not over bytes, so that it refuses the specification's own example, with its Chinese name.
# Seen: so it is. A code whose merchant has a name in Thai as well (ID 64) and whose sum is right is nothing to it in strict mode, and the one that
# it writes itself has a sum that vietnam-qr-pay refuses, and so do banks. It reads back what it wrote, and with Latin names all agree, so that no test of its own tells.
# Lengths are counted in signs by both, as in the example.
# Source: EMV QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1, 4.7.3 (CRC of ISO/IEC 13239 over the data objects, which are UTF-8) and its example
# of a code with "0002ZH0104最佳运输0202北京", whose sum is A13A (over signs of UTF-16 it would be C919).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts promptparse@1.6.0 vietnam-qr-pay@1.5.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { parse, withCrcTag } = require('promptparse');
const { QRPay } = require('vietnam-qr-pay');

/** CRC-16 with the polynomial 0x1021 and 0xFFFF to begin with. */
function checkSum(bytes) {
  let sum = 0xff_ff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x80_00 ? 0x10_21 : 0)) & 0xff_ff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}
const part = (id, value) => id + String(value.length).padStart(2, '0') + value;
const merchant = part('29', part('00', 'A000000677010111') + part('01', '0066800000000'));
const start = part('00', '01') + part('01', '12') + merchant + part('52', '5812') + part('53', '764') + part('54', '120.00') + part('58', 'TH');
const end = '6304';

for (const [names, isRead, isWritten] of [
  [part('59', 'DUKA') + part('60', 'BANGKOK'), true, true],
  [part('59', 'DUKA') + part('60', 'BANGKOK') + part('64', part('00', 'TH') + part('01', 'ร้านดูกา') + part('02', 'กรุงเทพ')), false, false],
]) {
  const text = start + names + end;
  const right = text + checkSum(Buffer.from(text));
  const written = withCrcTag(start + names, '63');
  const told = [Boolean(parse(right, true)), new QRPay(written).isValid];
  console.log(right.slice(-8), 'read by promptparse:', told[0], '| written by promptparse:', written.slice(-8), 'read by vietnam-qr-pay:', told[1]);
  assert.deepEqual(told, [isRead, isWritten]);
  assert.ok(parse(written, true));
  assert.ok(new QRPay(right).isValid);
}
JS
node try.cjs
