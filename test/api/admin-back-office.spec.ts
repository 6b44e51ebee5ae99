import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { mailTo } from '../support/mails.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const filter = (wanted: object) => ({ query: { filter: JSON.stringify(wanted) }, expect: 200 });
const audit = (entityId: string) =>
  shop.sql<Json>('select action, actor_email, changes from audit_event where entity_id = $1 order by id', [
    entityId,
  ]);

let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

describe('coupons in the back office', () => {
  const terms = { code: 'spring10', kind: 'percent', percent: 10, minTotal: 20 };

  it('are made, found, changed in part, and deleted, each with a row in the audit log', async () => {
    const made = await admin.post<Json>('/admin/coupons', terms, { expect: 201 });
    const { id } = made.body;
    expect(made.body).toMatchObject({ code: 'SPRING10', percent: 10, amount: null, minTotal: 20, used: 0 });
    const changed = await admin.put<Json>(
      `/admin/coupons/${id}`,
      { ...made.body, isActive: false },
      { expect: 200 },
    );
    expect(changed.body).toMatchObject({ code: 'SPRING10', isActive: false, minTotal: 20 });
    const fragment = await admin.put<Json>(`/admin/coupons/${id}`, { maxUses: 5 }, { expect: 200 });
    expect(fragment.body).toMatchObject({ isActive: false, maxUses: 5 });
    const nulls = { maxUses: null, minTotal: null, perAccount: null, used: 9, unknown: 1 };
    const emptied = await admin.put<Json>(`/admin/coupons/${id}`, nulls, { expect: 200 });
    expect(emptied.body).toEqual({
      ...fragment.body,
      ...{ maxUses: null, minTotal: 0, perAccount: 1, version: fragment.body.version + 1 },
    });
    const codeless = { code: null };
    const refused = await admin.put<Json>(`/admin/coupons/${id}`, codeless, { expect: 400 });
    expect(refused.body.errors[0].field).toBe('code');
    const found = await admin.get<Json>('/admin/coupons', filter({ q: 'spring', isActive: false }));
    expect(found.body.map((coupon: Json) => coupon.id)).toEqual([id]);
    expect(found.headers.get('content-range')).toBe('coupons 0-0/1');
    expect(found.headers.get('x-total-count')).toBe('1');
    const asThePanelSends = { headers: { 'content-type': 'text/plain' }, expect: 200 };
    expect((await admin.delete<Json>(`/admin/coupons/${id}`, undefined, asThePanelSends)).body).toEqual({
      id,
    });
    const rows = await audit(id);
    expect(rows.map((row) => row.action)).toEqual([
      'adminCreateCoupon',
      'adminUpdateCoupon',
      'adminUpdateCoupon',
      'adminUpdateCoupon',
      'adminDeleteCoupon',
    ]);
    expect(rows[2]).toMatchObject({
      actor_email: 'admin@example.com',
      changes: { max_uses: { from: null, to: 5 } },
    });
  });

  it.each(['2026-W10', '2026-325', '0000-01-01', '2026-02-30', '2026-11-21T10:00', 'soon', 5])(
    'begin and end at a moment, which %p is not',
    async (moment) => {
      for (const field of ['startsAt', 'endsAt']) {
        const answer = await admin.post<Json>('/admin/coupons', { ...terms, code: 'NEVER', [field]: moment });
        expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
      }
      expect((await admin.put('/admin/settings/shop', { offerEndsAt: moment })).status).toBe(400);
    },
  );

  it('are not changed over what somebody else has changed, of either name of the call', async () => {
    const made = await admin.post<Json>('/admin/coupons', { ...terms, code: 'SHARED' }, { expect: 201 });
    const read = { headers: { 'if-match': `"${made.body.version}"` } };
    const path = `/admin/coupons/${made.body.id}`;
    await admin.put(path, { description: 'For friends' }, { ...read, expect: 200 });
    for (const send of [admin.put.bind(admin), admin.patch.bind(admin)]) {
      const late = await send<Json>(path, { maxUses: 3 }, read);
      expect([late.status, late.body.code]).toEqual([412, 'coupon_changed']);
    }
    const now = (await admin.get<Json>(path, { expect: 200 })).body;
    expect(now).toMatchObject({ description: 'For friends', maxUses: null, version: made.body.version + 1 });
  });

  it('name the field that is wrong, and change nothing', async () => {
    const wrong = await admin.post<Json>('/admin/coupons', { ...terms, code: 'WRONG1', percent: 120 });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'percent']);
    await admin.post('/admin/coupons', { ...terms, code: 'TWICE' }, { expect: 201 });
    const taken = await admin.post<Json>('/admin/coupons', { ...terms, code: 'twice' });
    expect([taken.status, taken.body.code]).toEqual([409, 'coupon_code_taken']);
    const foreign = await admin.post<Json>('/admin/coupons', { ...terms, code: 'NOBODY', accountId: v7() });
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([400, 'accountId']);
    expect(await shop.sql(`select 1 from audit_event where changes::text like '%NOBODY%'`)).toHaveLength(0);
  });

  it('that orders carry are not deleted', async () => {
    const made = await admin.post<Json>('/admin/coupons', { ...terms, code: 'CARRIED' }, { expect: 201 });
    const ann = await shop.shopper();
    const order = await insertOrder(shop, { email: ann.email });
    await shop.sql('update orders set coupon_id = $2 where id = $1', [order.id, made.body.id]);
    const answer = await admin.delete<Json>(`/admin/coupons/${made.body.id}`);
    expect([answer.status, answer.body.code]).toEqual([409, 'coupon_in_use']);
  });
});

