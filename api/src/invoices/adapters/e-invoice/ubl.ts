import {
  netOfCharges,
  netOfLines,
  payableOf,
  taxOf,
  type EInvoice,
  type EInvoiceLine,
  type EInvoiceParty,
  type EInvoiceTax,
} from '../../domain/e-invoice.js';
import type { Money } from '../../../kernel/money.js';
import { absolute, chargesAndAllowances, dueOf, figure, NORM, percent, PIECE, typeCode } from './amounts.js';

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd';

/** UBL 2.1 (ISO/IEC 19845) as CEN/TS 16931-3-2 maps the norm to it; the elements in the order of its schema. */
export function ubl(invoice: EInvoice): Record<string, unknown> {
  const isInvoice = invoice.kind === 'invoice';
  const root = isInvoice ? 'Invoice' : 'CreditNote';
  const inBooks = invoice.taxInShopCurrency;
  const { added, taken } = chargesAndAllowances(invoice);
  const due = dueOf(invoice);
  const charges = [...added, ...taken].map(({ reason, net, tax }) => ({
    'cbc:ChargeIndicator': net.cents > 0,
    'cbc:AllowanceChargeReason': reason,
    'cbc:Amount': amount(absolute(net)),
    'cac:TaxCategory': category(tax),
  }));
  return {
    [root]: {
      '@xmlns': `${SCHEMA}:${root}-2`,
      '@xmlns:cac': `${SCHEMA}:CommonAggregateComponents-2`,
      '@xmlns:cbc': `${SCHEMA}:CommonBasicComponents-2`,
      ...profile(invoice),
      'cbc:ID': invoice.number,
      'cbc:IssueDate': invoice.issuedOn,
      // a credit note of UBL has its due date among the ways to pay
      ...(isInvoice && due?.on ? { 'cbc:DueDate': due.on } : {}),
      [isInvoice ? 'cbc:InvoiceTypeCode' : 'cbc:CreditNoteTypeCode']: typeCode(invoice),
      'cbc:DocumentCurrencyCode': invoice.gross.currency.code,
      ...(inBooks ? { 'cbc:TaxCurrencyCode': inBooks.currency.code } : {}),
      ...given('cbc:BuyerReference', reference(invoice)),
      'cac:OrderReference': { 'cbc:ID': invoice.orderNumber },
      ...(invoice.preceding ? preceding(invoice.preceding) : {}),
      'cac:AccountingSupplierParty': { 'cac:Party': party(invoice.seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': party(invoice.buyer) },
      ...delivery(invoice),
      ...(invoice.isSent ? { 'cac:PaymentMeans': { 'cbc:PaymentMeansCode': AS_AGREED } } : {}),
      ...(due ? { 'cac:PaymentTerms': { 'cbc:Note': due.terms } } : {}),
      ...(charges.length > 0 ? { 'cac:AllowanceCharge': charges } : {}),
      'cac:TaxTotal': [taxTotal(invoice), ...(inBooks ? [{ 'cbc:TaxAmount': amount(inBooks) }] : [])],
      'cac:LegalMonetaryTotal': totals(invoice),
      [isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine']: invoice.lines.map((one, index) =>
        line(one, index, isInvoice),
      ),
    },
  };
}

const amount = (money: Money) => ({ '@currencyID': money.currency.code, '#': figure(money) });

/** What is sent follows Peppol BIS Billing 3.0, https://docs.peppol.eu/poacc/billing/3.0/, which narrows the norm. */
const profile = ({ isSent }: EInvoice) =>
  isSent
    ? {
        'cbc:CustomizationID': `${NORM}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
        'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      }
    : { 'cbc:CustomizationID': NORM };

/** By UNTDID 4461: as the parties have agreed. Germany wants a means of payment told, also of what is paid (DE-R-001). */
const AS_AGREED = 'ZZZ';

/** Within Germany there is always one (DE-R-015): where the buyer has named none, the number of the order is what both know. */
function reference({ buyerReference, isSent, seller, buyer, orderNumber }: EInvoice): string {
  const isNeeded = isSent && [seller, buyer].every(({ country }) => country === 'DE');
  return buyerReference || (isNeeded ? orderNumber : '');
}

/** Where a party's program is: in the network, else by mail. */
function endpoint({ participant, email }: EInvoiceParty) {
  if (participant) return { 'cbc:EndpointID': { '@schemeID': participant.scheme, '#': participant.id } };
  return email ? { 'cbc:EndpointID': { '@schemeID': 'EM', '#': email } } : {};
}

const preceding = ({ number, issuedOn }: NonNullable<EInvoice['preceding']>) => ({
  'cac:BillingReference': {
    'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issuedOn },
  },
});

const given = (name: string, value: string): Record<string, string> => (value ? { [name]: value } : {});

const address = (of: EInvoiceParty) => ({
  ...given('cbc:StreetName', of.street),
  ...given('cbc:AdditionalStreetName', of.line2),
  ...given('cbc:CityName', of.city),
  ...given('cbc:PostalZone', of.postcode),
  ...given('cbc:CountrySubentity', of.region),
  'cac:Country': { 'cbc:IdentificationCode': of.country },
});

const scheme = (id: string) => ({ 'cac:TaxScheme': { 'cbc:ID': id } });

function party(of: EInvoiceParty) {
  const numbers = [
    ...(of.vatNumber ? [{ 'cbc:CompanyID': of.vatNumber, ...scheme('VAT') }] : []),
    ...(of.taxNumber ? [{ 'cbc:CompanyID': of.taxNumber, ...scheme('FC') }] : []),
  ];
  return {
    ...endpoint(of),
    'cac:PostalAddress': address(of),
    ...(numbers.length > 0 ? { 'cac:PartyTaxScheme': numbers } : {}),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': of.name,
      // BR-CO-26: a seller without a VAT number is known by another one
      ...(of.taxNumber ? { 'cbc:CompanyID': of.taxNumber } : {}),
    },
    ...contact(of),
  };
}

/** Whom to ask: a shop by its name, with its phone (DE-R-005 to DE-R-007). */
function contact({ name, phone, email }: EInvoiceParty) {
  if (!email && !phone) return {};
  const called = phone ? { 'cbc:Name': name, 'cbc:Telephone': phone } : {};
  return { 'cac:Contact': { ...called, ...given('cbc:ElectronicMail', email) } };
}

function delivery({ suppliedOn, deliveredTo }: EInvoice) {
  if (!suppliedOn && !deliveredTo) return {};
  return {
    'cac:Delivery': {
      ...(suppliedOn ? { 'cbc:ActualDeliveryDate': suppliedOn } : {}),
      ...(deliveredTo ? { 'cac:DeliveryLocation': { 'cac:Address': address(deliveredTo) } } : {}),
    },
  };
}

const category = (tax: EInvoiceTax, exemption?: EInvoiceTax['exemption']) => ({
  'cbc:ID': tax.code,
  ...(percent(tax) === undefined ? {} : { 'cbc:Percent': percent(tax) }),
  ...(exemption?.code ? { 'cbc:TaxExemptionReasonCode': exemption.code } : {}),
  ...(exemption ? { 'cbc:TaxExemptionReason': exemption.reason } : {}),
  ...scheme('VAT'),
});

const taxTotal = (invoice: EInvoice) => ({
  'cbc:TaxAmount': amount(taxOf(invoice)),
  'cac:TaxSubtotal': invoice.taxes.map(({ tax, net, amount: owed }) => ({
    'cbc:TaxableAmount': amount(net),
    'cbc:TaxAmount': amount(owed),
    'cac:TaxCategory': category(tax, tax.exemption),
  })),
});

function totals(invoice: EInvoice) {
  const { chargeTotal, allowanceTotal } = chargesAndAllowances(invoice);
  const lines = netOfLines(invoice);
  return {
    'cbc:LineExtensionAmount': amount(lines),
    'cbc:TaxExclusiveAmount': amount(lines.plus(netOfCharges(invoice))),
    'cbc:TaxInclusiveAmount': amount(invoice.gross),
    ...(allowanceTotal.isZero ? {} : { 'cbc:AllowanceTotalAmount': amount(allowanceTotal) }),
    ...(chargeTotal.isZero ? {} : { 'cbc:ChargeTotalAmount': amount(chargeTotal) }),
    ...(invoice.paid.isZero ? {} : { 'cbc:PrepaidAmount': amount(invoice.paid) }),
    ...(invoice.rounding.isZero ? {} : { 'cbc:PayableRoundingAmount': amount(invoice.rounding) }),
    'cbc:PayableAmount': amount(payableOf(invoice)),
  };
}

/** The price is that of all pieces together: so no cent is lost where they do not divide. */
function line(one: EInvoiceLine, index: number, isInvoice: boolean) {
  return {
    'cbc:ID': index + 1,
    [isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: { '@unitCode': PIECE, '#': one.quantity },
    'cbc:LineExtensionAmount': amount(one.net),
    'cac:Item': {
      'cbc:Name': one.name,
      ...(one.articleNumber ? { 'cac:SellersItemIdentification': { 'cbc:ID': one.articleNumber } } : {}),
      'cac:ClassifiedTaxCategory': category(one.tax),
    },
    'cac:Price': {
      'cbc:PriceAmount': amount(absolute(one.net)),
      'cbc:BaseQuantity': { '@unitCode': PIECE, '#': Math.abs(one.quantity) },
    },
  };
}
