import { describe, expect, it } from '@jest/globals';
import { PICTURE, makeProduct } from '../support/products.js';
import { useShop } from '../support/shop.js';

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
    const renamed = await admin.put(path, { name: 'Hot Drinks', image: PICTURE }, { expect: 200 });
    expect(renamed.body).toMatchObject({ id: 'hot drinks', name: 'Hot Drinks', count: 1, position: 3 });
    expect((await shop.client.get(`/products/${product.id}`)).body.data.category).toBe('Hot Drinks');
    expect((await admin.delete('/admin/categories/hot%20drinks')).status).toBe(409);
    await admin.delete(`/admin/products/${product.id}`, undefined, { expect: 200 });
    await admin.delete('/admin/categories/hot%20drinks', undefined, { expect: 200 });
    expect((await admin.get('/admin/categories/hot%20drinks')).status).toBe(404);
  });
});
