import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mustBeSound, goods, openSession, payOnPage, wanted } from '../support/money.js';
import { mailTo } from '../support/mails.js';
import { prove } from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const PASSWORD = 'a-good-password-1';
const address = {
  ...{ firstName: 'Ann', lastName: 'Kamau', street: '9 Baobab Road', city: 'Kampala' },
  ...{ state: 'Central', zipCode: '00256', country: 'Uganda' },
};

async function someone(isShown = true) {
  const client = await shop.shopper('Ann Kamau');
  const { _id: id, email } = (await client.get<Json>('/users/me', { expect: 200 })).body.data;
  if (isShown) await prove(shop, id);
  return { client, id: id as string, email: email as string };
}
type Someone = Awaited<ReturnType<typeof someone>>;
const merge = (from: string, into: string, expected = 200) =>
  admin.post<Json>(`/admin/customers/${from}/merge`, { into }, { expect: expected });
const give = (accountId: string, amount: number) =>
  admin.post<Json>('/admin/credit', { accountId, amount, reason: 'A prize' }, { expect: 201 });
const creditOf = async ({ client }: Someone) =>
  (await client.get<Json>('/users/me/credit', { expect: 200 })).body.data.map(({ balance }: Json) => balance);
/** What the book owes as store credit, and all balances. */
const owed = async () => {
  const [book] = await shop.sql<{ cents: string }>(
    `select coalesce(sum(amount_cents), 0) as cents from ledger_posting where account = 'provider:store-credit'`,
  );
  const [kept] = await shop.sql<{ cents: string }>(
    `select coalesce(sum(balance_cents), 0) as cents from credit where kind = 'store-credit'`,
  );
  return [-Number(book?.cents), Number(kept?.cents)];
};

