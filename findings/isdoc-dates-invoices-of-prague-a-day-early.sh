#!/usr/bin/env bash
# @deltazero/isdoc 0.1.2, which writes and reads invoices of the Czech Republic (ISDOC 6.0.2).
# Guess before the run: noughts in front of symbols and bank codes are lost when an invoice is read.
# Seen: they are kept. But a day that is given as a Date, as its readme shows it, is written as the day of UTC: in Prague, where days begin an hour or two before, an invoice of 1 January 2026 (new Date(2026, 0, 1)) is dated
# 31 December 2025, and so are the day on which its tax is due and the day of payment: another year for the tax office. Who makes one at half past midnight dates it a day early, too.
# Source: ISDOC 6.0.2, IssueDate and TaxPointDate are of the type xs:date, as the calendar of the country has it.
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @deltazero/isdoc@0.1.2
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { default: Invoice } = require('@deltazero/isdoc');

const party = (Name, ID) => ({
  Party: {
    PartyIdentification: { ID },
    PartyName: { Name },
    PostalAddress: { StreetName: 'Dlouhá', BuildingNumber: '1', CityName: 'Praha', PostalZone: '11000', Country: { IdentificationCode: 'CZ', Name: '' } },
    PartyTaxScheme: { CompanyID: `CZ${ID}`, TaxScheme: 'VAT' },
  },
});
const nought = { AlreadyClaimedTaxExclusiveAmount: 0, AlreadyClaimedTaxInclusiveAmount: 0 };
const day = new Date(2026, 0, 1);
const invoice = new Invoice({
  DocumentType: 1,
  ID: '0026001',
  IssuingSystem: 'shop',
  IssueDate: day,
  TaxPointDate: new Date(2026, 0, 1, 0, 30),
  VATApplicable: true,
  AccountingSupplierParty: party('Obchod s.r.o.', '02345678'),
  AccountingCustomerParty: party('Kupec s.r.o.', '12345678'),
  InvoiceLines: {
    InvoiceLine: [
      {
        ...{ ID: '1', InvoicedQuantity: 1, LineExtensionAmount: 100, LineExtensionAmountTaxInclusive: 121, LineExtensionTaxAmount: 21 },
        ...{ UnitPrice: 100, UnitPriceTaxInclusive: 121 },
        ClassifiedTaxCategory: { Percent: 21, VATCalculationMethod: 0, VATApplicable: true },
        Item: { Description: 'Hrnek' },
      },
    ],
  },
  TaxTotal: {
    TaxSubTotal: {
      ...{ TaxableAmount: 100, TaxAmount: 21, TaxInclusiveAmount: 121 },
      ...{ AlreadyClaimedTaxableAmount: 0, AlreadyClaimedTaxAmount: 0, AlreadyClaimedTaxInclusiveAmount: 0 },
      ...{ DifferenceTaxableAmount: 100, DifferenceTaxAmount: 21, DifferenceTaxInclusiveAmount: 121 },
      TaxCategory: { Percent: 21, VATApplicable: true },
    },
    TaxAmount: 21,
  },
  LegalMonetaryTotal: {
    ...{ TaxExclusiveAmount: 100, TaxInclusiveAmount: 121, ...nought, DifferenceTaxExclusiveAmount: 100, DifferenceTaxInclusiveAmount: 121 },
    ...{ PayableRoundingAmount: 0, PaidDepositsAmount: 0, PayableAmount: 121 },
  },
  PaymentMeans: {
    Payment: {
      ...{ PaidAmount: 121, PaymentMeansCode: 42 },
      Details: { PaymentDueDate: day, ID: '43-1234567890', BankCode: '0100', Name: '', IBAN: '', BIC: '', VariableSymbol: '0026000001', ConstantSymbol: '0308', SpecificSymbol: '' },
    },
  },
});
const xml = invoice.toXML();
const told = (name) => xml.match(new RegExp(`<${name}>([^<]*)<`))[1];
console.log(day.toString(), told('IssueDate'), told('TaxPointDate'), told('PaymentDueDate'));
assert.deepEqual(['IssueDate', 'TaxPointDate', 'PaymentDueDate'].map(told), ['2025-12-31', '2025-12-31', '2025-12-31']);
const read = new Invoice(xml);
const { VariableSymbol, BankCode } = read.PaymentMeans.Payment.Details;
console.log(read.ID, VariableSymbol, BankCode);
assert.deepEqual([read.ID, VariableSymbol, BankCode], ['0026001', '0026000001', '0100']);
JS
TZ=Europe/Prague node try.cjs
