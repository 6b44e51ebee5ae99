import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Client, Json } from '../support/client.js';
import { crowd } from '../support/concurrent.js';
import {
  CARDS,
  goods,
  mustBeSound,
  payOnPage,
  runJob,
  switches,
  tapOnPhone,
  wanted,
  type Goods,
} from '../support/money.js';
import { casesOfShop } from '../support/property-cases.js';
import { useShop } from '../support/use-shop.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

/** What may happen to one order, in any order and any number of times. */
const STEPS = [
  'pay',
  'decline',
  'approve',
  'reject',
  'retry',
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
  'dispute',
  'dispute-won',
] as const;
type Step = (typeof STEPS)[number];

const CALLS = {
  card: { path: '/payments/create-checkout-session', status: 200, more: {} },
  cash: { path: '/payments/cash', status: 200, more: { amount: 10.2 } },
  mobile: { path: '/payments/mobile', status: 202, more: { amount: 25.49, mobileNumber: '+256770000123' } },
} as const;
type Method = keyof typeof CALLS;

interface Purchase {
  shopper: Client;
  orderId: string;
  variantId: string;
  session: Json;
  paymentId: string;
}

const shop = useShop();
let admin: Client;

const RUNS = { endOnFailure: true, ...casesOfShop(15) };

describe('any history of an order', () => {
  beforeAll(async () => {
    admin = await shop.admin();
    await switches(shop, { webhooks: 'drop' });
  });

  const act: Readonly<Record<Step, (one: Purchase) => Promise<unknown>>> = {
    pay: ({ session }) => (session ? payOnPage(shop, session.url).catch(() => null) : Promise.resolve()),
    decline: ({ session }) =>
      session ? payOnPage(shop, session.url, CARDS.declined).catch(() => null) : Promise.resolve(),
    // on a cancelled order this is money that comes too late
    approve: ({ orderId }) => tap(orderId, 'approve'),
    reject: ({ orderId }) => tap(orderId, 'reject'),
    retry: ({ shopper, paymentId }) => shopper.post(`/payments/${paymentId}/retry`, {}),
    dispute: ({ orderId }) => dispute(orderId, 'created', 'needs_response'),
    'dispute-won': ({ orderId }) => dispute(orderId, 'closed', 'won'),
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

  async function tap(orderId: string, answer: 'approve' | 'reject'): Promise<void> {
    const [last] = await attemptsOf(orderId, 'momo');
    if (last) await tapOnPhone(shop, last.provider_ref, answer).catch(() => null);
  }

  /** The bank takes all of the money, whatever has been refunded of it. */
  async function dispute(orderId: string, what: 'created' | 'closed', status: string): Promise<unknown> {
    const [paid] = await attemptsOf(orderId, 'stripe');
    if (!paid?.provider_intent) return undefined;
    const { provider_intent: payment_intent } = paid;
    const object = {
      id: `dp_${orderId.slice(-8)}`,
      object: 'dispute',
      amount: 2549,
      currency: 'usd',
      status,
      payment_intent,
    };
    return deliver(
      shop.client,
      sessionEvent(object.id, { type: `charge.dispute.${what}`, data: { object } }),
    );
  }

  const attemptsOf = (orderId: string, provider: string) =>
    shop.sql<{ provider_ref: string; provider_intent: string | null }>(
      `select provider_ref, provider_intent from payment_attempt where order_id = $1 and provider = $2
       order by created_at desc`,
      [orderId, provider],
    );

  const step = (orderId: string, body: unknown) => admin.post(`/admin/orders/${orderId}/transitions`, body);

  async function buy(shopper: Client, jacket: Goods, method: Method): Promise<Purchase> {
    const { variantId } = jacket;
    const { path, status, more } = CALLS[method];
    const { body } = await shopper.post(path, { ...wanted(jacket), ...more }, { expect: status });
    const { orderId, paymentId } = body.data;
    return { shopper, variantId, orderId, paymentId, session: method === 'card' ? body : undefined };
  }

  it('keeps every invariant of money and stock', async () => {
    const history = fc.record({
      method: fc.constantFrom<Method>('card', 'card', 'cash', 'mobile'),
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
      RUNS,
    );
  }, 1_800_000);
});
