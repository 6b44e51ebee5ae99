import { Money } from '../../kernel/money.js';

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
}

/** Every cent of a quote, explained per line; stored with the order and replayable. Shipping is free. */
export interface Receipt {
  lines: ReceiptLine[];
  subtotal: Money;
  couponCode: string | null;
  couponDiscount: Money;
  shipping: Money;
  total: Money;
}

/**
 * Prices a basket: lines at their unit price, less the coupon, which is never more than the subtotal and is shared
 * over the lines by largest remainder, so that the lines add up to the total to the cent.
 */
export function receiptFor(items: readonly PricedItem[], coupon: CouponReduction | null): Receipt {
  const amounts = items.map((item) => item.unitPrice.times(item.quantity));
  const subtotal = Money.sum(amounts);
  const couponDiscount = atMost(coupon?.amount ?? Money.zero, subtotal);
  const shares = couponDiscount.allocate(amounts.map((amount) => amount.cents));
  const lines = items.map((item, index) =>
    receiptLine(item, amounts[index] ?? Money.zero, shares[index] ?? Money.zero),
  );
  const shipping = Money.zero;
  return {
    lines,
    subtotal,
    couponCode: coupon?.code ?? null,
    couponDiscount,
    shipping,
    total: subtotal.minus(couponDiscount).plus(shipping),
  };
}

/** The same receipt computed again from its own lines: what an auditor compares a stored one with. */
export function replay(receipt: Receipt): Receipt {
  const coupon =
    receipt.couponCode === null ? null : { code: receipt.couponCode, amount: receipt.couponDiscount };
  return receiptFor(receipt.lines, coupon);
}

function receiptLine(item: PricedItem, amount: Money, couponShare: Money): ReceiptLine {
  const { variantId, name, quantity, listPrice, unitPrice } = item;
  const saving = listPrice.lessThan(unitPrice) ? Money.zero : listPrice.minus(unitPrice);
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
