import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, openSession, payOnPage, wanted } from '../support/money.js';
import { calls } from '../support/published.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const ready = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;
const [MANAGER, PACKER, ACCOUNTANT] = [ready(2), ready(3), ready(4)];

let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

/** A member of the staff with a ready role, logged in. */
async function someoneWith(roleId: string): Promise<Client & { email: string; id: string }> {
  const someone = await shop.shopper();
  const [row] = await shop.sql<{ id: string }>(
    `update account set role = 'staff', staff_role_id = $2 where email_key = $1 returning id`,
    [someone.email, roleId],
  );
  return Object.assign(someone, { id: row?.id ?? '' });
}

/** Jackets at 25.49, paid by card. */
async function paidOrder(pieces: number): Promise<string> {
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted(await goods(shop, { stock: pieces }), pieces));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return String(session.data.orderId);
}

/** Reads that leave the shop: files, papers with an address, everything of one person. */
const leaving = calls.filter(
  ({ method, path }) =>
    method === 'GET' && /export\.csv$|\/paper$|\/admin\/customers\/\{id\}\/data$/.test(path),
);

describe('what leaves the shop', () => {
  it.each(leaving.map(({ path, call }) => [path, call] as const))(
    '%s is audited and wants a recent log-in and a permission',
    (_, call) => {
      expect(call).toMatchObject({
        'x-audited': expect.any(String),
        'x-recent-login': true,
        'x-permission': expect.any(String),
      });
    },
  );

  it('stands in the audit log with who took it, before it goes', async () => {
    const filter = JSON.stringify({ status: 'shipped' });
    expect(
      (await admin.fetch(`/api/v1/admin/orders/export.csv?filter=${encodeURIComponent(filter)}`)).status,
    ).toBe(200);
    const rows = await shop.sql<Json>(
      `select actor_email, entity, changes from audit_event where action = 'adminExportOrders'`,
    );
    expect(rows).toEqual([
      { actor_email: 'admin@example.com', entity: 'order', changes: { asked: { filter } } },
    ]);
  });

  it('is not for packers, and wants the password again after a quarter of an hour', async () => {
    const packer = await someoneWith(PACKER);
    const manager = await someoneWith(MANAGER);
    for (const file of ['orders/export.csv', 'customers/export.csv', `customers/${manager.id}/data`])
      expect((await packer.fetch(`/api/v1/admin/${file}`)).status).toBe(403);
    expect((await manager.fetch('/api/v1/admin/orders/export.csv')).status).toBe(200);
    await shop.sql(
      `update session set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
      [manager.id],
    );
    const { body } = await manager.get<Json>('/admin/orders/export.csv', { expect: 403 });
    expect(body).toMatchObject({ code: 'password_required' });
  });

  it('is the tax report for accountants, to read and as a file, and not for packers', async () => {
    const accountant = await someoneWith(ACCOUNTANT);
    const packer = await someoneWith(PACKER);
    for (const path of ['tax-report', 'tax-report/export.csv']) {
      expect((await accountant.fetch(`/api/v1/admin/${path}`)).status).toBe(200);
      expect((await packer.fetch(`/api/v1/admin/${path}`)).status).toBe(403);
    }
  });

  it('is a report for accountants, to read and as a file, and not for packers', async () => {
    const accountant = await someoneWith(ACCOUNTANT);
    const packer = await someoneWith(PACKER);
    for (const path of ['reports', 'reports/days', 'reports/days/export.csv']) {
      expect((await accountant.fetch(`/api/v1/admin/${path}`)).status).toBe(200);
      expect((await packer.fetch(`/api/v1/admin/${path}`)).status).toBe(403);
    }
  });

  it('is of the staff for administrators alone', async () => {
    const manager = await someoneWith(MANAGER);
    const packer = await someoneWith(PACKER);
    const shopper = await shop.shopper();
    const [{ id } = { id: '' }] = await shop.sql<{ id: string }>(
      'select id from account where email_key = $1',
      [shopper.email],
    );
    expect((await manager.get(`/admin/customers/${id}/data`)).status).toBe(200);
    const { body } = await manager.get<Json>(`/admin/customers/${packer.id}/data`, { expect: 403 });
    expect(body).toMatchObject({ code: 'one_of_the_staff' });
    expect((await admin.get(`/admin/customers/${packer.id}/data`)).status).toBe(200);
  });
});

describe('what the staff may give away on a day', () => {
  it('ends at the limit over several orders; the rest waits for a second person', async () => {
    const accountant = await someoneWith(ACCOUNTANT);
    const states: unknown[] = [];
    for (const amount of [450, 450]) {
      const id = await paidOrder(20);
      const { body } = await accountant.post<Json>(
        `/admin/orders/${id}/refunds`,
        { amount, reason: 'torn' },
        { expect: 200 },
      );
      states.push([body.refunds.length, body.refundRequests?.length ?? 0]);
    }
    expect(states).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('ends there also for refunds that are asked for at once', async () => {
    const accountant = await someoneWith(ACCOUNTANT);
    const orders = await Promise.all([paidOrder(20), paidOrder(20), paidOrder(20)]);
    await Promise.all(
      orders.map((id) =>
        accountant.post(`/admin/orders/${id}/refunds`, { amount: 300, reason: 'torn' }, { expect: 200 }),
      ),
    );
    const given = await shop.sql<Json>(
      'select count(*)::int as refunds, sum(amount_cents)::int as cents from refund where order_id = any($1)',
      [orders],
    );
    expect(given).toEqual([{ refunds: 1, cents: 30_000 }]);
  });

  it('counts money that somebody says they have seen', async () => {
    const packer = await someoneWith(PACKER);
    const ann = await shop.shopper();
    const jacket = wanted(await goods(shop, { stock: 2 }), 1);
    const bought = await ann.post<Json>('/payments/cash', { ...jacket, amount: 10.2 }, { expect: 200 });
    const id = String(bought.body.data?.orderId ?? bought.body.orderId);
    const refused = await packer.post<Json>(
      `/admin/orders/${id}/transitions`,
      { action: 'record-deposit' },
      { expect: 403 },
    );
    expect(refused.body).toMatchObject({ code: 'budget_spent' });
    expect((await packer.get<Json>(`/admin/orders/${id}`)).body.legalActions).not.toContain('record-deposit');
  });
});
