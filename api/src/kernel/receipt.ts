import { Money } from './money.js';
import type { ReceiptRules } from './receipt-rules.js';
import { reductionsOf, sharesOf, type Reduction, type TakenOff } from './reductions.js';

/** One wanted variant with the shop's own prices. `listPrice` is the crossed-out price before a sale. */
export interface PricedItem {
  variantId: string;
  name: string;
  quantity: number;
  listPrice: Money;
  unitPrice: Money;
}

export interface ReceiptLine extends PricedItem {
  /** What the sale saved on the whole line; already inside `unitPrice`. */
  saleSaving: Money;
  /** What coupon and discounts take off this line. */
  couponShare: Money;
  /** `unitPrice * quantity - couponShare`. */
  total: Money;
  /** The tax in this line, or on it. */
  tax: Money;
  /** What tax changes of what the line costs: the tax where prices are without it, less than nothing where it is taken out. */
  taxAdded: Money;
}

export type AdjustmentKind = 'coupon' | 'discount' | 'shipping' | 'fee' | 'tax' | 'rounding';

/** What is added to the lines, or taken off them when the amount is negative. The lines share coupon and discounts, and nothing else. */
export interface Adjustment {
  kind: AdjustmentKind;
  /** For people: a coupon's code, the name of a discount or a fee. */
  label: string;
  amount: Money;
  /** What of it each line gives; left out by a coupon alone, which has all of `couponShare`. */
  shares?: readonly Money[];
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
 * Prices a basket: lines at their unit price, less what is taken off them, which is never more than they cost, plus the
 * charges, those of tax among them. The one place where a total is summed.
 */
export function receiptFor(
  items: readonly PricedItem[],
  off: TakenOff,
  charges: readonly Adjustment[] = [],
  { lines: taxed, rates, reverseCharge, intraCommunity, importTaxesDue }: TaxShares = UNTAXED,
): Receipt {
  const amounts = items.map((item) => item.unitPrice.times(item.quantity));
  const subtotal = Money.sum(amounts);
  const reductions = reductionsOf(off, amounts, subtotal);
  const none = subtotal.times(0);
  const shares = sharesOf(
    reductions,
    items.map(() => none),
  );
  const untaxed = { tax: none, taxAdded: none };
  const lines = items.map((item, index) => ({
    ...receiptLine(item, amounts[index] ?? none, shares[index] ?? none),
    ...(taxed[index] ?? untaxed),
  }));
  const adjustments = [...takenOff(reductions, none), ...charges];
  const total = subtotal.plus(sumOf({ adjustments, subtotal }));
  const exempt = {
    ...(intraCommunity ? { intraCommunity } : {}),
    ...(importTaxesDue ? { importTaxesDue } : {}),
  };
  return { lines, subtotal, adjustments, taxes: [...rates], reverseCharge, ...exempt, total };
}

/** A coupon alone has all that the lines give, and need not say it. */
function takenOff(reductions: readonly Reduction[], none: Money): Adjustment[] {
  const isAlone = reductions.length === 1 && reductions[0]?.kind === 'coupon';
  return reductions.map(({ kind, label, shares }) => {
    const amount = Money.sum([none, ...shares]).negated();
    return isAlone ? { kind, label, amount } : { kind, label, amount, shares };
  });
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
  const charged = { lines: shares, rates: taxes, reverseCharge, intraCommunity, importTaxesDue };
  return receiptFor(lines, takenOffBy(adjustments), chargesOf({ adjustments }), charged);
}

function takenOffBy(adjustments: readonly Adjustment[]): TakenOff {
  const [first, ...others] = adjustments.filter(isReduction);
  if (!first) return null;
  if (!first.shares) return { code: first.label, amount: first.amount.negated() };
  return [first, ...others].map(({ kind, label, shares = [] }) => ({ kind, label, shares }));
}

export const isReduction = (one: Adjustment): one is Adjustment & Pick<Reduction, 'kind'> =>
  one.kind === 'coupon' || one.kind === 'discount';

/** What coupon and discounts took off, as a positive amount. */
export const discountOf = ({ adjustments, subtotal }: Sums): Money =>
  sumOf({ adjustments: adjustments.filter(isReduction), subtotal }).negated();

/** What the coupon alone took off the goods. */
export const couponAmount = (receipt: Sums): Money => sumOf(receipt, 'coupon').negated();

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
  adjustments.filter((one) => !isReduction(one));

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
