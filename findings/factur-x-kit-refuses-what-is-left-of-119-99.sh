#!/usr/bin/env bash
# factur-x-kit 0.3.1, which writes, reads and checks invoices of Europe (Factur-X and ZUGFeRD by EN 16931), as its readme uses it.
# Guess before the run: with a deposit the amount that is still due has more than two decimals.
# Seen: so it has where the library adds up: of 119.99 with 100 paid before, 19.989999999999995 is due, and its check takes that. What it writes is 19.99, as it should be. But that amount, given by hand or read from an invoice, is no valid
# one to the same check ("BR-CO-16"), which wants what the computer gets by subtracting; with 50 paid, 69.99 is right. So it says of its own invoice with a deposit that it does not add up.
# Source: EN 16931, BR-DEC-18 (the amount due, BT-115, has at most two decimals) and BR-CO-16 (it is the total less what was paid).
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts factur-x-kit@0.3.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import * as kit from 'factur-x-kit';

const { FacturX, totalsCalculator } = kit;
const party = (name, country) => ({
  ...{ name, postalAddress: { postcode: '10115', addressLineOne: 'Weg 1', city: 'Berlin', country } },
  taxIdentification: { vatId: 'DE136695976' },
});
const order = (prepaidAmount) => ({
  document: {
    ...{ id: 'R-1', type: kit.DOCUMENT_TYPE_CODES.COMMERCIAL_INVOICE, dateOfIssue: { year: 2026, month: 11, day: 30 } },
    currency: kit.CURRENCY_CODES.Euro,
  },
  ...{ seller: party('Laden GmbH', kit.COUNTRY_ID_CODES.GERMANY), buyer: party('Käufer AG', kit.COUNTRY_ID_CODES.GERMANY) },
  delivery: { deliveryDate: { year: 2026, month: 11, day: 30 } },
  paymentInformation: {
    paymentMeans: [{ paymentType: kit.PAYMENT_MEANS_CODES.SEPA_credit_transfer, payeeBankAccount: { iban: 'DE89370400440532013000' } }],
    paymentTerms: { description: 'sofort', dueDate: { year: 2026, month: 12, day: 14 } },
  },
  invoiceLines: [
    {
      generalLineData: { lineId: '1' },
      productDescription: { name: 'Jacke' },
      productPriceAgreement: { productPricing: { basisPricePerItem: 100.83 } },
      delivery: { itemQuantity: { quantity: 1, unit: kit.UNIT_CODES.PIECE ?? 'C62' } },
      settlement: { tax: { categoryCode: kit.TAX_CATEGORY_CODES.STANDARD_RATE, rateApplicablePercent: 19 } },
    },
  ],
  totals: { prepaidAmount },
});
for (const [prepaid, calculated, due, isTaken] of [
  [50, 69.99, 69.99, true],
  [100, 19.989999999999995, 19.99, false],
]) {
  const made = totalsCalculator(order(prepaid));
  const sum = await FacturX.fromObject(made);
  const xml = await sum.getXML();
  const right = await FacturX.fromObject({ ...made, totals: { ...made.totals, openAmount: due } });
  const told = right.validate();
  console.log(prepaid, made.totals.openAmount, xml.match(/<ram:DuePayableAmount>[^<]*/)[0], told);
  assert.deepEqual([made.totals.grossTotal, made.totals.openAmount], [119.99, calculated]);
  assert.equal(sum.validate().valid, true);
  assert.ok(xml.includes(`<ram:DuePayableAmount>${due}<`));
  assert.equal(told.valid, isTaken);
  if (!isTaken) assert.match(told.errors[0].message, /BR-CO-16/);
}
JS
node try.mjs
