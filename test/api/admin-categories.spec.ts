import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { PICTURE, makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

describe('categories as staff writes them', () => {
  const shop = useShop();

  it('are made, found, changed with their products, and taken out when empty', async () => {
    const admin = await shop.admin();
    const made = await admin.post(
      '/admin/categories',
      { name: 'Tea & Coffee', position: 3 },
      { expect: 201 },
    );
    expect(made.body).toMatchObject({ id: 'tea & coffee', count: 0, image: null });
    expect((await admin.post('/admin/categories', { name: 'TEA & COFFEE' })).status).toBe(409);
    const product = await makeProduct(admin, { category: 'tea & coffee' });
    const path = `/admin/categories/${encodeURIComponent('tea & coffee')}`;
    const description = 'For cold mornings.';
    const changes = { name: 'Hot Drinks', image: PICTURE, description };
    const renamed = await admin.put(path, changes, { expect: 200 });
    expect(renamed.body).toMatchObject({ id: 'hot drinks', name: 'Hot Drinks', count: 1, position: 3 });
    expect((await shop.client.get(`/products/${product.id}`)).body.data.category).toBe('Hot Drinks');
    const listed = (await shop.client.get('/categories', { expect: 200 })).body.data;
    expect(listed).toContainEqual(expect.objectContaining({ name: 'Hot Drinks', description }));
    expect((await admin.delete('/admin/categories/hot%20drinks')).status).toBe(409);
    await admin.delete(`/admin/products/${product.id}`, undefined, { expect: 200 });
    await admin.delete('/admin/categories/hot%20drinks', undefined, { expect: 200 });
    expect((await admin.get('/admin/categories/hot%20drinks')).status).toBe(404);
  });

  it('are made once, however many make the same one at once', async () => {
    const admin = await shop.admin();
    const answers = await Promise.all(
      ['Twins', 'TWINS', ' twins ', 'Twins'].map((name) => admin.post('/admin/categories', { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('are counted also by a page beyond the last', async () => {
    const admin = await shop.admin();
    await admin.post('/admin/categories', { name: 'Beyond' }, { expect: 201 });
    const all = await admin.get('/admin/categories', { expect: 200 });
    const beyond = await admin.get('/admin/categories', { query: { range: '[500,524]' }, expect: 200 });
    expect(beyond.body).toEqual([]);
    expect(beyond.headers.get('x-total-count')).toBe(all.headers.get('x-total-count'));
  });

  it('hand their products to another one when they are taken out', async () => {
    const admin = await shop.admin();
    const first = await makeProduct(admin, { category: 'Old', categories: ['New', 'Gifts'] });
    const second = await makeProduct(admin, { category: 'New', categories: ['Old'] });
    const third = await makeProduct(admin, { category: 'Other', categories: ['Old'] });
    expect((await admin.delete('/admin/categories/old')).body.code).toBe('category_in_use');
    expect((await admin.delete('/admin/categories/old?moveTo=old')).status).toBe(409);
    expect((await admin.delete('/admin/categories/old?moveTo=nowhere')).status).toBe(404);
    await admin.delete('/admin/categories/old?moveTo=new', undefined, { expect: 200 });
    const categories = async ({ id }: { id: string }) => {
      const { body } = await admin.get(`/admin/products/${id}`, { expect: 200 });
      return [body.category, body.categories];
    };
    expect(await categories(first)).toEqual(['New', ['New', 'Gifts']]);
    expect(await categories(second)).toEqual(['New', ['New']]);
    expect(await categories(third)).toEqual(['Other', ['Other', 'New']]);
    expect((await admin.get('/admin/categories/old')).status).toBe(404);
    expect((await admin.get('/admin/categories/new', { expect: 200 })).body.count).toBe(3);
  });

  it('are found by their new names, by them alone, in products of which they are not the first', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin, { category: 'Camping', categories: ['Trekking'] });
    const found = async (q: string): Promise<Json[]> => {
      const { body } = await shop.client.get<Json>('/products', { query: { q }, expect: 200 });
      return body.data.map((product: Json) => product.id);
    };
    expect(await found('trekking')).toEqual([id]);
    await admin.put('/admin/categories/trekking', { name: 'Mountaineering' }, { expect: 200 });
    expect([await found('mountaineering'), await found('trekking')]).toEqual([[id], []]);
    await admin.delete('/admin/categories/mountaineering?moveTo=camping', undefined, { expect: 200 });
    expect([await found('mountaineering'), await found('camping')]).toEqual([[], [id]]);
  });

  it('do not come back by a form that was opened before their name changed', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin, { category: 'Sailing', categories: ['Rowing'] });
    const form = (await admin.get(`/admin/products/${id}`, { expect: 200 })).body;
    await admin.put('/admin/categories/rowing', { name: 'Paddling' }, { expect: 200 });
    const late = await admin.put(`/admin/products/${id}`, form, {
      headers: { 'if-match': `"${form.version}"` },
    });
    expect([late.status, late.body.code]).toEqual([412, 'product_changed']);
    expect((await admin.get('/admin/categories/rowing')).status).toBe(404);
  });

  it('say how many products are in the way, be it one or two', async () => {
    const admin = await shop.admin();
    const said = async () =>
      (await admin.delete('/admin/categories/lonely', undefined, { expect: 409 })).body.message;
    await makeProduct(admin, { category: 'Lonely' });
    expect(await said()).toBe('1 product is in this category; move it first.');
    await makeProduct(admin, { category: 'Lonely' });
    expect(await said()).toBe('2 products are in this category; move them first.');
  });
});
