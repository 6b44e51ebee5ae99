import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, openSession, orderOf, payOnPage, wanted } from '../support/money.js';
import { ADDED, PATCHES } from '../support/played-credit.js';
import { Shop } from '../support/shop.js';
import { UnguardedApi } from '../support/unguarded.js';

const TOTAL = 25.49;

describe('an order of two ways to pay, on a database', () => {
  let build: UnguardedApi;
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    build = new UnguardedApi(PATCHES, ADDED);
    shop = new Shop({ main: build.main });
    await shop.open();
    admin = await shop.admin();
  });
  afterEach(() => mustBeSound(shop));
  afterAll(async () => {
    await shop.close();
    build.remove();
  });

  async function placed() {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    const orderId = String(session.data.orderId);
    const pay = async () => {
      await payOnPage(shop, session.url);
      await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    };
    return { shopper, orderId, pay, order: () => orderOf(shopper, orderId) };
  }

  const refund = (orderId: string, amount: number) =>
    admin.post(`/admin/orders/${orderId}/refunds`, { amount, reason: 'A scratch' }, { expect: 200 });

  const back = async (orderId: string) =>
    (
      await shop.sql<{ method: string; cents: number }>(
        `select t.method, sum(r.amount_cents)::int as cents from refund r join tender t on t.id = r.tender_id
         where r.order_id = $1 group by 1 order by 1`,
        [orderId],
      )
    ).map(({ method, cents }) => [method, cents]);

  it('waits for the card with what the credit gave, and is paid when the card is', async () => {
    const { order, pay } = await placed();
    expect(await order()).toMatchObject({
      ...{ status: 'pending', paymentMethod: 'card', amountPaid: 10, amountDue: 15.49 },
      tenders: [
        { position: 0, method: 'credit', amount: 10, state: 'paid', howPaid: 'from store credit' },
        { position: 1, method: 'card', amount: 15.49, state: 'pending', howPaid: null },
      ],
    });
    await mustBeSound(shop);
    await pay();
    expect(await order()).toMatchObject({ status: 'processing', paymentStatus: 'paid', amountPaid: TOTAL });
  });

  it('gives back to the card first, then to the credit; its invoice lists both, its receipt is replayed', async () => {
    const { shopper, orderId, order, pay } = await placed();
    await pay();
    await refund(orderId, 12);
    expect(await back(orderId)).toEqual([['card', 1_200]]);
    await mustBeSound(shop);
    await refund(orderId, 5);
    expect(await back(orderId)).toEqual([
      ['card', 1_549],
      ['credit', 151],
    ]);
    await eventually(order, ({ amountRefunded }) => amountRefunded === 17);
    const paper = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`);
    const text = await pdfText(Buffer.from(await paper.arrayBuffer()));
    expect(text).toMatch(/Paid from store credit\s+\$10\.00[\s\S]*Paid by card\s+\$15\.49/);
    const replayed = await admin.post<Json>('/admin/receipts/replay', { orderIds: [orderId] });
    expect(replayed.body).toMatchObject({ equal: true, data: [{ from: 'rules' }] });
  });

  it('gives all of the credit back when it is cancelled before the card has paid', async () => {
    const { shopper, orderId, order } = await placed();
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    expect(await back(orderId)).toEqual([['credit', 1_000]]);
    await eventually(order, ({ amountRefunded }) => amountRefunded === 10);
    expect(await order()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });
});
