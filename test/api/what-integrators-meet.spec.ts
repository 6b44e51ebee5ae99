import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { published } from '../support/published.js';
import { useShop } from '../support/use-shop.js';

const UNKNOWN = '01941f94-e1f9-77b4-8b41-000000000000';

describe('what the document says of a call', () => {
  const shop = useShop();

  it('is the page that its lists answer', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    const shopper = await shop.shopper();
    for (const path of ['/products/{id}/reviews', '/products', '/products/featured', '/favorites']) {
      const parameters = published.paths[`/api/v1${path}`]?.['get']?.parameters as Json[];
      const { schema } = parameters.find(({ name }) => name === 'limit');
      const { meta } = (await shopper.get(path.replace('{id}', id), { expect: 200 })).body;
      expect([path, meta.limit]).toEqual([path, schema.default]);
    }
  });

  it.each(['price-changes', 'stock-movements'])(
    'is that the %s of no product are not found',
    async (list) => {
      const admin = await shop.admin();
      const { body } = await admin.get(`/admin/products/${UNKNOWN}/${list}`, { expect: 404 });
      expect(body.code).toBe('product_not_found');
      const { id } = await makeProduct(admin);
      await admin.get(`/admin/products/${id}/${list}`, { expect: 200 });
    },
  );
});

describe('a body of null', () => {
  const shop = useShop();

  it('is refused in the words of every other body that is no object', async () => {
    const admin = await shop.admin();
    const { id, isFeatured } = await makeProduct(admin);
    const calls = [
      ['PATCH', `/products/${id}`],
      ['PATCH', `/admin/products/${id}`],
      ['POST', '/coupons/preview'],
      ['POST', '/payments/create-checkout-session'],
      ['PATCH', '/users/me'],
    ] as const;
    for (const [method, path] of calls) {
      const [ofNull, ofList] = [await admin.call(method, path, 'null'), await admin.call(method, path, '[]')];
      expect([path, ofNull.status, ofNull.body.errors]).toEqual([path, 400, ofList.body.errors]);
    }
    expect((await admin.get(`/admin/products/${id}`)).body.isFeatured).toBe(isFeatured);
  });
});
