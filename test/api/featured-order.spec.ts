import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ demo: true });

describe('the order of the featured products', () => {
  const onHomePage = async (): Promise<string[]> =>
    (
      await shop.client.get<Json>('/products/featured', { query: { limit: '100' }, expect: 200 })
    ).body.data.map(({ _id }: Json) => _id);

  it('is what staff made of it, at once, also for products that were never moved', async () => {
    const admin = await shop.admin();
    const before = await onHomePage();
    const last = before.at(-1) ?? '';
    await admin.put(`/admin/products/${last}/featured-place`, { place: 1 }, { expect: 200 });
    expect(await onHomePage()).toEqual([last, ...before.slice(0, -1)]);
    await admin.put(`/admin/products/${last}/featured-place`, { place: 2 }, { expect: 200 });
    expect(await onHomePage()).toEqual([before[0], last, ...before.slice(1, -1)]);
    await admin.put(`/admin/products/${last}`, { isFeatured: false }, { expect: 200 });
    expect(await onHomePage()).toEqual(before.slice(0, -1));
    const refused = await admin.put<Json>(`/admin/products/${last}/featured-place`, { place: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'not_featured']);
  });

  it('begins with what was featured last, whichever way, until it is moved', async () => {
    const admin = await shop.admin();
    const before = await onHomePage();
    const query = { filter: JSON.stringify({ isFeatured: false, status: 'active' }) };
    const { body } = await admin.get<Json>('/admin/products', { query, expect: 200 });
    const [first, second] = body.map(({ id }: Json) => id) as [string, string];
    await admin.put(`/admin/products/${first}`, { isFeatured: true }, { expect: 200 });
    expect(await onHomePage()).toEqual([first, ...before]);
    await admin.put(`/admin/products/${second}`, { isFeatured: true }, { expect: 200 });
    expect(await onHomePage()).toEqual([second, first, ...before]);
    await admin.put(`/admin/products/${second}/featured-place`, { place: 3 }, { expect: 200 });
    expect(await onHomePage()).toEqual([first, before[0], second, ...before.slice(1)]);
  });

  it('keeps the place of a featured product that is changed otherwise', async () => {
    const admin = await shop.admin();
    const before = await onHomePage();
    await admin.put(`/admin/products/${before[3]}`, { isFeatured: true, discount: 5 }, { expect: 200 });
    expect(await onHomePage()).toEqual(before);
  });

  it('refuses a place that is none, naming it', async () => {
    const [first] = await onHomePage();
    for (const place of [0, 1.5, '1', null]) {
      const { status, body } = await (
        await shop.admin()
      ).put<Json>(`/admin/products/${first}/featured-place`, {
        place,
      });
      expect([status, body.errors[0].field]).toEqual([400, 'place']);
    }
  });
});
