#!/usr/bin/env bash
# pix-payload 1.0.4, which makes the text of QR codes by which Brazil pays (Pix, BR Code by EMVCo), beside gpix 1.1.8.
# Guess before the run: its check sum is written without noughts in front, so that one code in sixteen is a digit short.
# Seen: so it is, and worse: those 33 of 512 codes tell the shorter length as well ("6303" and 8C6 for "6304" and 08C6), while the sum is that of a text which ends in "6304".
# So what reads the parts in turn finds nothing amiss, and what checks the sum refuses them. Whoever tries it with a few orders sees nothing. And names keep their accents ("São Paulo"), which the manual does not have; gpix takes them off and pads the sum.
# Source: EMV QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1, 4.7.3 (CRC, ID 63, length 04, hexadecimal);
# Banco Central do Brasil, Manual do BR Code.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pix-payload@1.0.4 gpix@1.1.8
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { payload } = require('pix-payload');
const { PIX } = require('gpix/dist');

/** CRC-16 of CCITT with 0xFFFF to begin with. */
function checkSum(text) {
  let sum = 0xff_ff;
  for (const byte of Buffer.from(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x80_00 ? 0x10_21 : 0)) & 0xff_ff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}
const orders = Array.from({ length: 512 }, (_, index) => ({ amount: 10 + index / 100, id: String(1000 + index) }));
const [key, name, city] = ['ada@example.com', 'Loja Duka', 'Curitiba'];
const codes = {
  'pix-payload': orders.map(({ amount, id }) => payload({ key, name, city, amount, transactionId: id })),
  gpix: orders.map(({ amount, id }) =>
    PIX.static().setReceiverName(name).setReceiverCity(city).setKey(key).setIdentificator(id).setAmount(amount).getBRCode(),
  ),
};
/** Fewer digits, told to be fewer, of the sum of a text that ends in "6304". */
const isShort = (text) =>
  [1, 2, 3].some((digits) => {
    const [before, tag, sum] = [text.slice(0, -digits - 4), text.slice(-digits - 4, -digits), text.slice(-digits)];
    return tag === `630${digits}` && checkSum(`${before}6304`) === sum.padStart(4, '0');
  });
const short = {};
for (const [library, texts] of Object.entries(codes)) {
  const wrong = texts.filter((text) => text.slice(-4) !== checkSum(text.slice(0, -4)));
  console.log(`${library}: ${wrong.length} of ${texts.length} wrong`, wrong[0] ?? '');
  short[library] = [wrong.length, wrong.filter(isShort).length];
}
assert.deepEqual(short, { 'pix-payload': [33, 33], gpix: [0, 0] });
assert.ok(payload({ key, name, city: 'São Paulo', amount: 1, transactionId: '1' }).includes('6009São Paulo'));
assert.ok(PIX.static().setReceiverName(name).setReceiverCity('São Paulo').setKey(key).getBRCode().includes('6009Sao Paulo'));
JS
node try.cjs
