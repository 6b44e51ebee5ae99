import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { eventually, openSession, orderOf, payOnPage, runJob, wanted, type Goods } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const NONE = 'In no group, or before groups were kept';
let admin: Client;
let ann: Client;
let bob: Client;
let friends: Json;
let regulars: Json;
let goods: Goods;

const report = async (query: Record<string, string> = {}) =>
  (await admin.get<Json>('/admin/reports/groups', { query, expect: 200 })).body;
const told = async () =>
  (await report()).rows.map(({ label, figures }: Json) => [
    label,
    figures.orders,
    figures.sold,
    figures.total,
  ]);
const opened = async ({ resource, filter }: Json): Promise<Json[]> =>
  (
    await admin.get<Json[]>(`/admin/${resource}`, {
      query: { filter: JSON.stringify(filter), range: '[0,99]' },
      expect: 200,
    })
  ).body;
const fold = async () => {
  await runJob(shop, 'reports.count-sales', v7());
  await eventually(
    () => shop.sql('select order_id from sales_change'),
    (rows) => rows.length === 0,
  );
};
const idOf = async (who: Client) => (await who.get<Json>('/users/me', { expect: 200 })).body.data._id;
const made = async (name: string, rule: object | null): Promise<Json> =>
  (await admin.post<Json>('/admin/customer-groups', { name, rule }, { expect: 201 })).body;

async function bought(who: Client): Promise<string> {
  const session = await openSession(who, wanted(goods, 1, 20));
  await payOnPage(shop, session['url']);
  await who.post('/payments/checkout-success', { sessionId: session['id'] }, { expect: 200 });
  const orderId = session['data'].orderId as string;
  expect(await orderOf(who, orderId)).toMatchObject({ amountPaid: 20 });
  return orderId;
}

beforeAll(async () => {
  admin = await shop.admin();
  const shopper = await shop.shopper();
  [ann, bob] = [shopper, await shop.shopper()];
  const product = await makeProduct(admin, { name: 'Grouped Cap', price: 20, stock: 100 });
  goods = { productId: product.id, variantId: product.variants[0].id };
  friends = await made('Friends', null);
  regulars = await made('Regulars', { ordersAtLeast: 1 });
  await admin.post(
    `/admin/customer-groups/${friends.id}/members`,
    { add: [await idOf(ann)] },
    { expect: 200 },
  );
  await insertOrder(shop, { email: (await shop.shopper()).email, status: 'delivered', totalCents: 700 });
});

describe('the report by customer group', () => {
  afterAll(async () => {
    const { body } = await admin.get<Json>('/admin/integrity', { expect: 200 });
    const sums = body.data.filter(({ id }: Json) => ['I23', 'I23b', 'I23c'].includes(id));
    expect(sums.map(({ broken }: Json) => broken)).toEqual([[], [], []]);
  });

  it('counts an order at each group that its buyer was in before it, and once in all', async () => {
    await bought(ann);
    expect(await told()).toEqual([
      ['Friends', 1, 1, 20],
      [NONE, 1, 1, 7],
    ]);
    await bought(ann);
    await bought(bob);
    const folded = [
      ['Friends', 2, 2, 40],
      [NONE, 2, 2, 27],
      ['Regulars', 1, 1, 20],
    ];
    expect(await told()).toEqual(folded);
    await fold();
    expect(await told()).toEqual(folded);
    const body = await report({ compare: 'before' });
    const days = (await admin.get<Json>('/admin/reports/days', { expect: 200 })).body;
    expect(body.total.figures).toEqual(days.total.figures);
    expect(body.total.earlier).toMatchObject({ orders: 0, total: 0 });
    for (const { opens, figures } of body.rows) expect(await opened(opens)).toHaveLength(figures.orders);
  });

  it('is told to the buyer of whom it is kept', async () => {
    const { body } = await ann.get<Json>('/users/me/data', { expect: 200 });
    const groups = (body.data ?? body).orderGroups.map(({ name }: Json) => name);
    expect(groups.toSorted()).toEqual(['Friends', 'Friends', 'Regulars']);
  });

  it('stays as it was when groups change, are called otherwise, or are deleted', async () => {
    const before = await told();
    await admin.post(
      `/admin/customer-groups/${friends.id}/members`,
      { remove: [await idOf(ann)], add: [await idOf(bob)] },
      { expect: 200 },
    );
    await shop.sql('update orders set updated_at = now()');
    await fold();
    expect(await told()).toEqual(before);
    const headers = { 'if-match': `"${friends.version}"` };
    await admin.put(
      `/admin/customer-groups/${friends.id}`,
      { name: 'Old friends' },
      { headers, expect: 200 },
    );
    await admin.delete(`/admin/customer-groups/${regulars.id}`, undefined, { expect: 200 });
    expect(await told()).toEqual([
      ['Old friends', 2, 2, 40],
      [NONE, 2, 2, 27],
      ['Regulars', 1, 1, 20],
    ]);
    await runJob(shop, 'reports.count-anew', v7());
    expect(await told()).toEqual([
      ['Old friends', 2, 2, 40],
      [NONE, 2, 2, 27],
      ['Regulars', 1, 1, 20],
    ]);
  });

  it('leaves as a file, and lists take no group that is none', async () => {
    const { text } = await admin.get('/admin/reports/groups/export.csv', { expect: 200 });
    expect(text.split('\r\n')[0]).toMatch(/^Customer group,Orders,/);
    const filter = JSON.stringify({ customerGroupId: 'friends' });
    expect((await admin.get('/admin/orders', { query: { filter } })).status).toBe(400);
  });
});
