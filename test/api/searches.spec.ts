import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ demo: true });
const found = async (q: string): Promise<string[]> => {
  const { body } = await shop.client.get<Json>('/products', { query: { q, limit: '5' }, expect: 200 });
  return body.data.map(({ name }: Json) => name);
};

let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

describe('the synonyms of the shop', () => {
  it('are made, changed and deleted by staff, and searches follow', async () => {
    const terms = { typed: 'Zapatos!', finds: ['Sneaker'] };
    const { body: made } = await admin.post<Json>('/admin/synonyms', terms, { expect: 201 });
    expect(made).toEqual({ id: expect.any(String), language: 'en', typed: 'zapatos', finds: ['sneaker'] });
    expect((await found('zapatos')).some((name) => name.includes('Sneaker'))).toBe(true);
    const twice = await admin.post<Json>('/admin/synonyms', terms);
    expect([twice.status, twice.body.code, twice.body.errors[0].field]).toEqual([
      409,
      'synonym_taken',
      'typed',
    ]);
    await admin.put(`/admin/synonyms/${made.id}`, { finds: ['lamp'] }, { expect: 200 });
    expect((await found('zapatos')).some((name) => name.includes('Lamp'))).toBe(true);
    const { body: kept } = await admin.get<Json>(`/admin/synonyms/${made.id}`, { expect: 200 });
    expect(kept.finds).toEqual(['lamp']);
    const taken = await admin.put<Json>(`/admin/synonyms/${made.id}`, { typed: 'trainers' });
    expect([taken.status, taken.body.code]).toEqual([409, 'synonym_taken']);
    const wrong = await admin.put<Json>(`/admin/synonyms/${made.id}`, { finds: ["':*"] });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'finds']);
    await admin.delete(`/admin/synonyms/${made.id}`, undefined, { expect: 200 });
    expect((await admin.get(`/admin/synonyms/${made.id}`)).status).toBe(404);
    expect(await found('zapatos')).toEqual([]);
  });
});

describe('the searches of the shop', () => {
  const listed = async (filter: object): Promise<Json[]> => {
    const query = { filter: JSON.stringify(filter) };
    return (await admin.get<Json>('/admin/searches', { query, expect: 200 })).body;
  };

  it('are counted, folded, without addresses and numbers, and say which found nothing', async () => {
    for (const q of ['Qwertzu', 'QWERTZÜ', 'Lamp', 'ann@example.com', '0700 000 000']) await found(q);
    await shop.client.get('/products', { query: { q: 'Lamp', page: '2' }, expect: 200 });
    const nothing = await eventually(
      () => listed({ foundNothing: true, q: 'qwertzu' }),
      (rows) => rows.length > 0,
    );
    expect(nothing).toEqual([
      {
        id: 'qwertzu',
        query: 'qwertzu',
        times: 2,
        results: 0,
        lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    const [lamp] = await eventually(
      () => listed({ id: ['lamp'] }),
      (rows) => rows.length > 0,
    );
    expect(lamp?.results).toBeGreaterThan(0);
    for (const q of ['ann', '0700']) expect(await listed({ q })).toEqual([]);
  });
});

describe('a product in several categories', () => {
  it('is found by each of them', async () => {
    const { id, name } = await makeProduct(admin);
    await admin.put(`/admin/products/${id}`, { categories: ['Zeppelins'] }, { expect: 200 });
    expect(await found('zeppelin')).toEqual([name]);
    await admin.put(`/admin/products/${id}`, { categories: [] }, { expect: 200 });
    expect(await found('zeppelin')).not.toContain(name);
  });
});

describe('a word that stands in many places', () => {
  it('is found first in a name, then in a category, an option, a description', async () => {
    const names = ['Quokka Crate', 'Crate of a category', 'Crate of an option', 'Crate of a description'];
    const [inName = '', inCategory = '', inOption = '', inDescription = ''] = names;
    const variant = { options: { Print: 'Quokka' }, price: 10, stock: 1 };
    // what was made last comes first where nothing else decides
    for (const product of [
      { name: inName },
      { name: inCategory, category: 'Quokka' },
      { name: inOption, options: [{ name: 'Print', values: [{ value: 'Quokka' }] }], variants: [variant] },
      { name: inDescription, description: 'As soft as a quokka.' },
    ])
      await makeProduct(admin, product);
    expect(await found('quokka')).toEqual(names);
  });
});

describe('two hundred searches that nobody has made before', () => {
  it('are answered, or told to come again, at once, and hold up nobody after them', async () => {
    const look = async (query: string) => (await shop.client.get(`/products?${query}`)).status;
    const statuses = await Promise.all(Array.from({ length: 200 }, (_, at) => look(`q=herd${at}`)));
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await eventually(
      () => look('page=2'),
      (status) => status === 200,
    );
  });
});
