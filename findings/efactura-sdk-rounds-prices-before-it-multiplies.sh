#!/usr/bin/env bash
# efactura-sdk 3.0.8, which writes e-invoices for Romania (UBL by CIUS-RO, a usage of EN 16931).
# Expected: it rounds VAT line by line and adds it up, where EN 16931 takes it of the sum of each rate.
# Seen: so it does (three lines of 0.50 at 21 percent: 0.30, by the norm 0.32). But before that each price of a piece is rounded to two
# decimals, and only then multiplied: 1000 screws at 0.125 are 130.00 for 125.00, and 10000 rivets at 0.004 an invoice of 0.00 for 40.00.
# The rounded price is what stands in cbc:PriceAmount, so that the invoice is right in itself and no validator objects.
# Source: EN 16931-1, BT-146 item net price ("unit price amount", of any number of decimals; BR-DEC rules name none), BT-131 = BT-129 × BT-146 /
# BT-149 rounded to two (also PEPPOL-EN16931-R120), BR-CO-17 (VAT of a category = its taxable amount × rate, rounded).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts efactura-sdk@3.0.8
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { UblBuilder } = require('efactura-sdk');

const party = (registrationName, companyId) => ({
  ...{ registrationName, companyId, vatNumber: companyId },
  address: { street: 'Strada Lunga 1', city: 'Cluj-Napoca', postalZone: '400001', county: 'Cluj', countryCode: 'RO' },
});
function written(lines) {
  const [supplier, customer] = [party('Duka SRL', 'RO12345678'), party('Client SRL', 'RO87654321')];
  const xml = new UblBuilder().generateInvoiceXml({ invoiceNumber: '1', issueDate: '2026-01-05', supplier, customer, lines });
  return (name) => xml.match(new RegExp(`<cbc:${name} [^>]*>([^<]*)<`))[1];
}
for (const [quantity, unitPrice, right, price, sum] of [
  [1000, 0.12, '120.00', '0.12', '120.00'],
  [1000, 0.125, '125.00', '0.13', '130.00'],
  [10_000, 0.004, '40.00', '0.00', '0.00'],
]) {
  const of = written([{ name: 'Screw', quantity, unitPrice, taxPercent: 21 }]);
  const seen = [of('PriceAmount'), of('LineExtensionAmount')];
  console.log(`${quantity} at ${unitPrice} are ${right}, invoiced: ${seen[1]} at ${seen[0]}`);
  assert.deepEqual(seen, [price, sum]);
}
const line = { name: 'Washer', quantity: 1, unitPrice: 0.5, taxPercent: 21 };
const of = written([line, line, line]);
console.log(`VAT of ${of('TaxableAmount')}: ${of('TaxAmount')}`);
assert.deepEqual([of('TaxableAmount'), of('TaxAmount')], ['1.50', '0.30']);
JS
node try.cjs
