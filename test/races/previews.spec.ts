import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiProcess } from '../support/api-process.js';
import type { Json } from '../support/client.js';
import { goods, mustBeSound, openSession, payOnPage, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';
import { inBetween } from '../support/standstill.js';

const shop = useShop();

async function paidOrder() {
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(await goods(shop)));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return { shopper, orderId: String(session.data.orderId), admin: await shop.admin() };
}

/** Two thirds of the order go back while the figures are being read: both together would be more than was paid. */
describe('a preview that is overtaken by a refund', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await shop.startApi({ FAILPOINT: 'while-figuring:stop', WORKER: '0' });
  });
  afterAll(() => api.kill());
  afterEach(() => mustBeSound(shop));

  it('tells staff the figures of one moment', async () => {
    const { orderId, admin } = await paidOrder();
    const path = `/admin/orders/${orderId}/refund-preview`;
    const refund = () => admin.post(`/admin/orders/${orderId}/refunds`, { amount: 17, reason: 'torn' });
    const door = api.client.as(admin.token);
    const preview: Json = await inBetween(api, () => door.get(path), refund);
    expect(preview.status).toBe(200);
    expect(preview.body).toMatchObject({
      available: 25.49,
      amountRefunded: 25.49,
      parts: [{ amount: 25.49 }],
    });
    const after = await admin.get(path, { expect: 200 });
    expect(after.body).toMatchObject({ available: 8.49, amountRefunded: 25.49, parts: [{ amount: 8.49 }] });
  });

  it('tells the shopper the figures of one moment', async () => {
    const { shopper, orderId, admin } = await paidOrder();
    const path = `/orders/${orderId}/cancel-preview`;
    const refund = () => admin.post(`/admin/orders/${orderId}/refunds`, { amount: 17, reason: 'torn' });
    const door = api.client.as(shopper.token);
    const preview: Json = await inBetween(api, () => door.get(path), refund);
    expect([preview.status, preview.body.data?.refund]).toEqual([200, 25.49]);
    expect((await shopper.get(path, { expect: 200 })).body.data.refund).toBe(8.49);
  });
});
