import { afterEach, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  orderOf,
  payOnPage,
  switches,
  tapOnPhone,
  wanted,
} from '../support/money.js';
import { everywhere } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const NUMBER = '+256 770 000 881';

const sum = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((all, one) => all + one * 100, 0)) / 100;
const givenBack = ({ refunds }: Json) => sum(refunds.map(({ amount }: Json) => amount));

describe('a deposit that comes more than once, over two processes', () => {
  const shop = useShop({ processes: 2 });

  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  /** A cash order with a prompt on a phone that was given up, and a page of the card provider that is open. */
  async function bothOpen() {
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const cash = await shopper.post<Json>(
      '/payments/cash',
      { ...wanted(await goods(shop)), amount: 10.2 },
      { expect: 200 },
    );
    const orderId = String(cash.body.data.orderId);
    const pay = (way: object, by: Client = shopper) => by.post<Json>(`/orders/${orderId}/pay`, way);
    expect((await pay({ method: 'mobile', mobileNumber: NUMBER })).status).toBe(200);
    const [prompt] = await shop.sql<{ ref: string }>(
      `update payment_attempt set state = 'failed', next_check_at = null where order_id = $1 returning provider_ref as ref`,
      [orderId],
    );
    await shop.sql(`update tender set state = 'pending' where order_id = $1`, [orderId]);
    const card = await pay({ method: 'card' });
    expect(card.status).toBe(200);
    const step = (door: Client, action: string) =>
      door.as(admin.token).post<Json>(`/admin/orders/${orderId}/transitions`, { action });
    return { shopper, orderId, step, reference: prompt?.ref ?? '', url: String(card.body.data.url) };
  }

  it('is kept once: card, phone and staff at the same moment leave the balance due, and no more', async () => {
    const round = async () => {
      const { shopper, orderId, step, reference, url } = await bothOpen();
      const [here, there] = everywhere(shop, shopper, 2);
      if (!here || !there) throw new Error('no process');
      const back = await payOnPage(shop, url);
      const sessionId = new URL(back ?? '', shop.client.origin).searchParams.get('session_id');
      await Promise.all([
        here.post('/payments/checkout-success', { sessionId }),
        there.post('/payments/checkout-success', { sessionId }),
        tapOnPhone(shop, reference, 'approve'),
        step(there, 'record-deposit'),
      ]);
      const came = await eventually(
        () => orderOf(shopper, orderId),
        ({ amountPaid, refunds }) => amountPaid >= 20.4 && refunds.length > 0,
      );
      expect([came.status, sum([came.amountPaid, -givenBack(came)]), came.amountDue]).toEqual([
        ...['processing', 10.2, 15.29],
      ]);
      expect((await step(here, 'record-balance')).status).toBe(200);
      const paid = await orderOf(shopper, orderId);
      expect([paid.paymentStatus, paid.amountDue, sum([paid.amountPaid, -givenBack(paid)])]).toEqual([
        ...['paid', 0, 25.49],
      ]);
    };
    await Promise.all(Array.from({ length: 3 }, round));
  });

  it('pays no balance, though two deposits are more than the price', async () => {
    await (await shop.admin()).put('/admin/settings/shop', { depositPercent: 60 }, { expect: 200 });
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const cash = await shopper.post<Json>(
      '/payments/cash',
      { ...wanted(await goods(shop)), amount: 15.29 },
      { expect: 200 },
    );
    const orderId = String(cash.body.data.orderId);
    await shopper.post(`/orders/${orderId}/pay`, { method: 'mobile', mobileNumber: NUMBER }, { expect: 200 });
    const step = (action: string, more = {}) =>
      admin.post<Json>(`/admin/orders/${orderId}/transitions`, { action, ...more });
    expect((await step('record-deposit')).status).toBe(200);
    const [prompt] = await shop.sql<{ ref: string }>(
      `select provider_ref as ref from payment_attempt where order_id = $1 and provider = 'momo'`,
      [orderId],
    );
    await tapOnPhone(shop, prompt?.ref ?? '', 'approve');
    const twice = await eventually(
      () => orderOf(shopper, orderId),
      ({ refunds }) => refunds.length === 1,
    );
    expect(twice).toMatchObject({
      ...{ amountPaid: 30.58, amountDue: 10.2, paymentStatus: 'pending', paymentDetail: 'overpaid' },
      refunds: [{ amount: 15.29 }],
    });
    await step('ship', { carrier: 'DHL', trackingNumber: 'TWICE' });
    const early = await step('deliver');
    expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/balance/)]);
    await admin.post(
      `/admin/orders/${orderId}/refunds/${twice.refunds[0]._id}/handed-over`,
      {},
      { expect: 200 },
    );
    expect(await orderOf(shopper, orderId)).toMatchObject({ amountDue: 10.2, paymentDetail: 'deposit_paid' });
    expect((await step('record-balance')).status).toBe(200);
    expect((await step('deliver')).status).toBe(200);
    expect(await orderOf(shopper, orderId)).toMatchObject({ amountDue: 0, paymentStatus: 'paid' });
    await admin.put('/admin/settings/shop', { depositPercent: 40 }, { expect: 200 });
  });
});
