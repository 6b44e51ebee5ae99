import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mailTo, mailsTo } from '../support/mails.js';
import { eventually, goods, openSession, payOnPage, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let staff: Client;
beforeAll(async () => {
  staff = await shop.staff();
});

const TO = {
  ...{ firstName: 'Ann', lastName: 'Okello', street: '1 Allee', city: 'Town', state: 'Central' },
  ...{ zipCode: '00256', country: 'Uganda' },
};

async function shippedOrder() {
  const shopper = await shop.shopper('Ann Okello');
  const session = await openSession(shopper, { ...wanted(await goods(shop)), shippingAddress: TO });
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const id = String(session.data.orderId);
  const step = (body: object) => staff.post(`/admin/orders/${id}/transitions`, body, { expect: 200 });
  await step({ action: 'ship', carrier: 'DHL', trackingNumber: 'JD-FIRST' });
  const letters = async (): Promise<Json[]> =>
    (await staff.get<Json>(`/admin/orders/${id}/letters`, { expect: 200 })).body.letters;
  const isSent = ({ topic }: Json) => topic === 'order.shipped';
  const written = await eventually(letters, (all) => all.some(isSent));
  const first: Json = written.find(isSent);
  const again = (letterId: string, more: object = {}) =>
    staff.post<Json>(`/admin/orders/${id}/letters/${letterId}/again`, {}, more);
  return { shopper, id, step, letters, first, again };
}

describe('the letters of an order', () => {
  it('are listed, and one is sent again from the order as it is now, and audited', async () => {
    const { shopper, id, step, letters, first, again } = await shippedOrder();
    expect(first).toMatchObject({ isAgain: false, subject: expect.stringContaining('on its way') });
    await step({ action: 'correct-number', carrier: 'DHL', trackingNumber: 'JD-SECOND' });
    await mailTo(shop, shopper.email, 'JD-FIRST');
    const sent = await again(first.id, { expect: 200, key: `again-${id}` });
    expect(sent.body).toMatchObject({ topic: 'order.shipped', isAgain: true });
    expect((await again(first.id, { expect: 200, key: `again-${id}` })).body).toEqual(sent.body);
    const onItsWay = async () =>
      (await mailsTo(shop, shopper.email)).filter((text) => text.includes('Your order is on its way'));
    const both = await eventually(onItsWay, (mails) => mails.length > 1);
    expect(both).toHaveLength(2);
    expect(both.filter((text) => text.includes('JD-SECOND'))).toHaveLength(1);
    expect((await letters()).map(({ id: one }) => one)).toContain(sent.body.id);
    const kept = await shop.sql<Json>(`select told from order_letter where order_id = $1`, [id]);
    expect(JSON.stringify(kept)).not.toContain(shopper.email);
    const acts = await shop.sql(
      `select changes from audit_event where entity_id = $1 and action = 'order.letter-sent-again'`,
      [id],
    );
    expect(acts).toEqual([{ changes: { letterId: first.id, topic: 'order.shipped' } }]);
  });

  it('are sent again five times an hour, however many ask at once', async () => {
    const { first, again } = await shippedOrder();
    const answers = await Promise.all(Array.from({ length: 7 }, () => again(first.id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    for (let round = 0; round < 5; round += 1) await again(first.id);
    const refused = await again(first.id);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_letters']);
  });

  it('are unknown under another order or id', async () => {
    const [one, other] = [await shippedOrder(), await shippedOrder()];
    expect((await one.again(other.first.id)).status).toBe(404);
    expect((await one.again(v7())).status).toBe(404);
    expect((await one.again('nonsense')).status).toBe(404);
    const none = await staff.get<Json>(`/admin/orders/${v7()}/letters`, { expect: 200 });
    expect(none.body.letters).toEqual([]);
  });
});
