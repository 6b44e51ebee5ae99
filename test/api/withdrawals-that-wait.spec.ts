import { expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, mustBeSound, openSession, payOnPage, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { euRules: 'on', restockingFeePercent: 10 } });

it('a withdrawal that waits since some of the order had left keeps the restocking fee off its return, until it is settled', async () => {
  const [admin, shopper, jacket] = [await shop.admin(), await shop.shopper(), await goods(shop)];
  const session = await openSession(shopper, wanted(jacket, 3));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const [orderId, path] = [session.data.orderId, `/admin/orders/${session.data.orderId}`];
  const lines = [{ variantId: jacket.variantId, quantity: 1 }];
  const way = { carrier: 'DHL', trackingNumber: 'WAITS-1' };
  const { id: parcel } = (await admin.post<Json>(`${path}/parcels`, { lines }, { expect: 200 })).body;
  await admin.post(`${path}/parcels/${parcel}/shipment`, way, { expect: 204 });
  const said = (await shopper.post<Json>(`/orders/${orderId}/withdrawals`, {}, { expect: 201 })).body.data;
  expect(said.status).toBe('open');
  for (const step of [{ action: 'ship', ...way, trackingNumber: 'WAITS-2' }, { action: 'deliver' }])
    await admin.post(`${path}/transitions`, step, { expect: 200 });
  for (const moment of ['tracking_event set occurred_at', 'parcel set delivered_at'])
    await shop.sql(`update ${moment} = now() - interval '20 days' where order_id = $1`, [orderId]);
  const asked = { lines, reason: 'changed_mind', comment: '', handover: 'label' };
  const ask = async () =>
    (await shopper.post<Json>(`/orders/${orderId}/returns`, asked, { expect: 201 })).body.data.returns.find(
      ({ status }: Json) => status === 'requested',
    );
  const free = await ask();
  expect([free.feePercent, free.amount]).toEqual([0, 25.49]);
  await admin.post(`/admin/returns/${free.id}/rejection`, { message: 'As you like' }, { expect: 200 });
  await admin.post(`/admin/withdrawals/${said.id}/settlement`, undefined, { expect: 200 });
  expect((await ask()).feePercent).toBe(10);
  await mustBeSound(shop);
});
