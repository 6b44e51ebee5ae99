import { Money } from '../../kernel/money.js';
import { receiptFor } from '../../kernel/receipt.js';
import { Order } from '../domain/order.js';
import type { LineSnapshot, OrderDraft } from '../domain/snapshots.js';

const HOUR_MS = 3_600_000;

/** A jacket at $90.00 instead of $100.00. */
export function aLine(changes: Partial<LineSnapshot> = {}): LineSnapshot {
  return {
    productId: '01990000-0000-7000-8000-000000000001',
    variantId: '01990000-0000-7000-8000-000000000002',
    sku: 'JACKET-M',
    name: 'Jacket',
    options: { Size: 'M' },
    image: null,
    description: 'Warm',
    quantity: 1,
    listPrice: Money.ofCents(10_000),
    unitPrice: Money.ofCents(9_000),
    discount: Money.zero,
    ...changes,
  };
}

/** What an order is placed from; the receipt adds up with the lines. */
export function aDraft(changes: Partial<OrderDraft> = {}): OrderDraft {
  const lines = changes.lines ?? [aLine()];
  const discount = Money.sum(lines.map((line) => line.discount));
  const coupon = discount.isZero ? null : { code: 'TENOFF', amount: discount };
  return {
    id: '01990000-0000-7000-8000-0000000abcde',
    accountId: '01990000-0000-7000-8000-00000000000a',
    customerName: 'Ann Shopper',
    contact: { email: 'ann@example.com', phone: '+256700000000' },
    shippingAddress: null,
    delivery: null,
    buyerTax: null,
    paymentMethod: 'card',
    coupon: null,
    request: null,
    receipt: receiptFor(lines, coupon),
    holdExpiresAt: new Date(NOW.getTime() + HOUR_MS),
    ...changes,
    lines,
  };
}

export const NOW = new Date('2026-03-01T10:00:00Z');

/** A freshly placed, pending order. */
export function anOrder(changes: Partial<OrderDraft> = {}, lineIds?: readonly string[]): Order {
  const draft = aDraft(changes);
  return Order.place(draft, lineIds ?? draft.lines.map((_, index) => `line-${index}`), NOW);
}
