import { demandPerVariant } from '../../inventory/domain/demand.js';
import { Money } from '../../kernel/money.js';
import type { OrderDraft } from '../../orders/domain/snapshots.js';
import { aLine, anOrder, NOW } from '../../orders/testing/order-builder.js';
import { InMemoryShop } from './in-memory-shop.js';

export const SYSTEM = { kind: 'system', id: null } as const;
export const STAFF = { kind: 'staff', id: 'sam' } as const;
export const BUYER = { kind: 'customer', id: '01990000-0000-7000-8000-00000000000a' } as const;
export const NUMBER = '+256770000123';
const HOUR_MS = 3_600_000;

export const JACKET = aLine().variantId;
export const SCARF = '01990000-0000-7000-8000-000000000003';

/** Two jackets at $90.00 and a scarf at $4.00, of ten each: $184.00, waiting for its money; the cart holds three jackets. */
export async function placed(
  method: 'card' | 'mobile' | 'cash' = 'card',
  shop = new InMemoryShop(),
  draft: Partial<OrderDraft> = {},
) {
  for (const variantId of [JACKET, SCARF]) shop.stock.put(variantId, 10);
  const scarf = {
    variantId: SCARF,
    name: 'Scarf',
    listPrice: Money.ofCents(400),
    unitPrice: Money.ofCents(400),
  };
  const lines = [aLine({ quantity: 2 }), aLine(scarf)];
  const order = anOrder({ paymentMethod: method, lines, ...draft });
  shop.carts.put(order.accountId, JACKET, 3);
  await shop.carts.give([JACKET], order.id, []);
  await shop.stock.hold(order.id, demandPerVariant(lines), 60);
  const actor = { kind: 'customer', id: order.accountId } as const;
  const entry = { orderId: order.id, event: 'placed', from: null, to: 'pending', actor, message: '' };
  await shop.orders.add(order, entry);
  const owed = await shop.openPayment.owed(method, order.total);
  const { attempt } = await shop.openPayment.openPayment(owed, order, () => ({
    ...{ orderId: order.id, orderNumber: order.number, total: order.total, discount: Money.zero },
    ...{ lines, couponCode: null, email: order.contactEmail, mobileNumber: NUMBER },
  }));
  if (attempt)
    await shop.settleOrder.settleOrder(attempt, await shop.methods.behind(attempt).start(attempt), SYSTEM);
  const found = async () => {
    const now = await shop.orders.find(order.id);
    if (!now) throw new Error('no such order');
    return now;
  };
  const attemptNow = async () => {
    const [own] = await shop.attempts.ofOrder(order.id);
    if (!own) throw new Error('no attempt');
    return own;
  };
  const payAtProvider = async () => shop.gateway.pay((await attemptNow()).providerRef ?? '');
  /** The hold ran out a while ago. */
  const lapse = async () =>
    shop.orders.save(Object.assign(await found(), { holdExpiresAt: new Date(NOW.getTime() - HOUR_MS) }));
  return { shop, orderId: order.id, order: found, attempt: attemptNow, payAtProvider, lapse };
}

/** The same by card, paid and confirmed. */
export async function paid(draft: Partial<OrderDraft> = {}) {
  const bought = await placed('card', new InMemoryShop(), draft);
  await bought.payAtProvider();
  await bought.shop.syncAttempt.syncAttempt((await bought.attempt()).id, SYSTEM);
  return bought;
}
