import type { Money } from '../../../kernel/money.js';
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
import { absolute, chargesAndAllowances, dueOf, figure, NORM, percent, PIECE, typeCode } from './amounts.js';

const DATA = 'urn:un:unece:uncefact:data:standard';

/** UN/CEFACT Cross Industry Invoice D16B as CEN/TS 16931-3-3 maps the norm to it, as Factur-X carries it. */
export function cii(invoice: EInvoice): Record<string, unknown> {
  return {
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': `${DATA}:CrossIndustryInvoice:100`,
      '@xmlns:ram': `${DATA}:ReusableAggregateBusinessInformationEntity:100`,
      '@xmlns:qdt': `${DATA}:QualifiedDataType:100`,
      '@xmlns:udt': `${DATA}:UnqualifiedDataType:100`,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': NORM },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': typeCode(invoice),
        'ram:IssueDateTime': day('udt', invoice.issuedOn),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map(line),
        'ram:ApplicableHeaderTradeAgreement': {
          ...given('ram:BuyerReference', invoice.buyerReference),
          'ram:SellerTradeParty': party(invoice.seller),
          'ram:BuyerTradeParty': party(invoice.buyer),
          'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': invoice.orderNumber },
        },
        'ram:ApplicableHeaderTradeDelivery': delivery(invoice),
        'ram:ApplicableHeaderTradeSettlement': settlement(invoice),
      },
    },
  };
}

/** `2026-11-28` as the format 102 writes it. */
const day = (prefix: 'udt' | 'qdt', iso: string) => ({
  [`${prefix}:DateTimeString`]: { '@format': '102', '#': iso.replaceAll('-', '') },
});

const given = (name: string, value: string): Record<string, string> => (value ? { [name]: value } : {});

function party(of: EInvoiceParty) {
  const numbers = [
    ...(of.vatNumber ? [{ 'ram:ID': { '@schemeID': 'VA', '#': of.vatNumber } }] : []),
    ...(of.taxNumber ? [{ 'ram:ID': { '@schemeID': 'FC', '#': of.taxNumber } }] : []),
  ];
  return {
    'ram:Name': of.name,
    // BR-CO-26: a seller without a VAT number is known by another one
    ...(of.taxNumber ? { 'ram:SpecifiedLegalOrganization': { 'ram:ID': of.taxNumber } } : {}),
    ...contact(of),
    'ram:PostalTradeAddress': address(of),
    ...endpoint(of),
    ...(numbers.length > 0 ? { 'ram:SpecifiedTaxRegistration': numbers } : {}),
  };
}

/** Where a party's program is: in the network, else by mail. */
function endpoint({ participant, email }: EInvoiceParty) {
  const { scheme, id } = participant ?? { scheme: 'EM', id: email };
  return id ? { 'ram:URIUniversalCommunication': { 'ram:URIID': { '@schemeID': scheme, '#': id } } } : {};
}

function contact({ name, phone, email }: EInvoiceParty) {
  if (!email && !phone) return {};
  const called = phone
    ? {
        'ram:PersonName': name,
        'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': phone },
      }
    : {};
  const mail = email ? { 'ram:EmailURIUniversalCommunication': { 'ram:URIID': email } } : {};
  return { 'ram:DefinedTradeContact': { ...called, ...mail } };
}

const address = (of: EInvoiceParty) => ({
  ...given('ram:PostcodeCode', of.postcode),
  ...given('ram:LineOne', of.street),
  ...given('ram:LineTwo', of.line2),
  ...given('ram:CityName', of.city),
  'ram:CountryID': of.country,
  ...given('ram:CountrySubDivisionName', of.region),
});

const delivery = ({ deliveredTo, suppliedOn }: EInvoice) => ({
  ...(deliveredTo ? { 'ram:ShipToTradeParty': { 'ram:PostalTradeAddress': address(deliveredTo) } } : {}),
  ...(suppliedOn
    ? { 'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': day('udt', suppliedOn) } }
    : {}),
});

const rate = (tax: EInvoiceTax) =>
  percent(tax) === undefined ? {} : { 'ram:RateApplicablePercent': percent(tax) };

