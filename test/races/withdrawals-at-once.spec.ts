import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Client, Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import { eventually, goods, mustBeSound, openSession, payOnPage, wanted } from '../support/money.js';
import { everywhere } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const ROUNDS = 4;

const shop = useShop({ processes: 2 });
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { euRules: 'on' }, { expect: 200 });
});
afterEach(() => mustBeSound(shop));

/** Three jackets, paid by card. */
async function paidOrder() {
  const [shopper, jacket] = [await shop.shopper(), await goods(shop, { stock: 5 })];
  const session = await openSession(shopper, wanted(jacket, 3));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const orderId = String(session.data.orderId);
  const withdraw = (door: Client, quantity?: number) => {
    const asked = quantity ? { lines: [{ variantId: jacket.variantId, quantity }] } : {};
    return withRetries(() => door.post<Json>(`/orders/${orderId}/withdrawals`, asked));
  };
  return { shopper, orderId, withdraw };
}

const refundsOf = (orderId: string) =>
  shop.sql<{ lines: { quantity: number }[] }>('select lines from refund where order_id = $1', [orderId]);
const statementsOf = (orderId: string) =>
  shop.sql<{ state: string }>('select state from withdrawal where order_id = $1', [orderId]);

describe('one withdrawal said twice at once', () => {
  it('from one of three pieces gives back the money of one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { shopper, orderId, withdraw } = await paidOrder();
      const answers = await Promise.all(everywhere(shop, shopper, 4).map((door) => withdraw(door, 1)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(answers.map(({ body }) => body.data.status)).toEqual(Array(4).fill('refunded'));
      expect(await refundsOf(orderId)).toMatchObject([{ lines: [{ quantity: 1 }] }]);
      expect(await statementsOf(orderId)).toEqual([{ state: 'refunded' }]);
    }
  });

  it('from one piece that is on its way makes a return of one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { shopper, orderId, withdraw } = await paidOrder();
      const parcel = { action: 'ship', carrier: 'UPS', trackingNumber: `1Z${randomUUID().slice(0, 8)}` };
      await admin.post(`/admin/orders/${orderId}/transitions`, parcel, { expect: 200 });
      await Promise.all(everywhere(shop, shopper, 4).map((door) => withdraw(door, 1)));
      const [back] = await shop.sql<{ lines: { quantity: number }[] }>(
        'select lines from order_return where order_id = $1',
        [orderId],
      );
      expect(back?.lines).toMatchObject([{ quantity: 1 }]);
    }
  });

  it('from the whole order cancels it once', async () => {
    const { shopper, orderId, withdraw } = await paidOrder();
    const answers = await Promise.all(everywhere(shop, shopper, 4).map((door) => withdraw(door)));
    expect(answers.map(({ body }) => body.data.status)).toEqual(Array(4).fill('cancelled'));
    await eventually(
      () => statementsOf(orderId),
      (all) => all[0]?.state === 'cancelled',
    );
    expect(await statementsOf(orderId)).toHaveLength(1);
  });
});
