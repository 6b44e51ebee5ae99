#!/usr/bin/env bash
# sepa-qr 0.0.2, which draws codes for transfers in euros (EPC QR code) as its readme uses it, beside sepa-payment-qr-code 2.0.2; the code is read by jsqr 1.4.0.
# Guess before the run: amounts are written as JavaScript has them.
# Seen: so they are: EUR0.30000000000000004. But the text to the transfer, which the readme gives as `remittance: 'Invoice 123456789'`, is written into line 10, which is for a creditor reference (ISO 11649,
# "RF…"), and `information`, which is for the buyer's eyes alone, into line 11, where the text for the creditor stands. Who reads the lines by the guidelines has a reference that is none, and
# sends the shop the hint in place of the number of the order. sepa-payment-qr-code has two names for the two lines.
# Source: EPC069-12, Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit Transfer (lines 10 and 11 are remittance information, structured and unstructured, 12 the hint; amounts with up to two decimals).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sepa-qr@0.0.2 sepa-payment-qr-code@2.0.2 jsqr@1.4.0 pngjs@7.0.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { buffer } = require('node:stream/consumers');
const { PNG } = require('pngjs');
const createSepaQr = require('sepa-qr');
const generateQrCode = require('sepa-payment-qr-code');
const { default: jsQR } = require('jsqr');

const account = { name: 'Duka', iban: 'BE68539007547034', bic: 'GKCCBEBB' };
(async () => {
  async function lines(options) {
    const { data, width, height } = PNG.sync.read(await buffer(createSepaQr({ ...account, ...options, type: 'png' })));
    return jsQR(new Uint8ClampedArray(data), width, height).data.split('\n');
  }
  const asInReadme = await lines({ amount: 100, remittance: 'Invoice 123456789' });
  const hinted = await lines({ amount: 0.1 + 0.2, information: 'Thank you' });
  const beside = generateQrCode({ ...account, amount: 100, unstructuredReference: 'Invoice 123456789', information: 'Thank you' }).split('\n');
  console.log(asInReadme, hinted, beside);
  assert.deepEqual(asInReadme.slice(7), ['EUR100', '', 'Invoice 123456789', '']);
  assert.deepEqual(hinted.slice(7), ['EUR0.30000000000000004', '', '', 'Thank you']);
  assert.deepEqual(beside.slice(7), ['EUR100.00', '', '', 'Invoice 123456789', 'Thank you']);
})().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node try.cjs
