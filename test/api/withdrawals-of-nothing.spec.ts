import { expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, mustBeSound, openSession, payOnPage, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

it('a withdrawal of no item is none of the whole order, which is meant by leaving the items out', async () => {
  const admin = await shop.admin();
  await admin.put('/admin/settings/shop', { euRules: 'on' }, { expect: 200 });
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(await goods(shop), 2));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const path = `/orders/${String(session.data.orderId)}`;
  const withdraw = (body: object, expected: number) =>
    shopper.post<Json>(`${path}/withdrawals`, body, { expect: expected });

  expect((await withdraw({ lines: [] }, 400)).body.errors).toEqual([
    { field: 'lines', message: 'lines must name an item; leave it out to withdraw from the whole order' },
  ]);
  expect((await shopper.get<Json>(path, { expect: 200 })).body.data.status).toBe('processing');
  expect((await withdraw({}, 201)).body.data.status).toBe('cancelled');
  const told = await shop.sql(
    `select data ->> 'status' as status from event where type = 'withdrawal.changed' and data ->> 'orderId' = $1 order by seq`,
    [String(session.data.orderId)],
  );
  expect(told).toEqual([{ status: 'open' }, { status: 'cancelled' }]);
  await mustBeSound(shop);
});