describe('customers in the back office', () => {
  it('show how many orders they have and what they spent, less what was returned', async () => {
    const ann = await shop.shopper('Spending Ann');
    await ann.get('/orders/all', { expect: 200 });
    await insertOrder(shop, { email: ann.email, status: 'delivered', totalCents: 10_000 });
    await insertOrder(shop, {
      email: ann.email,
      status: 'delivered',
      totalCents: 5_000,
      refundedCents: 1_000,
    });
    await insertOrder(shop, { email: ann.email, status: 'cancelled', totalCents: 7_000 });
    const { body } = await admin.get<Json>('/admin/customers', filter({ q: 'spending ann' }));
    expect(body).toEqual([
      expect.objectContaining({ email: ann.email, orders: 2, spent: 140, role: 'customer' }),
    ]);
    const rich = await admin.get<Json>('/admin/customers', filter({ spent_gte: 140 }));
    expect(rich.body.map((customer: Json) => customer.email)).toEqual([ann.email]);
    expect(rich.body[0].lastSeenAt).not.toBeNull();
  });

  it.each(['name', 'email', 'role', 'orders', 'spent', 'lastSeenAt', 'lastOrderAt', 'createdAt'])(
    'are sorted by %s both ways without losing one',
    async (field) => {
      const list = async (direction: string) =>
        (
          await admin.get<Json>('/admin/customers', {
            query: { sort: JSON.stringify([field, direction]) },
            expect: 200,
          })
        ).body;
      const [up, down] = [await list('ASC'), await list('DESC')];
      expect(up.map((one: Json) => one.id).reverse()).toEqual(down.map((one: Json) => one.id));
    },
  );

  it('choose a longer password when they become staff, and are locked out at once when disabled', async () => {
    const sam = await shop.shopper('Sam Soon');
    const [{ id }] = (await shop.sql<Json>('select id from account where email_key = $1', [sam.email])) as [
      Json,
    ];
    expect((await sam.get('/admin/orders')).status).toBe(403);
    await admin.put(`/admin/customers/${id}`, { role: 'staff' }, { expect: 200 });
    expect((await sam.get('/admin/orders')).status).toBe(401);
    const old = { email: sam.email, password: 'a-good-password-1' };
    expect((await shop.client.post('/auth/login', old)).status).toBe(401);
    const mail = await mailTo(shop, sam.email, 'a member of staff');
    const link = `/auth/reset-password/${/reset-password\/([\w-]{43})/.exec(mail)?.[1] ?? ''}`;
    expect((await shop.client.put(link, { password: 'kettle 42' })).status).toBe(400);
    await shop.client.put(link, { password: 'saffron kettle 42' }, { expect: 200 });
    expect(await mailTo(shop, 'admin@example.com', 'A role was changed')).toContain('Sam Soon');
    const again = await shop.login(sam.email, 'saffron kettle 42');
    expect((await again.get('/admin/orders')).status).toBe(200);
    await admin.put(`/admin/customers/${id}`, { disabled: true }, { expect: 200 });
    expect((await again.get('/admin/orders')).status).toBe(401);
    expect((await audit(id))[0].changes).toEqual({
      role: { from: 'customer', to: 'staff' },
      staff_role_id: { from: null, to: '00000000-0000-7000-8000-000000000001' },
      password_hash: '***',
    });
  });

  it('cannot be the administrator’s own account', async () => {
    const { body } = await admin.get<Json>('/users/me');
    const answer = await admin.put<Json>(`/admin/customers/${body.data._id}`, { role: 'customer' });
    expect([answer.status, answer.body.code]).toEqual([409, 'not_yourself']);
  });
});

