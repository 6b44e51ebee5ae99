import type { Money } from './money.js';
import { chargesOf, couponOf, discountOf, shippingOf, type Receipt } from './receipt.js';

/** The sums of a receipt as every answer tells them, in decimals of its currency. */
export interface ReceiptSums {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
}

export const sumsOf = (receipt: Receipt): ReceiptSums => ({
  subtotal: receipt.subtotal.toDecimal(),
  discount: discountOf(receipt).toDecimal(),
  shipping: shippingOf(receipt).toDecimal(),
  total: receipt.total.toDecimal(),
});

/** The sums as papers write them under the lines: a discount, each charge, the total. */
export function sumRows(
  receipt: Omit<Receipt, 'lines'>,
  written: (amount: Money) => string,
): (readonly [label: string, amount: string])[] {
  const [discount, coupon] = [discountOf(receipt), couponOf(receipt)];
  const charges = chargesOf(receipt).map(
    ({ label, amount }) => [label, amount.isZero ? 'Free' : written(amount)] as const,
  );
  return [
    ...(discount.isZero
      ? []
      : [[coupon ? `Coupon ${coupon}` : 'Discount', `-${written(discount)}`] as const]),
    ...(charges.length > 0 ? charges : [['Shipping', 'Free'] as const]),
    ['Total', written(receipt.total)],
  ];
}