const category = (tax: EInvoiceTax) => ({
  'ram:TypeCode': 'VAT',
  'ram:CategoryCode': tax.code,
  ...rate(tax),
});

function settlement(invoice: EInvoice) {
  const { added, taken } = chargesAndAllowances(invoice);
  const charges = [...added, ...taken].map(({ reason, net, tax }) => ({
    'ram:ChargeIndicator': { 'udt:Indicator': net.cents > 0 },
    'ram:ActualAmount': figure(absolute(net)),
    'ram:Reason': reason,
    'ram:CategoryTradeTax': category(tax),
  }));
  const inBooks = invoice.taxInShopCurrency;
  const due = dueOf(invoice);
  return {
    ...(inBooks ? { 'ram:TaxCurrencyCode': inBooks.currency.code } : {}),
    'ram:InvoiceCurrencyCode': invoice.gross.currency.code,
    'ram:ApplicableTradeTax': invoice.taxes.map(({ tax, net, amount }) => ({
      'ram:CalculatedAmount': figure(amount),
      'ram:TypeCode': 'VAT',
      ...(tax.exemption ? { 'ram:ExemptionReason': tax.exemption.reason } : {}),
      'ram:BasisAmount': figure(net),
      'ram:CategoryCode': tax.code,
      ...(tax.exemption?.code ? { 'ram:ExemptionReasonCode': tax.exemption.code } : {}),
      ...rate(tax),
    })),
    ...(charges.length > 0 ? { 'ram:SpecifiedTradeAllowanceCharge': charges } : {}),
    ...(due ? { 'ram:SpecifiedTradePaymentTerms': terms(due) } : {}),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': totals(invoice),
    ...(invoice.preceding
      ? {
          'ram:InvoiceReferencedDocument': {
            'ram:IssuerAssignedID': invoice.preceding.number,
            'ram:FormattedIssueDateTime': day('qdt', invoice.preceding.issuedOn),
          },
        }
      : {}),
  };
}

const terms = (due: { terms: string; on: string | undefined }) => ({
  'ram:Description': due.terms,
  ...(due.on ? { 'ram:DueDateDateTime': day('udt', due.on) } : {}),
});

const inCurrency = (money: Money) => ({ '@currencyID': money.currency.code, '#': figure(money) });

function totals(invoice: EInvoice) {
  const { chargeTotal, allowanceTotal } = chargesAndAllowances(invoice);
  const lines = netOfLines(invoice);
  const inBooks = invoice.taxInShopCurrency;
  return {
    'ram:LineTotalAmount': figure(lines),
    'ram:ChargeTotalAmount': figure(chargeTotal),
    'ram:AllowanceTotalAmount': figure(allowanceTotal),
    'ram:TaxBasisTotalAmount': figure(lines.plus(netOfCharges(invoice))),
    'ram:TaxTotalAmount': [inCurrency(taxOf(invoice)), ...(inBooks ? [inCurrency(inBooks)] : [])],
    ...(invoice.rounding.isZero ? {} : { 'ram:RoundingAmount': figure(invoice.rounding) }),
    'ram:GrandTotalAmount': figure(invoice.gross),
    'ram:TotalPrepaidAmount': figure(invoice.paid),
    'ram:DuePayableAmount': figure(payableOf(invoice)),
  };
}

/** The price is that of all pieces together: so no cent is lost where they do not divide. */
const line = (one: EInvoiceLine, index: number) => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': index + 1 },
  'ram:SpecifiedTradeProduct': {
    ...(one.articleNumber ? { 'ram:SellerAssignedID': one.articleNumber } : {}),
    'ram:Name': one.name,
  },
  'ram:SpecifiedLineTradeAgreement': {
    'ram:NetPriceProductTradePrice': {
      'ram:ChargeAmount': figure(absolute(one.net)),
      'ram:BasisQuantity': { '@unitCode': PIECE, '#': Math.abs(one.quantity) },
    },
  },
  'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@unitCode': PIECE, '#': one.quantity } },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': category(one.tax),
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': figure(one.net) },
  },
});
