import { beforeAll, describe, expect, it } from '@jest/globals';
import { translated } from '../../api/src/platform/languages/folders.js';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const FILES = [
  '/orders/export.csv',
  '/customers/export.csv',
  '/audit/export.csv',
  '/tax-report/export.csv?from=2026-01-01&to=2026-01-31',
  '/reports/countries/export.csv?from=2026-01-01&to=2026-01-31&compare=before',
];
let admin: Client;

const fileIn = async (tag: string, path: string): Promise<string> => {
  const file = await admin.fetch(`/api/v1/admin${path}`, { headers: { 'accept-language': tag } });
  expect(file.status).toBe(200);
  return (await file.text()).replace('\uFEFF', '');
};
const headingsIn = async (tag: string, path: string) =>
  ((await fileIn(tag, path)).split('\r\n')[0] ?? '').split(',');

/** What the panel shows of a file before it is brought in. */
const shown = async (path: string, file: string, tag: string): Promise<Json> => {
  const headers = { 'content-type': 'text/csv', 'accept-language': tag };
  return (await admin.post<Json>(`/admin/${path}/imports/preview`, file, { headers, expect: 200 })).body;
};

beforeAll(async () => {
  admin = await shop.admin();
  const { email } = await shop.shopper('Ann Kamau');
  await insertOrder(shop, { email, status: 'shipped', sku: 'MUG-1' });
});

describe('a file that people read', () => {
  it.each(translated())('is headed in %s, and in English where no language is asked for', async (tag) => {
    for (const path of FILES) {
      const [english, own] = [await headingsIn('*', path), await headingsIn(tag, path)];
      expect(own).toHaveLength(english.length);
      const same = english.filter((heading, at) => heading === own[at]);
      // words that the language shares with English, such as Status
      expect({ path, share: same.length / english.length }).toEqual({ path, share: expect.closeTo(0, 0) });
    }
  });

  it.each(['de', 'ar', 'rw'])('is known in %s by the import that it is brought back to', async (tag) => {
    const orders = await shown('earlier-orders', await fileIn(tag, '/orders/export.csv'), tag);
    const read = orders.columns.columns.map(({ field }: Json) => field).filter(Boolean);
    expect(read).toEqual(
      expect.arrayContaining([
        ...['number', 'placed', 'email', 'name', 'status', 'items', 'currency', 'total'],
      ]),
    );
    expect(orders.counts).toMatchObject({ total: 1, create: 1, error: 0 });
    const customers = await shown('customers', await fileIn(tag, '/customers/export.csv'), tag);
    expect(customers.counts).toMatchObject({ create: 0, update: 0 });
    expect(customers.lines.filter(({ action }: Json) => action === 'nothing')).toHaveLength(1);
  });
});

describe('what is told of the lines of a file', () => {
  it('is in the language of whoever brings it, each sentence by itself', async () => {
    const file = 'Email,Name,Phone,City\r\nann@moved.example,Ann,ask Jane,Rome\r\n';
    const [english, german] = [await shown('customers', file, 'en'), await shown('customers', file, 'de')];
    expect(english.lines[0].message).toMatch(/is no phone number.*it has no street/);
    expect(german.lines[0].message).toMatch(/ask Jane/);
    expect(german.lines[0].message).not.toMatch(/is no|left out|street:/);
    const led =
      'from,to\r\n/one,/two\r\n/one,/three\r\n/two words,ftp://elsewhere.example\r\n/a,/b\r\n/b,/a\r\n';
    const faults = (view: Json) =>
      view.lines.flatMap(({ errors }: Json) => errors.map(({ message }: Json) => message));
    const [said, gesagt] = [
      faults(await shown('redirects', led, 'en')),
      faults(await shown('redirects', led, 'de')),
    ];
    expect(said.length).toBeGreaterThan(3);
    expect(gesagt.filter((one: string) => said.includes(one))).toEqual([]);
  });
});
