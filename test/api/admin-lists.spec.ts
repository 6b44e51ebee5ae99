import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { agree, ForeignProgram } from '../support/oauth-client.js';
import { calls, type ListedFields } from '../support/published.js';
import { eventually } from '../support/money.js';
import { failedJob } from '../support/failed-job.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ demo: true });
const CSV =
  'sku,name,description,category,price\nLIST-1,List Lamp,A lamp,Lists,12.50\nLIST-2,List Mug,A mug,Lists,5\n';
/** The demo charges no tax. */
const TAX_ZONE = {
  name: 'Lists',
  areas: [{ country: '*' }],
  pricesIncludeTax: true,
  shippingTax: 'main',
  rounding: 'order',
  reverseCharge: false,
  rates: [],
};
const ID = v7();
const UUID = /^[0-9a-f-]{36}$/;

/** What each kind of filter takes up to its ends, and one thing that it does not; the others are its unit tests' own. */
const GOOD: Readonly<Record<string, unknown[]>> = {
  text: ['%_', 'x'.repeat(200)],
  uuid: [[ID, v7()]],
  number: [-12.5, 4.5, 1e12],
  date: ['2026-11-21T10:00+03:00', '0001-01-01', '9999-12-31'],
  since: ['2026-11-21T10:00+03:00', '9999-12-31'],
  flag: [true, false],
  mark: [true, false],
};
const BAD: Readonly<Record<string, unknown>> = {
  text: 5,
  uuid: 'x',
  number: 1e300,
  date: 'foo 1',
  since: 'foo 1',
  flag: [true, false],
  mark: 'true',
};
const goodFor = (kind: string | string[]) => (typeof kind === 'string' ? (GOOD[kind] ?? []) : [kind]);
const badFor = (kind: string | string[]) => (typeof kind === 'string' ? BAD[kind] : 'gone');

let admin: Client;
let imported = '';
let webhook = '';
beforeAll(async () => {
  admin = await shop.admin();
  const headers = { 'content-type': 'text/csv' };
  await admin.post('/admin/tax-zones', TAX_ZONE, { expect: 201 });
  for (const name of ['Till', 'Books', 'Parcels', 'Prices'])
    await admin.post('/admin/api-keys', { name, scopes: ['orders.read'] }, { expect: 201 });
  const program = new ForeignProgram(() => shop.client.origin);
  await program.begin();
  for (let count = 0; count < 4; count += 1)
    await agree(admin, await program.ask('orders.read'), ['orders.read']);
  await admin.post('/admin/pages', { address: 'listed', title: 'Listed', blocks: [] }, { expect: 201 });
  await admin.post('/admin/redirects', { from: '/listed', to: '/shop' }, { expect: 201 });
  for (const name of ['Till', 'Books', 'Parcels', 'Prices']) {
    const terms = { name, url: 'http://127.0.0.1:9', types: ['order.*'] };
    webhook = (await admin.post<Json>('/admin/webhooks', terms, { expect: 201 })).body.id;
  }
  for (let count = 0; count < 4; count += 1)
    await admin.post(`/admin/webhooks/${webhook}/test`, undefined, { expect: 200 });
  await failedJob(shop, 'mail.send');
  await shop.login('shopper@example.com', 'duka-shopper-demo');
  imported = (await admin.post<Json>('/admin/products/imports', CSV, { headers, expect: 201 })).body.id;
  await shop.client.get('/products', { query: { q: 'lamp' }, expect: 200 });
  await eventually(
    () => admin.get<Json>('/admin/searches'),
    ({ body }) => body.length > 0,
  );
});

const lists = calls.flatMap(({ path, call }) => {
  const fields = call['x-list'];
  return fields ? [[call.operationId, path.replace('/api/v1', ''), fields] as const] : [];
});
const paged = lists.filter(([, , { whole }]) => !whole);
const ask = (path: string, query: Record<string, unknown>) => {
  const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  const id = path.startsWith('/admin/webhooks') ? webhook : imported;
  return admin.get<Json>(path.replace('{id}', id), { query: Object.fromEntries(texts) });
};
const idsOf = ({ body }: { body: Json }): string[] => body.map((one: Json) => one.id);

it('tells the fields of every list of the back office', () => {
  const unnamed = calls.filter(
    ({ call }) => call.parameters?.some(({ name }) => name === 'filter') && !call['x-list'],
  );
  expect(unnamed.map(({ call }) => call.operationId)).toEqual([]);
  expect(paged.length).toBeGreaterThanOrEqual(12);
});

