import { v7 } from 'uuid';
import type { Client, Json } from './client.js';
import { patiently } from './crowd.js';
import { goods, openSession, orderOf, payOnPage, wanted, type Goods } from './money.js';
import type { Shop } from './shop.js';
import { deliver, sessionEvent } from './webhooks.js';

/** Ten percent off, this often. */
export async function coupon(shop: Shop, code: string, maxUses: number): Promise<void> {
  await shop.sql(
    `insert into coupon (id, code, kind, percent, max_uses, per_account, created_at)
     values ($1, $2, 'percent', 10, $3, 1, now())`,
    [v7(), code, maxUses],
  );
}

/** A purchase with that coupon: 25.49 less 10 percent is 22.94, of which 40 percent is 9.18. */
export function withCoupon(shopper: Client, jacket: Goods, couponCode: string): () => Promise<number> {
  const body = { ...wanted(jacket), amount: 9.18, couponCode };
  return async () => (await patiently(() => shopper.post('/payments/cash', body))).status;
}

export const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((one) => one === status).length;

/** The same shopper at every process in turn. */
export function everywhere(shop: Shop, shopper: Client, times: number): Client[] {
  return Array.from({ length: times }, (_, index) => {
    const api = shop.apis[index % shop.apis.length];
    if (!api) throw new Error('no process');
    return api.client.as(shopper.token);
  });
}

/** Orders that are paid, and at one moment confirmed by page and webhook and cancelled, at different processes. */
export async function cancelAgainstPaid(
  shop: Shop,
  rounds: number,
): Promise<{ shopper: Client; orderId: string; order: Json }[]> {
  const round = async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    const orderId = String(session.data.orderId);
    await payOnPage(shop, session.url);
    const [one, two] = everywhere(shop, shopper, 2);
    await Promise.all([
      one?.post('/payments/checkout-success', { sessionId: session.id }),
      two && patiently(() => two.put(`/orders/${orderId}/cancel`, {})),
      deliver(shop.client, sessionEvent(session.id)),
    ]);
    return { shopper, orderId, order: await orderOf(shopper, orderId) };
  };
  return Promise.all(Array.from({ length: rounds }, round));
}
