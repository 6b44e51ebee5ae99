import { afterEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import {
  confirmInBrowser,
  eventually,
  goods,
  mustBeSound,
  orderOf,
  runJob,
  switches,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

interface Begun {
  orderId: string;
  url: string | null;
  express: { session: string; secret: string };
}

/** Without goods, those of the cart. */
const begin = async (shopper: Client, jacket?: Goods, key?: string): Promise<Begun> => {
  const body = { ...(jacket ? wanted(jacket) : {}), method: 'card', express: true, amount: 25.49 };
  const more = key === undefined ? {} : { key };
  const { body: answer } = await shopper.post('/payments', body, { expect: 200, ...more });
  return answer.data as Begun;
};

describe('a wallet of the buyer’s browser', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('is told of where the script comes from, and what it asks for, in the provider’s units', async () => {
    const { data: ways } = (await shop.client.get('/payments/methods')).body;
    const [card, ...others] = ways as { method: string; express: object | null }[];
    expect(card).toMatchObject({
      method: 'card',
      express: { key: 'pk_test_sandbox', script: '/sandbox/stripe.js', scriptHosts: [] },
    });
    expect(others.map(({ express }) => express)).toEqual(others.map(() => null));
    const script = await shop.client.fetch('/sandbox/stripe.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([
      ...[200, 'text/javascript; charset=utf-8'],
    ]);
    const shopper = await shop.shopper();
    const quote = await shopper.post('/payments/quote', wanted(await goods(shop)), { expect: 200 });
    expect(quote.body.data.express).toEqual({ method: 'card', amount: 2549, currency: 'usd' });
  });

  it('keeps its secret in no plain words for whoever asks again under the same key', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const key = `express-${jacket.variantId}`;
    const begun = await begin(shopper, jacket, key);
    const [kept] = await shop.sql<{ status: number; response: unknown }>(
      'select status, response from idempotency_key where key = $1',
      [key],
    );
    expect(kept).toEqual({ status: 200, response: expect.stringMatching(/^[\w+/]+=*$/) as unknown });
    expect(await begin(shopper, jacket, key)).toEqual(begun);
    // it was kept under another secret of the shop
    await shop.sql(`update idempotency_key set response = '"c2VhbGVk"' where key = $1`, [key]);
    const body = { ...wanted(jacket), method: 'card', express: true, amount: 25.49 };
    expect((await shopper.post('/payments', body, { key })).status).toBe(422);
  });

  it('pays an order once, whoever tells of it first, and the money goes back like any other', async () => {
    const shopper = await shop.shopper();
    await shopper.post('/carts', { ...(await goods(shop)), quantity: 1 }, { expect: 201 });
    const begun = await begin(shopper);
    expect(begun).toMatchObject({
      url: null,
      express: { session: expect.stringMatching(/^pi_/) as unknown },
    });
    // pressed again, it is the same order and the same payment
    expect(await begin(shopper)).toMatchObject({ orderId: begun.orderId, express: begun.express });
    const twice = [confirmInBrowser(shop, begun.express, 2549), confirmInBrowser(shop, begun.express, 2549)];
    expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 400]);
    const ask = () => shopper.post('/payments/checkout-success', { sessionId: begun.express.session });
    const answers = await Promise.all(Array.from({ length: 5 }, () => withRetries(ask)));
    expect(answers.map(({ status, body }) => [status, body.amountPaid, body.transactionId])).toEqual(
      answers.map(() => [200, 25.49, begun.express.session]),
    );
    const order = await eventually(
      () => orderOf(shopper, begun.orderId),
      ({ paymentStatus }) => paymentStatus === 'paid',
    );
    expect(order).toMatchObject({ status: 'processing', amountPaid: 25.49, amountDue: 0 });
    expect(
      await shop.sql(`select 1 from ledger_transaction where order_id = $1`, [begun.orderId]),
    ).toHaveLength(1);
    await shopper.put(`/orders/${begun.orderId}/cancel`, {}, { expect: 200 });
    const cancelled = await eventually(
      () => orderOf(shopper, begun.orderId),
      ({ paymentStatus }) => paymentStatus === 'refunded',
    );
    expect(cancelled).toMatchObject({ status: 'cancelled' });
  });

  it('loses nothing when its card is declined: the same payment takes another', async () => {
    const shopper = await shop.shopper();
    const { express, orderId } = await begin(shopper, await goods(shop));
    const declined = await confirmInBrowser(shop, express, 2549, '0002');
    expect(declined).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', message: 'Your card was declined.' } },
    });
    expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'pending' });
    expect((await confirmInBrowser(shop, express, 2549)).status).toBe(200);
    await eventually(
      () => orderOf(shopper, orderId),
      ({ paymentStatus }) => paymentStatus === 'paid',
    );
  });

  it('confirms no other amount than the order’s, and nothing without the payment’s secret', async () => {
    const { express } = await begin(await shop.shopper(), await goods(shop));
    expect((await confirmInBrowser(shop, express, 2548)).status).toBe(400);
    expect((await confirmInBrowser(shop, { ...express, secret: 'guessed' }, 2549)).status).toBe(404);
  });

  it('gives way to a page of the provider, and a page to it: one of them can be paid', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const first = await begin(shopper, jacket);
    const onPage = { ...wanted(jacket), method: 'card', amount: 25.49 };
    await shopper.post('/payments', onPage, { expect: 200 });
    const waiting = await begin(shopper, jacket);
    const paying = await shopper.post(`/orders/${waiting.orderId}/pay`, { method: 'card' }, { expect: 200 });
    expect(paying.body.data.url).toContain('/sandbox/checkout/');
    expect((await confirmInBrowser(shop, waiting.express, 2549)).status).toBe(400);
    expect(first.orderId).not.toBe(waiting.orderId);
  });

  it('is found by the reconciler when no message comes, and by the comparison of the books', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const { express, orderId } = await begin(shopper, await goods(shop));
    expect((await confirmInBrowser(shop, express, 2549)).status).toBe(200);
    await runJob(shop, 'checkout.compare-books');
    const order = await eventually(
      () => orderOf(shopper, orderId),
      ({ paymentStatus }) => paymentStatus === 'paid',
    );
    expect(order.status).toBe('processing');
  });

  it('is refused where the way to pay has none', async () => {
    const shopper = await shop.shopper();
    const body = { ...wanted(await goods(shop)), express: true, amount: 10.2, total: 25.49 };
    expect((await shopper.post('/payments', { ...body, method: 'cash' })).body.message).toBe(
      'Invalid payment method',
    );
    expect((await shopper.post('/payments', { ...body, express: 'yes', method: 'card' })).status).toBe(400);
  });
});
