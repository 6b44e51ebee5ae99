import { Money } from './money.js';
import type { ReceiptRules } from './receipt-rules.js';

/** One wanted variant with the shop's own prices. `listPrice` is the crossed-out price before a sale. */
export interface PricedItem {
  variantId: string;
  name: string;
  quantity: number;
  listPrice: Money;
  unitPrice: Money;
}

/** A coupon already found usable: its code and what it takes off the whole basket. */
export interface CouponReduction {
  code: string;
  amount: Money;
}

export interface ReceiptLine extends PricedItem {
  /** What the sale saved on the whole line; already inside `unitPrice`. */
  saleSaving: Money;
  /** This line's part of the coupon. */
  couponShare: Money;
  /** `unitPrice * quantity - couponShare`. */
  total: Money;
  /** The tax in this line, or on it. */
  tax: Money;
  /** What tax changes of what the line costs: the tax where prices are without it, less than nothing where it is taken out. */
  taxAdded: Money;
}

export type AdjustmentKind = 'coupon' | 'shipping' | 'fee' | 'tax' | 'rounding';

/** What is added to the lines, or taken off them when the amount is negative. The lines share a coupon, and nothing else. */
export interface Adjustment {
  kind: AdjustmentKind;
  /** For people: a coupon's code, the name of a fee. */
  label: string;
  amount: Money;
}

/** One rate of a receipt: `net + tax = gross`. Tells what is inside of the total, and adds nothing to it. */
export interface RateTotal {
  name: string;
  /** Thousandths of a percent: 19 percent are 19,000. */
  thousandths: number;
  net: Money;
  tax: Money;
  gross: Money;
}

/** What tax does to a receipt: to each line, in their order, and by rate. */
export interface TaxShares {
  lines: readonly Pick<ReceiptLine, 'tax' | 'taxAdded'>[];
  rates: readonly RateTotal[];
  reverseCharge: boolean;
  /** See `Receipt`. */
  intraCommunity?: boolean;
  importTaxesDue?: boolean;
}

const UNTAXED: TaxShares = { lines: [], rates: [], reverseCharge: false };

/** Every cent of a quote, explained: the lines, and what is added to or taken off them. Stored with the order, replayable. */
export interface Receipt {
  lines: ReceiptLine[];
  /** The lines before any adjustment. */
  subtotal: Money;
  adjustments: Adjustment[];
  /** The highest rate first; none where the shop charges no tax. */
  taxes: RateTotal[];
  /** The buyer owes the tax to the office of the own country; the shop has charged none. */
  reverseCharge: boolean;
  /** It does since its goods went to another member state of the EU, which exempts the supply (Article 138 of Directive 2006/112/EC). */
  intraCommunity?: boolean;
  /** Goods of it are above the limit of their place: the border takes tax and duties, and the shop has charged none for them. */
  importTaxesDue?: boolean;
  total: Money;
  /** Unknown of orders from before they were kept. */
  rules?: ReceiptRules;
}

/**
 * Prices a basket: lines at their unit price, less the coupon, which is never more than the subtotal and is shared
 * over the lines by largest remainder, plus the charges, those of tax among them. The one place where a total is summed.
 */
export function receiptFor(
  items: readonly PricedItem[],
  coupon: CouponReduction | null,
  charges: readonly Adjustment[] = [],
  { lines: taxed, rates, reverseCharge, intraCommunity, importTaxesDue }: TaxShares = UNTAXED,
): Receipt {
  const amounts = items.map((item) => item.unitPrice.times(item.quantity));
  const subtotal = Money.sum(amounts);
  const reduction = atMost(coupon?.amount ?? subtotal.times(0), subtotal);
  const shares = reduction.allocate(amounts.map((amount) => amount.cents));
  const none = subtotal.times(0);
  const untaxed = { tax: none, taxAdded: none };
  const lines = items.map((item, index) => ({
    ...receiptLine(item, amounts[index] ?? none, shares[index] ?? none),
    ...(taxed[index] ?? untaxed),
  }));
  const taken: Adjustment[] = coupon
    ? [{ kind: 'coupon', label: coupon.code, amount: reduction.negated() }]
    : [];
  const adjustments = [...taken, ...charges];
  const total = subtotal.plus(sumOf({ adjustments, subtotal }));
  const exempt = {
    ...(intraCommunity ? { intraCommunity } : {}),
    ...(importTaxesDue ? { importTaxesDue } : {}),
  };
  return { lines, subtotal, adjustments, taxes: [...rates], reverseCharge, ...exempt, total };
}

/** The same receipt computed again from its own lines: what an auditor compares a stored one with. */
export function replay({
  lines,
  adjustments,
  taxes,
  reverseCharge,
  intraCommunity = false,
  importTaxesDue = false,
}: Receipt): Receipt {
  const shares = lines.map(({ tax, taxAdded }) => ({ tax, taxAdded }));
  const coupon = adjustments.find(({ kind }) => kind === 'coupon');
  const reduction = coupon && { code: coupon.label, amount: coupon.amount.negated() };
  const charged = { lines: shares, rates: taxes, reverseCharge, intraCommunity, importTaxesDue };
  return receiptFor(lines, reduction ?? null, chargesOf({ adjustments }), charged);
}

/** What the coupon took off, as a positive amount. */
export const discountOf = (receipt: Sums): Money => sumOf(receipt, 'coupon').negated();

export const couponOf = ({ adjustments }: Pick<Receipt, 'adjustments'>): string | null =>
  adjustments.find(({ kind }) => kind === 'coupon')?.label ?? null;

export const shippingOf = (receipt: Sums): Money => sumOf(receipt, 'shipping');

/** `VAT 19%`, as every receipt names a rate. */
export const rateLabel = ({ name, thousandths }: Pick<RateTotal, 'name' | 'thousandths'>): string =>
  `${name} ${thousandths / 1_000}%`;

/** What was paid for a line, tax included. */
export const costOf = ({ total, taxAdded }: Pick<ReceiptLine, 'total' | 'taxAdded'>): Money =>
  total.plus(taxAdded);

/** What tax adds to the lines and to shipping; less than nothing where it is taken out of the prices. */
export const taxAddedOf = (receipt: Sums): Money => sumOf(receipt, 'tax');

/** What coins could not pay; less than nothing where less is paid. */
export const roundingOf = (receipt: Sums): Money => sumOf(receipt, 'rounding');

/** What is paid beside the lines. */
export const chargesOf = ({ adjustments }: Pick<Receipt, 'adjustments'>): Adjustment[] =>
  adjustments.filter(({ kind }) => kind !== 'coupon');

type Sums = Pick<Receipt, 'adjustments' | 'subtotal'>;

const sumOf = ({ adjustments, subtotal }: Sums, kind?: AdjustmentKind): Money =>
  Money.sum(
    adjustments.flatMap((one) => (kind === undefined || one.kind === kind ? one.amount : [])),
    subtotal.currency,
  );

function receiptLine(item: PricedItem, amount: Money, couponShare: Money) {
  const { variantId, name, quantity, listPrice, unitPrice } = item;
  const saving = listPrice.lessThan(unitPrice) ? unitPrice.times(0) : listPrice.minus(unitPrice);
  return {
    variantId,
    name,
    quantity,
    listPrice,
    unitPrice,
    saleSaving: saving.times(quantity),
    couponShare,
    total: amount.minus(couponShare),
  };
}

function atMost(amount: Money, limit: Money): Money {
  return limit.lessThan(amount) ? limit : amount;
}
