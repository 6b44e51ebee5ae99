import { describe, expect, it } from '@jest/globals';
import { goods, openSession, payOnPage, wanted } from '../support/money.js';
import { disputeEvent } from '../support/storm.js';
import { useShop } from '../support/use-shop.js';
import { deliver } from '../support/webhooks.js';

const PASSWORD = 'a-good-password-1';

describe('an account', () => {
  const shop = useShop();

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
});
