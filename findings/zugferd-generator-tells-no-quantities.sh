#!/usr/bin/env bash
# zugferd-generator 1.2.1, "for creating ZUGFeRD-compliant invoices" (CII by EN 16931), as its readme uses it.
# Guess before the run: prices of a piece are rounded to two decimals, as other makers do it.
# Seen: so they are (0.125 is 0.13). But how many pieces there are, which is asked for and given, is written nowhere. The day stands as "2026-01-05"
# under the code of a form without hyphens (102), and the profile is called "ZUGFeRD", which is the name of none; the VAT number has `schemaId` for
# `schemeID`; the total without VAT is missing, and the VAT of a rate is in elements that CII does not have. No reader of e-invoices can take it,
# and in Germany it is no invoice to a business. Nothing is raised.
# Source: EN 16931-1, BT-129 (quantity, 1..1), BT-24 (specification identifier), BT-109; CEN/TS 16931-3-3; UNTDID 2379, code 102 (CCYYMMDD).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zugferd-generator@1.2.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import ZUGFeRDGenerator from 'zugferd-generator';

const written = new ZUGFeRDGenerator({
  ...{ id: 'R-1', issueDate: '2026-01-05', currency: 'EUR', totalAmount: 148.75 },
  supplier: { name: 'Duka GmbH', country: 'DE', taxNumber: 'DE136695976' },
  customer: { name: 'Client GmbH', country: 'DE' },
  taxTotal: { taxAmount: 23.75, taxPercentage: 19 },
  lineItems: [{ id: '1', description: 'Screw', quantity: 1000, unitPrice: 0.125, lineTotal: 125 }],
}).toXMLString();
console.log(written);
for (const [told, is] of [
  ['<ram:ChargeAmount>0.13<', true],
  ['<ram:LineTotalAmount currencyID="EUR">125.00<', true],
  ['Quantity', false],
  ['1000', false],
  ['<udt:DateTimeString format="102">2026-01-05<', true],
  ['<ram:ID>ZUGFeRD<', true],
  ['schemaId="VA"', true],
  ['TaxBasisTotalAmount', false],
  ['<ram:TaxSubtotal>', true],
]) {
  assert.equal(written.includes(told), is, told);
}
JS
node try.mjs
