import { expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { paidFor } from '../support/files.js';
import { mailsTo, mailTo, untilHeard } from '../support/mails.js';
import { eventually, goods, mustBeSound, orderOf, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

it('hands back by hand what was paid by hand, and writes one mail about it', async () => {
  const [shopper, admin] = [await shop.shopper('Casey Cash'), await shop.admin()];
  const jacket = await goods(shop, { stock: 2 });
  const order = { ...wanted(jacket), amount: 10.2 };
  const { orderId } = (await shopper.post<Json>('/payments/cash', order, { expect: 200 })).body.data;
  const move = (body: object) =>
    admin.post<Json>(`/admin/orders/${orderId}/transitions`, body, { expect: 200 });
  await move({ action: 'record-deposit' });
  await move({ action: 'ship', carrier: 'UPS', trackingNumber: '1ZRETURN01' });
  await move({ action: 'record-balance' });
  await move({ action: 'deliver' });

  const lines = [{ variantId: jacket.variantId, quantity: 1 }];
  const query = { lines: `${jacket.variantId}:1`, reason: 'damaged' };
  const told = (await shopper.get<Json>(`/orders/${orderId}/return-preview`, { query, expect: 200 })).body
    .data;
  expect([told.refund, told.fee]).toEqual([25.49, 0]);
  expect(told.message).toBe('$25.49 will be handed back to you once we have your items.');

  const asked = { lines, reason: 'damaged', handover: 'drop_off' };
  const { body } = await shopper.post<Json>(`/orders/${orderId}/returns`, asked, { expect: 201 });
  const { id } = body.data.returns[0];
  const step = (name: string, more?: object) =>
    admin.post<Json>(`/admin/returns/${id}/${name}`, more, { expect: 200 });
  await step('approval', {});
  await step('receipt', { lines: [{ ...lines[0], restock: true }] });
  const done = (await step('refund')).body;
  expect(done.history.map(({ status }: Json) => status)).toEqual([
    'requested',
    'approved',
    'received',
    'refunded',
  ]);

  const owed = (await orderOf(shopper, orderId)).refunds;
  expect(owed.map(({ status }: Json) => status)).toEqual(['manual', 'manual']);
  for (const { _id } of owed)
    await admin.post(`/admin/orders/${orderId}/refunds/${_id}/handed-over`, {}, { expect: 200 });
  expect(await orderOf(shopper, orderId)).toMatchObject({ amountRefunded: 25.49, paymentStatus: 'refunded' });

  await untilHeard(shop, 'order.refunded');
  expect(await mailTo(shop, shopper.email, 'Your return is complete')).toContain('1 =C3=97 Jacket');
  const about = (await mailsTo(shop, shopper.email)).filter((mail) =>
    /return is complete|money is on/.test(mail),
  );
  expect(about).toHaveLength(1);
  await mustBeSound(shop);
});

it('takes in what staff has refunded on the page of the order, without a second refund or letter', async () => {
  const [shopper, admin] = [await shop.shopper('Robin Refunded'), await shop.admin()];
  const jacket = await goods(shop, { stock: 2 });
  const orderId = await paidFor(shop, shopper, wanted(jacket), shopper.email);
  const order = `/admin/orders/${orderId}`;
  for (const step of [
    { action: 'ship', carrier: 'UPS', trackingNumber: '1ZRETURN02' },
    { action: 'deliver' },
  ])
    await admin.post(`${order}/transitions`, step, { expect: 200 });
  const lines = [{ variantId: jacket.variantId, quantity: 1 }];
  const asked = { lines, reason: 'damaged', handover: 'drop_off' };
  const { body } = await shopper.post<Json>(`/orders/${orderId}/returns`, asked, { expect: 201 });
  const path = `/admin/returns/${body.data.returns[0].id}`;
  await admin.post(`${path}/approval`, {}, { expect: 200 });
  await admin.post(`${order}/refunds`, { reason: 'So that it is quick' }, { expect: 200 });
  const receipt = { lines: [{ ...lines[0], restock: true }] };
  const { body: arrived } = await admin.post<Json>(`${path}/receipt`, receipt, { expect: 200 });
  expect(arrived).toMatchObject({ status: 'received', amount: 0 });
  const { body: done } = await admin.post<Json>(`${path}/refund`, {}, { expect: 200 });
  expect(done).toMatchObject({ status: 'refunded', amount: 0, legalActions: [] });
  expect(await stockOf(shop, jacket)).toEqual({ on_hand: 2, held: 0 });
  const { refunds } = await eventually(
    () => orderOf(shopper, orderId),
    ({ paymentStatus }) => paymentStatus === 'refunded',
  );
  expect(refunds).toMatchObject([{ amount: 25.49 }]);
  await untilHeard(shop, 'order.refunded');
  const told = (await mailsTo(shop, shopper.email)).filter((mail) =>
    /return (is complete|has arrived)/.test(mail),
  );
  expect(told).toEqual([]);
  await mustBeSound(shop);
});