describe('the settings of the shop', () => {
  it('are defaults until changed, and what is changed is told to everybody', async () => {
    const before = await admin.get<Json>('/admin/settings/shop', { expect: 200 });
    expect(before.body).toMatchObject({ id: 'shop', name: 'Duka', depositPercent: 40, offerEndsAt: null });
    await admin.put(
      '/admin/settings/shop',
      { name: 'Soko', depositPercent: 25, returnDays: 14 },
      { expect: 200 },
    );
    const shown = await shop.client.get<Json>('/shop', { expect: 200 });
    expect(shown.body.data).toMatchObject({
      name: 'Soko',
      depositPercent: 25,
      returnDays: 14,
      freeDelivery: { over: 0, method: null },
      demo: false,
    });
    expect(shown.body.data.demoLogins).toBeUndefined();
    expect((await audit('shop'))[0].changes.value.to).toMatchObject({ name: 'Soko' });
  });

  it('name the shop in its mails', async () => {
    await admin.put('/admin/settings/shop', { name: 'Bakery Corner' }, { expect: 200 });
    await shop.client.post('/newsletter', { email: 'named@example.com' }, { expect: 200 });
    const [head, ...bodies] = (await mailTo(shop, 'named@example.com', 'Bakery Corner')).split(
      'Content-Type: text/',
    );
    expect(head).toContain('From: Bakery Corner <hello@duka.example>\r\n');
    expect(bodies).toHaveLength(2);
    for (const body of bodies) {
      expect(body).toContain('Bakery Corner');
      expect(body).not.toMatch(/\bDuka\b/);
    }
  });

  it.each([
    { depositPercent: 101 },
    { depositPercent: '40' },
    { name: '' },
    { returnDays: 0 },
    { restockingFeePercent: 51 },
    { supportEmail: 'x' },
    { offerEndsAt: 'soon' },
  ])('refuse %j', async (body) => {
    expect((await admin.put('/admin/settings/shop', body)).status).toBe(400);
  });

  it('stay as they are where nothing is sent, and take no null', async () => {
    const { body } = await admin.get<Json>('/admin/settings/shop');
    const same = await admin.put<Json>('/admin/settings/shop', { unknown: 1 }, { expect: 200 });
    expect(same.body).toEqual(body);
    expect((await admin.put('/admin/settings/shop', { name: null })).status).toBe(400);
  });

  it('are one record', async () => {
    expect((await admin.get('/admin/settings/other')).status).toBe(404);
    expect((await admin.get<Json>('/admin/settings', filter({ id: ['shop'] }))).body).toHaveLength(1);
  });
});

describe('the newsletter in the back office', () => {
  it('lists who asked for it and forgets an address', async () => {
    await shop.client.post('/newsletter', { email: 'reader@example.com' });
    const { body } = await admin.get<Json>('/admin/newsletter', filter({ q: 'reader@', status: 'pending' }));
    expect(body).toHaveLength(1);
    await admin.delete(`/admin/newsletter/${body[0].id}`, undefined, { expect: 200 });
    expect((await admin.delete(`/admin/newsletter/${body[0].id}`)).status).toBe(404);
    expect(JSON.stringify((await audit(body[0].id))[0].changes.token_hash)).toBe('"***"');
  });
});

describe('a role of the staff', () => {
  it('is not changed over what somebody else has changed, of either name of the call', async () => {
    const terms = { name: 'Night shift', permissions: ['orders.read'] };
    const made = await admin.post<Json>('/admin/roles', terms, { expect: 201 });
    const read = { headers: { 'if-match': `"${made.body.version}"` } };
    const path = `/admin/roles/${made.body.id}`;
    await admin.put(path, { permissions: [] }, { ...read, expect: 200 });
    for (const send of [admin.put.bind(admin), admin.patch.bind(admin)]) {
      const late = await send<Json>(path, terms, read);
      expect([late.status, late.body.code]).toEqual([412, 'role_changed']);
    }
    const now = (await admin.get<Json>(path, { expect: 200 })).body;
    expect(now).toMatchObject({ permissions: [], version: made.body.version + 1 });
  });
});

describe('the audit log', () => {
  it('can be searched, and read entry by entry', async () => {
    const { body } = await admin.get<Json>('/admin/audit', filter({ entity: 'settings', q: 'admin@' }));
    expect(body.length).toBeGreaterThan(0);
    const one = await admin.get<Json>(`/admin/audit/${body[0].id}`, { expect: 200 });
    expect(one.body).toEqual(body[0]);
  });

  it('cannot be changed, not even by SQL', async () => {
    await expect(shop.sql('delete from audit_event')).rejects.toThrow('append-only');
  });
});
