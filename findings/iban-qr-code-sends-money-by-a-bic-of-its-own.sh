#!/usr/bin/env bash
# iban-qr-code 1.0.0, which writes what is in the QR code of a transfer ("Girocode", EPC069-12).
# Expected: the BIC, which the code has not needed within the EEA since version 002, and the text for the payee stay empty
# when they are left out.
# Seen: the code, told version 002, then has the BIC "DEZZZYYYXXX", which belongs to no bank, and the text "Testsubject", so that the payee
# cannot tell the order; without an amount, which the norm lets the payer fill in, it asks for 19.05 euros. No error is raised.
# Source: European Payments Council, EPC069-12 version 2.1 and later, "Quick Response Code: Guidelines to enable data capture for the
# initiation of a SEPA credit transfer", table of the data elements.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts iban-qr-code@1.0.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { girocode } = require('iban-qr-code');

const all = girocode({ name: 'Duka Ltd', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', amount: 12.5, reason: 'Order AB12CD34' });
assert.deepEqual(all.split('\n').slice(0, 8), ['BCD', '001', '2', 'SCT', 'COBADEFFXXX', 'Duka Ltd', 'DE89370400440532013000', 'EUR12.5']);
assert.equal(all.split('\n')[10], 'Order AB12CD34');

const least = girocode({ name: 'Duka Ltd', iban: 'DE89370400440532013000', version: '002' });
console.log(least);
assert.deepEqual(least.split('\n'), [
  ...['BCD', '002', '2', 'SCT', 'DEZZZYYYXXX', 'Duka Ltd', 'DE89370400440532013000', 'EUR19.05'],
  ...['', '', 'Testsubject', ''],
]);
JS
node try.cjs
