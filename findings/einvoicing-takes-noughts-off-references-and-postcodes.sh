#!/usr/bin/env bash
# einvoicing 0.0.3, which reads and writes invoices of EN 16931 in UBL: what it writes of an invoice that it has just read.
# Guess before the run: the discount of a price and the rounding of the whole are lost on the way.
# Seen: they are, and the total with VAT is reckoned anew without the rounding: 273.70 becomes 273, so that 230.00 and 43.70 of VAT no longer add up to it. What looks like a number is
# made one: the payment reference 000123 is 123, by which no payment is found, buyer's reference 0150 is 150, postcodes 01067 and 01000 lose a digit, and goods called
# "1e3" are called "1000". Numbers of the register and of articles are kept as they are.
# Seen: parts stand in another order than UBL's: what is to be paid before what was paid, a base quantity before its price. No schema takes such a document.
# Source: EN 16931-1, BT-10, BT-83, BT-38, BT-153, BT-114, BT-147, BR-CO-15 (total with VAT is total without VAT and VAT); UBL 2.1, xsd/common
# UBL-CommonAggregateComponents-2.1.xsd, MonetaryTotalType and PriceType (xsd:sequence).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts einvoicing@0.0.3
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { UblReader, UblWriter } from 'einvoicing';

const money = (name, value) => `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`;
const id = (name, value) => `<cbc:${name}>${value}</cbc:${name}>`;
const scheme = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
const category = `${id('ID', 'S')}${id('Percent', '19')}${scheme}`;
const place = (zone, country) =>
  `<cac:PostalAddress>${id('PostalZone', zone)}<cac:Country>${id('IdentificationCode', country)}</cac:Country></cac:PostalAddress>`;
const party = (kind, rest, name) =>
  `<cac:Accounting${kind}Party><cac:Party>${rest}<cac:PartyLegalEntity>${id('RegistrationName', name)}</cac:PartyLegalEntity></cac:Party></cac:Accounting${kind}Party>`;
const urn = 'urn:oasis:names:specification:ubl:schema:xsd:';
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${urn}Invoice-2" xmlns:cac="${urn}CommonAggregateComponents-2" xmlns:cbc="${urn}CommonBasicComponents-2">${[
  id('CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
  id('ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
  id('ID', '0012') + id('IssueDate', '2026-11-30') + id('InvoiceTypeCode', '380') + id('DocumentCurrencyCode', 'EUR') + id('BuyerReference', '0150'),
  party('Supplier', `${place('01067', 'DE')}<cac:PartyTaxScheme>${id('CompanyID', 'DE136695976')}${scheme}</cac:PartyTaxScheme>`, 'Duka GmbH'),
  party('Customer', place('01000', 'FR'), 'Client SARL'),
  `<cac:PaymentMeans>${id('PaymentMeansCode', '30')}${id('PaymentID', '000123')}<cac:PayeeFinancialAccount>${id('ID', 'DE89370400440532013000')}</cac:PayeeFinancialAccount></cac:PaymentMeans>`,
  `<cac:TaxTotal>${money('TaxAmount', '43.70')}<cac:TaxSubtotal>${money('TaxableAmount', '230.00')}${money('TaxAmount', '43.70')}<cac:TaxCategory>${category}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`,
  `<cac:LegalMonetaryTotal>${money('LineExtensionAmount', '230.00')}${money('TaxExclusiveAmount', '230.00')}${money('TaxInclusiveAmount', '273.70')}`,
  `${money('PrepaidAmount', '73.00')}${money('PayableRoundingAmount', '-0.70')}${money('PayableAmount', '200.00')}</cac:LegalMonetaryTotal>`,
  `<cac:InvoiceLine>${id('ID', '1')}<cbc:InvoicedQuantity unitCode="C62">1000</cbc:InvoicedQuantity>${money('LineExtensionAmount', '230.00')}`,
  `<cac:Item>${id('Name', '1e3')}<cac:SellersItemIdentification>${id('ID', '0042')}</cac:SellersItemIdentification><cac:ClassifiedTaxCategory>${category}</cac:ClassifiedTaxCategory></cac:Item>`,
  `<cac:Price>${money('PriceAmount', '23.00')}<cbc:BaseQuantity unitCode="C62">100</cbc:BaseQuantity><cac:AllowanceCharge>${id('ChargeIndicator', 'false')}${money('Amount', '2.00')}${money('BaseAmount', '25.00')}</cac:AllowanceCharge></cac:Price></cac:InvoiceLine>`,
].join('')}</Invoice>`;

const written = await new UblWriter().write(await new UblReader().read(xml));
assert.deepEqual([/<cbc:ID>0012</, /<cbc:ID>0042</].map((number) => number.test(written)), [true, true]);
const all = (name, text) => [...text.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)`, 'gu'))].map(([, value]) => value);
for (const [name, given, seen] of [
  ['RegistrationName', 'Duka GmbH Client SARL', 'Duka GmbH Client SARL'],
  ['PayableAmount', '200.00', '200'],
  ['BuyerReference', '0150', '150'],
  ['PostalZone', '01067 01000', '1067 1000'],
  ['PaymentID', '000123', '123'],
  ['Name', '1e3', '1000'],
  ['TaxInclusiveAmount', '273.70', '273'],
  ['PayableRoundingAmount', '-0.70', ''],
  ['BaseAmount', '25.00', ''],
]) {
  const [before, after] = [xml, written].map((text) => all(name, text).join(' '));
  console.log(name, JSON.stringify(before), '->', JSON.stringify(after));
  assert.equal(before, given);
  assert.equal(after, seen);
}
const order = (...names) => names.map((name) => written.indexOf(`<cbc:${name}`));
const [paid, toPay, price, base] = order('PrepaidAmount', 'PayableAmount', 'PriceAmount', 'BaseQuantity');
assert.ok(toPay > 0 && toPay < paid && base > 0 && base < price);
JS
node try.mjs
