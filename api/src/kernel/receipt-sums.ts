import type { Money } from './money.js';
import type { Told } from './tongue.js';
import { splitRate } from './rate-parts.js';
import {
  chargesOf,
  discountOf,
  isReduction,
  shippingOf,
  rateLabel,
  taxAddedOf,
  type Adjustment,
  type RateTotal,
  type Receipt,
} from './receipt.js';

/** The sums of a receipt as every answer tells them, in decimals of its currency. */
export interface ReceiptSums {
  subtotal: number;
  discount: number;
  shipping: number;
  /** What tax adds to the total; less than nothing where it is taken out of the prices. */
  tax: number;
  total: number;
}

export const sumsOf = (receipt: Receipt): ReceiptSums => ({
  subtotal: receipt.subtotal.toDecimal(),
  discount: discountOf(receipt).toDecimal(),
  shipping: shippingOf(receipt).toDecimal(),
  tax: taxAddedOf(receipt).toDecimal(),
  total: receipt.total.toDecimal(),
});

/** What the rows of a paper are written by. */
export interface PaperWords {
  /** A text by its key in `api/papers.json` of the language. */
  readonly say: (key: string, told?: Told) => string;
  /** An English label, such as that of a charge; as it is where nobody has translated it. */
  readonly label: (english: string) => string;
  readonly amount: (money: Money) => string;
  /** `VAT 19%`. */
  readonly rate: (rate: Pick<RateTotal, 'name' | 'thousandths'>) => string;
}

/** A row of the sums under the lines. */
export interface SumRow {
  label: string;
  amount: string;
  isTotal: boolean;
}

/** The sums as invoices write them under the lines: a discount, each charge, the total and the taxes inside of it. */
export function sumRows(receipt: Omit<Receipt, 'lines'>, words: PaperWords): SumRow[] {
  const free = words.say('free');
  const charges = chargesOf(receipt).map((charge) =>
    part(chargeLabel(receipt, charge, words), charge.amount.isZero ? free : words.amount(charge.amount)),
  );
  const hasShipping = receipt.adjustments.some(({ kind }) => kind === 'shipping');
  return [
    ...takenRows(receipt, words),
    ...(hasShipping || charges.length > 0 ? charges : [part(words.say('shipping'), free)]),
    { label: words.say('total'), amount: words.amount(receipt.total), isTotal: true },
    ...(taxAddedOf(receipt).isZero && !receipt.reverseCharge
      ? receipt.taxes.flatMap(splitRate).map((one) => containedRow(one, words))
      : []),
  ];
}

/** A row for each discount, by its name, and for the coupon. */
const takenRows = ({ adjustments }: Pick<Receipt, 'adjustments'>, words: PaperWords): SumRow[] =>
  adjustments
    .filter((one) => isReduction(one) && !one.amount.isZero)
    .map(({ kind, label, amount }) => part(takenLabel(kind, label, words), words.amount(amount)));

function takenLabel(kind: Adjustment['kind'], label: string, words: PaperWords): string {
  if (kind === 'discount') return label;
  return label ? words.say('coupon', { code: label }) : words.say('discount');
}

const part = (label: string, amount: string): SumRow => ({ label, amount, isTotal: false });

/** `incl. VAT 19% of $75.63`. */
const containedRow = (rate: RateTotal, words: PaperWords) =>
  part(
    words.say('contained', { rate: words.rate(rate), net: words.amount(rate.net) }),
    words.amount(rate.tax),
  );

function chargeLabel({ taxes }: Pick<Receipt, 'taxes'>, charge: Adjustment, words: PaperWords): string {
  const { kind, label, amount } = charge;
  if (kind === 'shipping')
    return amount.isZero ? words.say('shipping') : words.say('shippingBy', { method: label });
  const rate = kind === 'tax' && taxes.flatMap(splitRate).find((one) => rateLabel(one) === label);
  return rate ? words.rate(rate) : words.label(label);
}