describe.each(lists)('S23 %s', (_, path, { filters }: ListedFields) => {
  const fields = Object.entries({ id: 'uuid', ...filters });

  it('takes what each of its filters is for, and names the one that is wrong', async () => {
    for (const [field, kind] of fields) {
      const wrong = ask(path, { filter: { [field]: badFor(kind) } });
      const taken = goodFor(kind).map((value) => ask(path, { filter: { [field]: value }, range: [0, 1] }));
      const { status, body } = await wrong;
      expect([status, body.errors?.[0]?.field]).toEqual([400, `filter.${field}`]);
      for (const answer of await Promise.all(taken)) expect([field, answer.status]).toEqual([field, 200]);
    }
  });

  it('refuses a filter that it does not name', async () => {
    for (const field of ['password_hash', '$or', 'toString'])
      expect([field, (await ask(path, { filter: { [field]: 'x' } })).status]).toEqual([field, 400]);
  });
});

/** The demo does not sell into the EU, where buyers withdraw. */
const NONE_IN_THE_DEMO = [
  '/admin/withdrawals',
  '/admin/discounts',
  '/admin/draft-orders',
  '/admin/earlier-orders',
  '/admin/customer-groups',
  '/admin/group-prices',
  '/admin/messages',
  '/admin/purchase-orders',
  '/admin/transfers',
];

describe.each(paged)('S23 %s', (_, path, { resource, sorts }: ListedFields) => {
  it('pages by each of its sorts, both ways, without repeating or losing a row', async () => {
    for (const sort of [...sorts, 'id'])
      for (const direction of ['ASC', 'DESC']) {
        const page = (first: number, last: number) =>
          ask(path, { sort: [sort, direction], range: [first, last] });
        const [whole, first, second] = await Promise.all([page(0, 5), page(0, 2), page(3, 5)]);
        const pieces = [...idsOf(first), ...idsOf(second)];
        expect([sort, direction, pieces]).toEqual([sort, direction, idsOf(whole)]);
        expect(new Set(pieces).size).toBe(pieces.length);
        const sorted = direction === 'ASC' ? pieces.toSorted() : pieces.toSorted().reverse();
        if (sort === 'id' && pieces.every((id) => UUID.test(id))) expect(pieces).toEqual(sorted);
      }
  });

  it('fetches records by their ids', async () => {
    const [first, second] = idsOf(await ask(path, {}));
    if (NONE_IN_THE_DEMO.includes(path)) return void expect(first).toBeUndefined();
    if (first === undefined) throw new Error('the demo shop has none');
    expect(idsOf(await ask(path, { filter: { id: [first] } }))).toEqual([first]);
    const both = [first, second ?? first];
    expect(new Set(idsOf(await ask(path, { filter: { id: both } })))).toEqual(new Set(both));
  });

  it('tells its total both ways, beyond its end too', async () => {
    const { headers } = await ask(path, { range: [0, 0] });
    const total = headers.get('x-total-count') ?? '';
    expect(headers.get('content-range')).toBe(`${resource} 0-0/${total}`);
    const beyond = await ask(path, { range: [90_000, 90_009] });
    expect(beyond.body).toEqual([]);
    expect(beyond.headers.get('x-total-count')).toBe(total);
  });

  it('gives a thousand rows and no more', async () => {
    const { status, body } = await ask(path, { range: [0, 999] });
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(1000);
    for (const range of [[0, 1000], [0, 1e9], [-1, 5], [5, 1], [0, 1.5], [0], 'all', null])
      expect([range, (await ask(path, { range })).status]).toEqual([range, 400]);
  });

  it('refuses a parameter that it does not know, by its name', async () => {
    for (const name of ['page', 'Filter', 'updated_since']) {
      const { status, body } = await ask(path, { [name]: 1 });
      const message = `${name} is no parameter of this call`;
      expect([status, body.errors]).toEqual([400, [{ field: name, message }]]);
    }
  });

  it('refuses a sort that it does not name', async () => {
    for (const sort of [['password', 'ASC'], ["id'", 'ASC'], ['id', 'UP'], ['id'], { id: 'ASC' }, 'id', null])
      expect([sort, (await ask(path, { sort })).status]).toEqual([sort, 400]);
  });
});
