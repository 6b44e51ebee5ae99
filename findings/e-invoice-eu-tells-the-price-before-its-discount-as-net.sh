#!/usr/bin/env bash
# @e-invoice-eu/core 2.3.4, which writes one invoice as UBL and as CII (XRechnung, Factur-X, ZUGFeRD), two syntaxes of EN 16931.
# Guess before the run: both tell the same amounts; where a price has a discount of its own, CII has gross and net price in two elements.
# Seen: 1,000 pieces at 10.00 for a hundred (12.50 less 2.50) are a line of 100.00. UBL has it so. In CII the net price is 12.50, the gross one,
# with the discount inside of it where readers do not look, and there is no gross price: who multiplies gets 125.00 for a line of 100.00. Allowances and
# charges of the whole invoice, what is prepaid and the rounding go over rightly.
# Seen: ApplicableHeaderTradeDelivery, which has to be there once even when it is empty, is left out where nothing is told of the delivery.
# Source: EN 16931-1, BT-146 item net price, BT-147 price discount, BT-148 gross price; CEN/TS 16931-3-3 (their places in CII: BT-146 is
# NetPriceProductTradePrice/ChargeAmount, the two others are in GrossPriceProductTradePrice); UN/CEFACT CII D16B, SupplyChainTradeTransaction.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @e-invoice-eu/core@2.3.4
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { InvoiceService } from '@e-invoice-eu/core';

const money = (name, value) => ({ [`cbc:${name}`]: value, [`cbc:${name}@currencyID`]: 'EUR' });
const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
const standard = { 'cbc:ID': 'S', 'cbc:Percent': '19', ...vat };
const place = (city, country) => ({
  'cac:PostalAddress': { 'cbc:CityName': city, 'cbc:PostalZone': '10115', 'cac:Country': { 'cbc:IdentificationCode': country } },
});
const party = (name, mailbox, rest) => ({
  'cac:Party': {
    ...{ 'cbc:EndpointID': mailbox, 'cbc:EndpointID@schemeID': 'EM', 'cac:PartyLegalEntity': { 'cbc:RegistrationName': name } },
    ...rest,
  },
});
const price = {
  ...money('PriceAmount', '10.00'),
  ...{ 'cbc:BaseQuantity': '100', 'cbc:BaseQuantity@unitCode': 'C62' },
  'cac:AllowanceCharge': { 'cbc:ChargeIndicator': 'false', ...money('Amount', '2.50'), ...money('BaseAmount', '12.50') },
};
const line = {
  ...{ 'cbc:ID': '1', 'cbc:InvoicedQuantity': '1000', 'cbc:InvoicedQuantity@unitCode': 'C62' },
  ...money('LineExtensionAmount', '100.00'),
  'cac:Item': { 'cbc:Name': 'Screw', 'cac:ClassifiedTaxCategory': standard },
  'cac:Price': price,
};
const invoice = {
  ...{ 'cbc:CustomizationID': 'urn:cen.eu:en16931:2017', 'cbc:ID': '1', 'cbc:IssueDate': '2026-01-05', 'cbc:DueDate': '2026-02-05' },
  ...{ 'cbc:InvoiceTypeCode': '380', 'cbc:DocumentCurrencyCode': 'EUR', 'cbc:BuyerReference': '1' },
  'cac:AccountingSupplierParty': party('Duka GmbH', 'duka@example.com', {
    ...place('Berlin', 'DE'),
    'cac:PartyTaxScheme': [{ 'cbc:CompanyID': 'DE136695976', ...vat }],
  }),
  'cac:AccountingCustomerParty': party('Client SARL', 'client@example.com', place('Paris', 'FR')),
  'cac:TaxTotal': [
    {
      ...money('TaxAmount', '19.00'),
      'cac:TaxSubtotal': [{ ...money('TaxableAmount', '100.00'), ...money('TaxAmount', '19.00'), 'cac:TaxCategory': standard }],
    },
  ],
  'cac:LegalMonetaryTotal': {
    ...money('LineExtensionAmount', '100.00'),
    ...money('TaxExclusiveAmount', '100.00'),
    ...money('TaxInclusiveAmount', '119.00'),
    ...money('PayableAmount', '119.00'),
  },
  'cac:InvoiceLine': [line],
};

const silent = { log() {}, warn() {}, error() {} };
const write = (format) => new InvoiceService(silent).generate({ 'ubl:Invoice': invoice }, { format, lang: 'en' });
const ubl = await write('UBL');
assert.equal(ubl.match(/<cbc:PriceAmount[^>]*>([^<]*)/)[1], '10.00');
const cii = await write('CII');
const [net] = cii.match(/<ram:NetPriceProductTradePrice>[\s\S]*<\/ram:NetPriceProductTradePrice>/);
console.log(net);
assert.equal(net.match(/<ram:ChargeAmount>([^<]*)/)[1], '12.50');
assert.ok(net.includes('AppliedTradeAllowanceCharge'));
assert.ok(cii.includes('<ram:LineTotalAmount>100.00<'));
assert.ok(!cii.includes('GrossPriceProductTradePrice'));
assert.ok(!cii.includes('ApplicableHeaderTradeDelivery'));
JS
node try.mjs
