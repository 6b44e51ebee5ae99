import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Client, Json } from '../support/client.js';
import { crowd } from '../support/crowd.js';
import { goods, mustBeSound, payOnPage, runJob, switches, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/shop.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

/** What may happen to one order, in any order and any number of times. */
const STEPS = [
  'pay',
  'webhook',
  'success-page',
  'reconcile',
  'cancel',
  'refund-some',
  'refund-all',
  'refund-piece',
  'ship',
  'deliver',
  'expire',
  'deposit',
  'balance',
] as const;
type Step = (typeof STEPS)[number];

interface Purchase {
  shopper: Client;
  orderId: string;
  variantId: string;
  session: Json | undefined;
}

const shop = useShop({ env: { LOG_LEVEL: 'error' } });
let admin: Client;

describe('any history of an order', () => {
  beforeAll(async () => {
    admin = await shop.admin();
    await switches(shop, { webhooks: 'drop' });
  });

  const act: Readonly<Record<Step, (one: Purchase) => Promise<unknown>>> = {
    pay: ({ session }) => (session ? payOnPage(shop, session.url).catch(() => null) : Promise.resolve()),
    webhook: ({ session }) => (session ? deliver(shop.client, sessionEvent(session.id)) : Promise.resolve()),
    'success-page': ({ shopper, session }) =>
      shopper.post('/payments/checkout-success', { sessionId: session?.id ?? 'none' }),
    reconcile: async ({ orderId }) => {
      await shop.sql(
        `update payment_attempt set next_check_at = now() where order_id = $1
        and state in ('creating', 'open', 'processing', 'unknown')`,
        [orderId],
      );
      await runJob(shop, 'checkout.reconcile');
    },
    cancel: ({ shopper, orderId }) => shopper.put(`/orders/${orderId}/cancel`, {}),
    'refund-some': ({ orderId }) =>
      admin.post(`/admin/orders/${orderId}/refunds`, { amount: 7.01, reason: 'some' }),
    'refund-all': ({ orderId }) => admin.post(`/admin/orders/${orderId}/refunds`, { reason: 'all' }),
    'refund-piece': ({ orderId, variantId }) =>
      admin.post(`/admin/orders/${orderId}/refunds`, {
        lines: [{ variantId, quantity: 1 }],
        reason: 'one',
        restock: true,
      }),
    ship: ({ orderId }) => step(orderId, { action: 'ship', carrier: 'DHL', trackingNumber: 'T1' }),
    deliver: ({ orderId }) => step(orderId, { action: 'deliver', reason: 'at the door' }),
    expire: async ({ orderId }) => {
      await shop.sql(
        `update orders set hold_expires_at = now() - interval '1 second' where id = $1
        and status = 'pending'`,
        [orderId],
      );
      await runJob(shop, 'checkout.expire');
    },
    deposit: ({ orderId }) => step(orderId, { action: 'record-deposit' }),
    balance: ({ orderId }) => step(orderId, { action: 'record-balance' }),
  };

  const step = (orderId: string, body: unknown) => admin.post(`/admin/orders/${orderId}/transitions`, body);

  async function buy(shopper: Client, jacket: Goods, method: 'card' | 'cash'): Promise<Purchase> {
    const { variantId } = jacket;
    if (method === 'cash') {
      const { body } = await shopper.post(
        '/payments/cash',
        { ...wanted(jacket), amount: 10.2 },
        { expect: 200 },
      );
      return { shopper, variantId, orderId: body.data.orderId, session: undefined };
    }
    const { body } = await shopper.post('/payments/create-checkout-session', wanted(jacket), { expect: 200 });
    return { shopper, variantId, orderId: body.data.orderId, session: body };
  }

  it('keeps every invariant of money and stock', async () => {
    const history = fc.record({
      method: fc.constantFrom<'card' | 'cash'>('card', 'card', 'cash'),
      steps: fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ method, steps }) => {
        const [shopper] = await crowd(shop, 1);
        if (!shopper) throw new Error('nobody came');
        const purchase = await buy(shopper, await goods(shop, { stock: 2 }), method);
        for (const name of steps) {
          const answer = await act[name](purchase);
          const status =
            typeof answer === 'object' && answer && 'status' in answer ? Number(answer.status) : 200;
          expect(status).toBeLessThan(500);
        }
        await mustBeSound(shop);
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });
});
