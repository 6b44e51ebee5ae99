import type { Order } from './order.js';

/** Whether two orders ask for the same: the same things for the same price, paid the same way, to the same place. */
export function isSamePurchase(one: Order, other: Order): boolean {
  return contentOf(one) === contentOf(other);
}

/** The members of an address come in any order: one order was read from the database. */
function contentOf(order: Order): string {
  return JSON.stringify([
    [...order.lines].map((line) => [line.variantId, line.quantity, line.unitPrice.cents]).sort(),
    [order.paymentMethod, order.currency, order.total.cents, order.couponId, order.delivery?.methodId],
    [order.contactEmail, order.contactPhone, order.buyerTax?.vatNumber],
    Object.entries(order.shippingAddress ?? {}).sort(),
    Object.entries(order.billingAddress ?? {}).sort(),
    [order.eInvoice?.participant, order.eInvoice?.buyerReference],
  ]);
}
