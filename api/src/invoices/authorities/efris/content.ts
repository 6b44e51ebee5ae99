import type { DeclaredValues } from '../../../kernel/declared-variable.js';
import type { Money } from '../../../kernel/money.js';
import type { FiscalLine, FiscalPaper, FiscalRate } from '../../domain/fiscal.js';

/** What EFRIS needs and the shop does not know, as the sentence that the panel shows. */
export class NotToBeTold extends Error {}

const HOME = 'UG';
/** The tax categories: standard, zero, exempt. */
const CATEGORIES = { standard: '01', zero: '02', exempt: '03' };
/** Of the dictionary: a business, a consumer, somebody of another country. */
const BUYERS = { business: '0', consumer: '1', foreigner: '2' };
/** Integer digits and decimals that the interface takes. */
const [AMOUNT_DECIMALS, QUANTITY_DECIMALS] = [4, 8];

/** The request of T109 for an invoice. `issuedDate` is the office's time. @throws NotToBeTold */
export function invoiceContent(
  paper: FiscalPaper,
  values: DeclaredValues,
  issuedDate: string,
): Record<string, unknown> {
  if (paper.sentTo !== HOME)
    throw new NotToBeTold('Goods that leave Uganda are declared in EFRIS itself, as an export.');
  if (paper.gross.isZero) throw new NotToBeTold('An invoice of nothing is not registered.');
  return {
    sellerDetails: {
      ...{ tin: values['EFRIS_TIN'], legalName: paper.seller.name, businessName: paper.seller.name },
      ...{ address: oneLine(paper.seller.address), emailAddress: paper.seller.email },
      ...{ referenceNo: paper.number, isCheckReferenceNo: '1' },
    },
    basicInformation: {
      ...{ invoiceNo: '', antifakeCode: '', oriInvoiceId: '', deviceNo: values['EFRIS_DEVICE'], issuedDate },
      ...{ operator: 'online shop', currency: paper.gross.currency.code, invoiceType: '1', invoiceKind: '1' },
      ...{ dataSource: '103', invoiceIndustryCode: '101', isBatch: '0' },
    },
    buyerDetails: buyerOf(paper),
    goodsDetails: paper.lines.map((line) => ({
      ...goods(line, values),
      discountFlag: '2',
      qty: String(line.quantity),
    })),
    ...sumsOf(paper),
  };
}

/** The request of T110 for a credit note of a registered invoice. @throws NotToBeTold */
export function creditContent(
  paper: FiscalPaper,
  values: DeclaredValues,
  applicationTime: string,
): Record<string, unknown> {
  if (!(paper.gross.cents < 0))
    throw new NotToBeTold('A note that takes a refund back is a debit note: it is issued in EFRIS itself.');
  return {
    ...{ oriInvoiceId: paper.original?.reference, oriInvoiceNo: paper.original?.fiscalNumber },
    ...{ reasonCode: '105', reason: 'Money was given back', applicationTime },
    ...{ invoiceApplyCategoryCode: '101', currency: paper.gross.currency.code },
    ...{ contactName: paper.seller.name, contactEmail: paper.seller.email },
    ...{ source: '103', remarks: '', sellersReferenceNo: paper.number },
    goodsDetails: paper.lines.map((line) => ({
      ...goods(line, values),
      qty: piecesBack(line),
    })),
    ...sumsOf(paper),
    buyerDetails: buyerOf(paper),
    basicInformation: { operator: 'online shop', invoiceKind: '1', invoiceIndustryCode: '101' },
  };
}

function goods(line: FiscalLine, values: DeclaredValues) {
  const [itemCode, category] = line.isCharge
    ? [values['EFRIS_DELIVERY_ITEM'], values['EFRIS_DELIVERY_CATEGORY']]
    : [line.articleNumber, line.facts['commodityCode']];
  if (line.isCharge && !itemCode)
    throw new NotToBeTold(
      'EFRIS_DELIVERY_ITEM and EFRIS_DELIVERY_CATEGORY are not set, and delivery was paid.',
    );
  if (!itemCode) throw new NotToBeTold(`${line.name} has no article number.`);
  if (typeof category !== 'string' || category === '')
    throw new NotToBeTold(`${line.name} has no commodity code.`);
  const { hsCode } = line.facts;
  return {
    ...{ item: line.name.slice(0, 200), itemCode, unitOfMeasure: values['EFRIS_UNIT'] },
    unitPrice: decimals(line.whole.toDecimal() / line.quantity, QUANTITY_DECIMALS),
    ...{ total: amount(line.gross), taxRate: rateOf(line), tax: amount(line.tax) },
    ...{ orderNumber: String(line.place), deemedFlag: '2', exciseFlag: '2' },
    goodsCategoryId: category,
    ...(typeof hsCode === 'string' ? { hsCode } : {}),
  };
}

/** As many of the pieces as the money makes: of a whole piece one, of half its price half of it. */
function piecesBack({ gross, whole, quantity }: FiscalLine): string {
  return decimals((gross.cents / whole.cents) * quantity, QUANTITY_DECIMALS);
}

function sumsOf({ rates, lines, gross, tax }: FiscalPaper) {
  return {
    taxDetails: rates.map((rate) => ({
      ...{ taxCategoryCode: categoryOf(rate), taxRate: rateOf(rate) },
      ...{ netAmount: amount(rate.net), taxAmount: amount(rate.tax), grossAmount: amount(rate.gross) },
    })),
    summary: {
      ...{ netAmount: amount(gross.minus(tax)), taxAmount: amount(tax), grossAmount: amount(gross) },
      ...{ itemCount: String(lines.length), modeCode: '1', remarks: '' },
    },
  };
}

function buyerOf({ buyer }: FiscalPaper) {
  const isForeign = buyer.country !== HOME;
  const kind = isForeign ? 'foreigner' : buyer.taxNumber ? 'business' : 'consumer';
  return {
    buyerType: BUYERS[kind],
    ...(kind === 'business' ? { buyerTin: buyer.taxNumber?.replace(/\D/g, '') } : {}),
    buyerLegalName: buyer.company ?? buyer.name,
    ...{ buyerBusinessName: buyer.company ?? '', buyerEmail: buyer.email },
    buyerMobilePhone: buyer.phone,
  };
}

const categoryOf = ({ thousandths }: Pick<FiscalRate, 'thousandths'>): string =>
  thousandths === null ? CATEGORIES.exempt : thousandths === 0 ? CATEGORIES.zero : CATEGORIES.standard;

/** `0.18`; a stroke where a thing is exempt. */
const rateOf = ({ thousandths }: Pick<FiscalRate, 'thousandths'>): string =>
  thousandths === null ? '-' : String(thousandths / 100_000);

const amount = (money: Money): string => decimals(money.toDecimal(), AMOUNT_DECIMALS);

/** Without an exponent and without noughts at the end. */
const decimals = (value: number, most: number): string => String(Number(value.toFixed(most)));

const oneLine = (text: string): string => text.split('\n').join(', ').slice(0, 500);
