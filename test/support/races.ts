import { v7 } from 'uuid';
import type { Client, Json } from './client.js';
import { withRetries, stampede } from './concurrent.js';
import { goods, openSession, orderOf, payOnPage, switches, wanted, type Goods } from './money.js';
import type { Shop } from './shop.js';
import { deliver, delivered, sessionEvent } from './webhooks.js';

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
  return async () => (await withRetries(() => shopper.post('/payments/cash', body))).status;
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

/** One message about one payment, delivered twenty times at once to every process in turn. */
export async function twentyDeliveries(shop: Shop) {
  await switches(shop, { webhooks: 'drop' });
  const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
  const session = await openSession(shopper, wanted(jacket));
  await payOnPage(shop, session.url);
  const event = sessionEvent(session.id);
  const doors = everywhere(shop, shopper, 20).map((door) => door.as(undefined));
  const statuses = await stampede(doors.map((door) => () => delivered(door, event)));
  const orderId = String(session.data.orderId);
  const captures = await shop.sql(
    `select 1 from ledger_transaction where order_id = $1 and type = 'capture'`,
    [orderId],
  );
  return { orderId, jacket, statuses, captures: captures.length };
}

/** Two steps of one order at one moment, at different processes; answers which of them went through. */
export async function atOnce(
  shop: Shop,
  shopper: Client,
  one: (door: Client) => Promise<{ status: number }>,
  two: (door: Client) => Promise<{ status: number }>,
): Promise<[boolean, boolean]> {
  const [here, there] = everywhere(shop, shopper, 2);
  if (!here || !there) throw new Error('no process');
  const answers = await Promise.all([withRetries(() => one(here)), withRetries(() => two(there))]);
  return [answers[0].status === 200, answers[1].status === 200];
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
      two && withRetries(() => two.put(`/orders/${orderId}/cancel`, {})),
      deliver(shop.client, sessionEvent(session.id)),
    ]);
    return { shopper, orderId, order: await orderOf(shopper, orderId) };
  };
  return Promise.all(Array.from({ length: rounds }, round));
}
