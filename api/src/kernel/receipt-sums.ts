import type { Money } from './money.js';
import { splitRate } from './rate-parts.js';
import {
  chargesOf,
  couponOf,
  discountOf,
  shippingOf,
  rateLabel,
  taxAddedOf,
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

/** The sums as invoices write them under the lines: a discount, each charge, the total and the taxes inside of it. */
export function sumRows(
  receipt: Omit<Receipt, 'lines'>,
  written: (amount: Money) => string,
): (readonly [label: string, amount: string])[] {
  const [discount, coupon] = [discountOf(receipt), couponOf(receipt)];
  const charges = chargesOf(receipt).map(
    ({ kind, label, amount }) =>
      [
        kind === 'shipping' ? shippingLabel(label, amount) : label,
        amount.isZero ? 'Free' : written(amount),
      ] as const,
  );
  const hasShipping = receipt.adjustments.some(({ kind }) => kind === 'shipping');
  return [
    ...(discount.isZero
      ? []
      : [[coupon ? `Coupon ${coupon}` : 'Discount', `-${written(discount)}`] as const]),
    ...(hasShipping || charges.length > 0 ? charges : [['Shipping', 'Free'] as const]),
    ['Total', written(receipt.total)],
    ...(taxAddedOf(receipt).isZero && !receipt.reverseCharge
      ? receipt.taxes.flatMap(splitRate).map((one) => containedRow(one, written))
      : []),
  ];
}

/** `incl. VAT 19%`. */
const containedRow = (rate: RateTotal, written: (amount: Money) => string) =>
  [`incl. ${rateLabel(rate)} of ${written(rate.net)}`, written(rate.tax)] as const;

const shippingLabel = (method: string, amount: Money) =>
  amount.isZero ? 'Shipping' : `Shipping (${method})`;
