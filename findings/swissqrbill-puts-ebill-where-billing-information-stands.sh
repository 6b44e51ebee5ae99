#!/usr/bin/env bash
# swissqrbill 4.4.1, which makes the payment part of Swiss invoices (QR-bill) with its QR code.
# Expected: the lines of the code stand where the guidelines of SIX have them, empty ones for what is not there.
# Seen: up to "EPD" in line 31 they do. Behind it come three lines that may be left out: billing information in 32, alternative procedures
# (eBill) in 33 and 34. With both each is in its place; with an alternative procedure alone there is no empty line 32, so that
# "eBill/B/…" stands where banks read billing information, and the second procedure where the first is read. Nothing else tells them apart.
# Source: SIX, Swiss Implementation Guidelines QR-bill, 2.2 and later (elements of the QR code); SIX's validator: StrdBkgInf must not be delivered empty,
# "except where following elements are used" (told in github.com/manuelbl/SwissQRBill/issues/48).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts swissqrbill@4.4.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { generateQRData } from './node_modules/swissqrbill/lib/esm/shared/qr-code.js';

const creditor = {
  ...{ name: 'Duka AG', address: 'Bahnhofstrasse', buildingNumber: '7', zip: 2501, city: 'Biel', country: 'CH' },
  account: 'CH4431999123000889012',
};
const bill = { currency: 'CHF', amount: 199.95, creditor, reference: '210000000003139471430009017' };
const [procedure, other] = ['eBill/B/ada@example.com', 'other/1/example'];
const lines = (more) => generateQRData({ ...bill, ...more }).split('\n');

assert.equal(lines({}).at(-1), 'EPD');
assert.equal(lines({}).length, 31);
const all = lines({ additionalInformation: '//S1/10/10201409', av1: procedure, av2: other });
console.log('with billing information:', all.slice(30));
assert.deepEqual(all.slice(30), ['EPD', '//S1/10/10201409', procedure, other]);
const without = lines({ av1: procedure, av2: other });
console.log('without:', without.slice(30));
assert.deepEqual(without.slice(30), ['EPD', procedure, other]);
JS
node try.mjs