describe('two accounts that become one', () => {
  afterAll(() => mustBeSound(shop));

  it('have everything of both in the one that is kept, and owe to the cent what they did', async () => {
    const [old, kept] = [await someone(), await someone()];
    const [jacket, scarf] = [await goods(shop, { cents: 2_549 }), await goods(shop, { cents: 900 })];
    await give(old.id, 30);
    await give(kept.id, 12.5);
    const before = await owed();
    const session = await openSession(old.client, wanted(jacket, 1, 25.49));
    await payOnPage(shop, session.url);
    await old.client.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    await old.client.post('/users/me/addresses', address, { expect: 201 });
    await old.client.post('/users/me/addresses', { ...address, street: '10 Baobab Road' }, { expect: 201 });
    await kept.client.post('/users/me/addresses', address, { expect: 201 });
    for (const { client } of [old, kept]) {
      await client.put(`/favorites/${scarf.productId}`, {}, { expect: 200 });
      await client.post('/carts', { ...scarf, quantity: 2 }, { expect: 201 });
    }
    await old.client.put(`/favorites/${jacket.productId}`, {}, { expect: 200 });
    await old.client.post(
      `/products/${jacket.productId}/rate`,
      { rating: 5, comment: 'Warm' },
      { expect: 200 },
    );
    const mark = `m${v7().slice(-10)}`;
    await admin.put(`/admin/customers/${old.id}/tags`, { tags: [mark, 'both'] }, { expect: 200 });
    await admin.put(`/admin/customers/${kept.id}/tags`, { tags: ['both'] }, { expect: 200 });
    await admin.post(`/admin/customers/${old.id}/notes`, { text: 'Called on Monday' }, { expect: 201 });
    const group = (await admin.post<Json>('/admin/customer-groups', { name: `G ${v7()}` }, { expect: 201 }))
      .body;
    const add = [old.id, kept.id];
    await admin.post(`/admin/customer-groups/${group.id}/members`, { add }, { expect: 200 });

    const { body } = await merge(old.id, kept.id);
    expect(body).toMatchObject({ id: kept.id, email: kept.email, orders: 1 });
    expect(await owed()).toEqual(before);
    expect(await creditOf(kept)).toEqual([42.5]);
    const read = async (path: string) => (await kept.client.get<Json>(path, { expect: 200 })).body.data;
    const orderId = session.data.orderId as string;
    expect((await read('/orders/all')).map(({ _id }: Json) => _id)).toEqual([orderId]);
    expect((await read('/users/me/addresses')).map(({ street }: Json) => street).toSorted()).toEqual([
      '10 Baobab Road',
      '9 Baobab Road',
    ]);
    expect((await read('/favorites')).map(({ _id }: Json) => _id).toSorted()).toEqual(
      [jacket.productId, scarf.productId].toSorted(),
    );
    expect((await read('/carts')).map(({ quantity }: Json) => quantity)).toEqual([2]);
    const remarks = (await admin.get<Json>(`/admin/customers/${kept.id}/remarks`, { expect: 200 })).body;
    expect(remarks).toMatchObject({
      ...{ tags: ['both', mark].toSorted(), notes: [{ text: 'Called on Monday' }] },
      groups: expect.arrayContaining([expect.objectContaining({ id: group.id })]),
    });
    const [review] = await shop.sql<Json>('select account_id from review where product_id = $1', [
      jacket.productId,
    ]);
    expect(review?.account_id).toBe(kept.id);

    // nobody is in it any more, and its address is free
    await old.client.get('/users/me', { expect: 401 });
    const login = { email: old.email, password: PASSWORD };
    await shop.client.post('/auth/login', login, { expect: 401 });
    const gone = (await admin.get<Json>(`/admin/customers/${old.id}`, { expect: 200 })).body;
    expect(gone).toMatchObject({ disabled: true, orders: 0, name: 'Merged account' });
    expect(JSON.stringify(gone)).not.toContain(old.email);
    for (const { email } of [old, kept])
      expect(await mailTo(shop, email, 'Your accounts have become one')).toContain(old.email);
    expect((await merge(old.id, kept.id, 409)).body.code).toBe('account_merged');
    const act = 'select changes from audit_event where entity_id = $1 and action = $2';
    const book = await shop.sql<Json>(act, [old.id, 'adminMergeCustomer']);
    expect(book).toEqual([{ changes: { into: kept.id } }]);
    for (const change of [{ disabled: false }, { role: 'staff' }, { name: 'Ann', email: old.email }]) {
      const refused = await admin.put<Json>(`/admin/customers/${old.id}`, change, { expect: 409 });
      expect(refused.body.code).toBe('account_merged');
    }
    await admin.put(`/admin/customers/${old.id}`, { name: gone.name, disabled: true }, { expect: 200 });
  });

  it('have shown whose mailboxes they are, or nobody was ever in the one that was not shown', async () => {
    const [shown, squatter] = [await someone(), await someone(false)];
    for (const [from, into] of [
      [shown, squatter],
      [squatter, shown],
    ] as const) {
      const { body } = await merge(from.id, into.id, 409);
      expect([body.code, body.message]).toEqual([
        'mailbox_not_shown',
        expect.stringContaining(squatter.email),
      ]);
    }
    for (const { client } of [shown, squatter]) await client.get('/users/me', { expect: 200 });
    const opened = { name: 'Ann Kamau', email: `phone-${v7()}@example.com`, role: 'customer' };
    const { id } = (await admin.post<Json>('/admin/customers', opened, { expect: 201 })).body;
    await merge(id, shown.id);
  });

  it('have each used a coupon, and their links of order mails end', async () => {
    const [old, kept] = [await someone(), await someone()];
    const code = `ONE${v7().slice(-8).toUpperCase()}`;
    const terms = { code, kind: 'percent', percent: 10, perAccount: 1 };
    await admin.post('/admin/coupons', terms, { expect: 201 });
    const buy = async ({ client }: Someone) =>
      client.post<Json>('/payments/cash', { ...wanted(await goods(shop)), amount: 9.18, couponCode: code });
    const links: [id: string, token: string][] = [];
    for (const one of [old, kept]) {
      expect((await buy(one)).status).toBe(200);
      const mail = await mailTo(shop, one.email, 'We have your order');
      const [, id = '', token = ''] = /\/orders\/([\w-]+)#(\d+\.[\w-]+)/.exec(mail) ?? [];
      links.push([id, token]);
    }
    const opens = ([id, token]: (typeof links)[number]) =>
      shop.client.get<Json>(`/orders/${id}`, { headers: { Authorization: `Order ${token}` } });
    for (const link of links) expect((await opens(link)).status).toBe(200);
    await merge(old.id, kept.id);
    for (const link of links) {
      const { status, body } = await opens(link);
      expect([status, body.code]).toEqual([403, 'order_link_ended']);
    }
    const again = await buy(kept);
    expect([again.status, again.body.code]).toEqual([422, 'coupon_already_used']);
    await mustBeSound(shop);
  });

  it('have the orders of the former shop and what is proposed in the one that is kept, whatever a file says', async () => {
    const [old, kept] = [await someone(), await someone()];
    const number = `M-${v7()}`;
    const send = async (total: number): Promise<string> => {
      const file = `number,date,total,email\n${number},2024-05-01,${total},${old.email}\n`;
      const csv = { headers: { 'content-type': 'text/csv' }, expect: 201 };
      return (await admin.post<Json>('/admin/earlier-orders/imports', file, csv)).body.id;
    };
    const first = await send(5);
    const scopes = ['customers.read', 'proposals.write'];
    const key = await admin.post<Json>('/admin/api-keys', { name: number, scopes }, { expect: 201 });
    const wish = { customerId: old.id, text: 'Wants to be called' };
    const proposal = { action: 'note-customer', arguments: wish, reason: 'Asked by phone' };
    const { id } = (
      await shop.client.as(key.body.secret).post<Json>('/admin/proposals', proposal, { expect: 201 })
    ).body;
    await merge(old.id, kept.id);

    const own = async () =>
      (await kept.client.get<Json>('/users/me/earlier-orders', { expect: 200 })).body.data;
    const has = async (total: number) => {
      expect(await own()).toMatchObject([{ number, total }]);
      const rows = await shop.sql<Json>('select email from earlier_order where number = $1', [number]);
      expect(rows).toEqual([{ email: kept.email }]);
    };
    await has(5);
    const again = await send(6);
    await has(6);
    await admin.post(`/admin/earlier-orders/imports/${again}/undo`, undefined, { expect: 200 });
    await has(5);
    // undone as a whole and sent anew, it is still that of the kept account
    await admin.post(`/admin/earlier-orders/imports/${first}/undo`, undefined, { expect: 200 });
    expect(await own()).toEqual([]);
    await send(7);
    await has(7);
    await admin.post(`/admin/proposals/${id}/approval`, undefined, { expect: 200 });
    const remarks = (await admin.get<Json>(`/admin/customers/${kept.id}/remarks`, { expect: 200 })).body;
    expect(remarks.notes).toMatchObject([{ text: 'Wants to be called' }]);
  });

  it('leave the orders of the former shop to a mailbox that nobody has shown', async () => {
    const [kept, email, number] = [await someone(), `${v7()}@example.com`, `M-${v7()}`];
    const opened = { name: 'Amina Okello', email, role: 'customer' };
    const old = (await admin.post<Json>('/admin/customers', opened, { expect: 201 })).body;
    const file = `number,date,total,email\n${number},2024-05-01,5,${email}\n`;
    const csv = { headers: { 'content-type': 'text/csv' }, expect: 201 };
    await admin.post('/admin/earlier-orders/imports', file, csv);
    await merge(old.id, kept.id);
    const own = await kept.client.get<Json>('/users/me/earlier-orders', { expect: 200 });
    expect(own.body.data).toEqual([]);
    const rows = await shop.sql<Json>('select email from earlier_order where number = $1', [number]);
    expect(rows).toEqual([{ email }]);
  });

  it('get back on the kept one what their orders had taken of the other one’s credit', async () => {
    const [old, kept] = [await someone(), await someone()];
    await give(old.id, 100);
    await give(kept.id, 1);
    const jacket = await goods(shop, { cents: 4_000 });
    const placed = await old.client.post<Json>(
      '/payments',
      { ...wanted(jacket, 1, 40), useStoreCredit: true, method: 'cash', amount: 0, total: 40 },
      {},
    );
    const orderId = placed.body.data?.orderId as string;
    expect([placed.status, typeof orderId]).toEqual([200, 'string']);
    expect(await creditOf(old)).toEqual([60]);
    await merge(old.id, kept.id);
    expect(await creditOf(kept)).toEqual([61]);
    await kept.client.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    expect(await creditOf(kept)).toEqual([101]);
    const [book, balances] = await owed();
    expect(book).toBe(balances);
  });

  it('are two customers, neither of whom has a second factor or disabled credit in the way', async () => {
    const [one, other] = [await someone(), await someone()];
    const refused = async (from: string, into: string, code: string, status = 409) =>
      expect((await merge(from, into, status)).body.code).toBe(code);
    await refused(one.id, one.id, 'merge_not_possible');
    await refused(one.id, v7(), 'merge_not_possible');
    await refused(v7(), one.id, 'customer_not_found', 404);
    const staff = await shop.shopper('Sam Staff', 'staff');
    const { _id: staffId } = (await staff.get<Json>('/users/me', { expect: 200 })).body.data;
    await refused(staffId, one.id, 'kept_by_themselves');
    await admin.put(`/admin/customers/${other.id}`, { disabled: true }, { expect: 200 });
    await refused(one.id, other.id, 'merge_not_possible');
    await admin.put(`/admin/customers/${other.id}`, { disabled: false }, { expect: 200 });
    const { id } = (await give(one.id, 5)).body;
    await give(other.id, 5);
    await admin.put(`/admin/credit/${id}`, { isDisabled: true }, { expect: 200 });
    await refused(one.id, other.id, 'credit_in_the_way');
    await refused(one.id, 'x', 'invalid_input', 400);
  });
});
