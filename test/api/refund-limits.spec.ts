import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, openSession, payOnPage, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let clerk: Client;

/** A member of the staff who may refund fifty dollars alone. */
async function someoneWith(
  permissions: readonly string[],
  refundLimit: number,
): Promise<Client & { email: string }> {
  const name = `Limited ${Math.random()}`;
  const { body } = await admin.post<Json>(
    '/admin/roles',
    { name, permissions, refundLimit },
    { expect: 201 },
  );
  const someone = await shop.shopper('Cleo Clerk', 'staff');
  await shop.sql('update account set staff_role_id = $2 where email_key = $1', [someone.email, body.id]);
  return someone;
}

/** Three jackets at 25.49, paid by card. */
async function paidOrder(): Promise<string> {
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(await goods(shop, { stock: 5 }), 3));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return String(session.data.orderId);
}

const refund = (who: Client, orderId: string, body: object, expected = 200) =>
  who.post<Json>(`/admin/orders/${orderId}/refunds`, { reason: 'Torn', ...body }, { expect: expected });
const decide = (who: Client, orderId: string, id: string, decision: string, expected = 200) =>
  who.post<Json>(`/admin/orders/${orderId}/refund-requests/${id}/${decision}`, undefined, {
    expect: expected,
  });
const auditOf = (orderId: string) =>
  shop.sql<{ action: string }>('select action from audit_event where entity_id = $1 order by id', [orderId]);

beforeAll(async () => {
  admin = await shop.admin();
  clerk = await someoneWith(['orders.read', 'orders.write', 'orders.refund'], 50);
});

describe('a refund limit', () => {
  afterEach(() => mustBeSound(shop));

  it('lets smaller refunds go at once', async () => {
    const { body } = await refund(clerk, await paidOrder(), { amount: 50 });
    expect(body).toMatchObject({ refundRequests: [], refunds: [{ amount: 50 }] });
  });

  it('is for one order, into however many refunds it is split', async () => {
    const someone = await someoneWith(['orders.read', 'orders.write', 'orders.refund'], 50);
    const orderId = await paidOrder();
    await refund(someone, orderId, { amount: 30 });
    const { body } = await refund(someone, orderId, { amount: 30 });
    expect(body).toMatchObject({ refunds: [{ amount: 30 }], refundRequests: [{ amount: 30 }] });
    const cancelled = await someone.post<Json>(`/admin/orders/${orderId}/transitions`, { action: 'cancel' });
    expect([cancelled.status, cancelled.body.code]).toEqual([403, 'refund_over_limit']);
  });

  it('lets a larger one wait until somebody else approves it, once', async () => {
    const orderId = await paidOrder();
    const { body } = await refund(clerk, orderId, { amount: 60 });
    expect(body.refunds).toEqual([]);
    expect(body.refundRequests).toMatchObject([{ amount: 60, reason: 'Torn', askedByName: 'Cleo Clerk' }]);
    const [{ id }] = body.refundRequests;

    expect((await refund(clerk, orderId, { amount: 70 }, 409)).body.code).toBe('refund_request_waiting');
    expect((await decide(clerk, orderId, id, 'approval', 403)).body.code).toBe('approves_own_refund');
    const twin = await someoneWith(['orders.read', 'orders.refund'], 50);
    expect((await decide(twin, orderId, id, 'approval', 403)).body.code).toBe('refund_over_limit');

    const path = `/admin/orders/${orderId}/refund-requests/${id}/approval`;
    const both = await Promise.all([admin.post(path), admin.post(path)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = (await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body;
    expect(after).toMatchObject({ refundRequests: [], refunds: [{ amount: 60 }] });
    expect((await auditOf(orderId)).map(({ action }) => action)).toEqual([
      'order.refund-asked',
      'order.refund-approved',
    ]);
  });

  it('gives back nothing that was rejected, and lets it be asked for again', async () => {
    const orderId = await paidOrder();
    const [{ id }] = (await refund(clerk, orderId, {})).body.refundRequests;
    const { body } = await decide(admin, orderId, id, 'rejection');
    expect(body).toMatchObject({ refundRequests: [], refunds: [] });
    expect((await decide(admin, orderId, id, 'approval', 409)).body.code).toBe('refund_request_decided');
    expect((await refund(clerk, orderId, {})).body.refundRequests).toHaveLength(1);
  });

  it('holds for cancelling what was paid, too', async () => {
    const orderId = await paidOrder();
    const cancel = (who: Client, expected: number) =>
      who.post<Json>(`/admin/orders/${orderId}/transitions`, { action: 'cancel' }, { expect: expected });
    expect((await cancel(clerk, 403)).body.code).toBe('refund_over_limit');
    const packer = await someoneWith(['orders.read', 'orders.write'], 0);
    expect((await cancel(packer, 403)).body.code).toBe('not_allowed');
    expect((await cancel(admin, 200)).body.status).toBe('cancelled');
  });

  it('13 cancelling what was paid asks for the password again, as a refund does', async () => {
    const orderId = await paidOrder();
    const old = await someoneWith(['orders.read', 'orders.write', 'orders.refund'], 500);
    await shop.sql(
      `update session set authenticated_at = now() - interval '16 minutes'
       where account_id = (select id from account where email_key = $1)`,
      [old.email],
    );
    const path = `/admin/orders/${orderId}/transitions`;
    const refused = await old.post<Json>(path, { action: 'cancel' }, { expect: 403 });
    expect(refused.body.code).toBe('password_required');
    await old.post(
      '/users/me/password-confirmation',
      { currentPassword: 'a-good-password-1' },
      { expect: 200 },
    );
    expect((await old.post<Json>(path, { action: 'cancel' }, { expect: 200 })).body.status).toBe('cancelled');
  });

  it('13 gives nothing back by cancelling to whoever may not refund, also when the order is paid meanwhile', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop, { stock: 5 }), 3));
    const packer = await someoneWith(['orders.read', 'orders.write'], 1_000);
    await payOnPage(shop, session.url);
    // paid at the provider, and the shop has not heard of it yet or just has: cancelling asks the provider first
    const path = `/admin/orders/${String(session.data.orderId)}/transitions`;
    const refused = await packer.post<Json>(path, { action: 'cancel' }, { expect: 403 });
    expect(['not_allowed', 'refund_over_limit']).toContain(refused.body.code);
    expect(await shop.sql('select id from refund where order_id = $1', [session.data.orderId])).toEqual([]);
  });

  it('shows to whom may not refund no refund', async () => {
    const orderId = await paidOrder();
    const packer = await someoneWith(['orders.read', 'orders.write'], 0);
    const { legalActions } = (await packer.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body;
    expect(legalActions).toContain('ship');
    expect(legalActions).not.toContain('refund');
  });
});
