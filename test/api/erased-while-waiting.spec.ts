import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, openSession, payOnPage, wanted } from '../support/money.js';
import { disputeEvent } from '../support/storm.js';
import { useShop } from '../support/use-shop.js';
import { deliver } from '../support/webhooks.js';

const PASSWORD = 'a-good-password-1';

describe('an account', () => {
  const shop = useShop({ settings: { euRules: 'on' } });

  it('is not erased while a bank has a payment of theirs, or a refund waits for somebody else', async () => {
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const session = await openSession(shopper, { ...wanted(await goods(shop)), amount: 25.49 });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const orderId = String(session.data.orderId);
    const erased = async () => (await shopper.post('/users/me/erasure', { password: PASSWORD })).body.code;
    for (const step of [{ action: 'ship', carrier: 'UPS', trackingNumber: 'ERASED1' }, { action: 'deliver' }])
      await admin.post(`/admin/orders/${orderId}/transitions`, step, { expect: 200 });
    const [request] = await shop.sql<{ id: string }>(
      `insert into refund_request (id, order_id, scope, reason, amount_cents, state, asked_by, created_at)
       values (gen_random_uuid(), $1, '{}', 'Torn', 100, 'waiting', (select account_id from orders where id = $1), now()) returning id`,
      [orderId],
    );
    expect(await erased()).toBe('account_in_use');
    await shop.sql('delete from refund_request where id = $1', [request?.id]);
    const [payment] = await shop.sql<{ intent: string }>(
      'select provider_intent as intent from payment_attempt where order_id = $1',
      [orderId],
    );
    const hear = (status?: 'lost') =>
      deliver(
        shop.client,
        disputeEvent('du_erased', String(payment?.intent), { amount: 2_549, ...(status ? { status } : {}) }),
      );
    expect(await hear()).toBe(200);
    expect(await erased()).toBe('account_in_use');
    expect(await hear('lost')).toBe(200);
    await shopper.post('/users/me/erasure', { password: PASSWORD }, { expect: 200 });
  });

  it('is not erased while a withdrawal in words waits for the staff', async () => {
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const orderId = String(session.data.orderId);
    for (const step of [{ action: 'ship', carrier: 'UPS', trackingNumber: 'ERASED2' }, { action: 'deliver' }])
      await admin.post(`/admin/orders/${orderId}/transitions`, step, { expect: 200 });
    const { number: orderNumber } = (await shopper.get<Json>(`/orders/${orderId}`, { expect: 200 })).body
      .data;
    const said = { orderNumber, name: 'Ada Shopper', email: shopper.email, items: 'the red one' };
    await shop.client.post('/withdrawals', said, { expect: 201 });
    const refused = await shopper.post<Json>('/users/me/erasure', { password: PASSWORD });
    expect(refused.body.code).toBe('account_in_use');
    const [row] = (await admin.get<Json>('/admin/withdrawals', { expect: 200 })).body;
    await admin.post(`/admin/withdrawals/${row.id}/settlement`, undefined, { expect: 200 });
    await shopper.post('/users/me/erasure', { password: PASSWORD }, { expect: 200 });
  });
});
