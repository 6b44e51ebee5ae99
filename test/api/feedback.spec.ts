import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let ann: Client & { email: string };
let mug: Json;

const delivered = (more = {}) =>
  insertOrder(shop, { email: ann.email, status: 'delivered', productId: mug.id, ...more });
const product = async () => (await shop.client.get<Json>(`/products/${mug.id}`, { expect: 200 })).body.data;

beforeAll(async () => {
  ann = await shop.shopper('Ann Shopper');
  mug = await makeProduct(await shop.admin());
});

describe('feedback on a delivered order', () => {
  it('is taken once, and its stars count for the product as a review of somebody who bought it', async () => {
    const { id } = await delivered();
    const word = {
      rating: 4,
      comment: 'On time.',
      items: [{ productId: mug.id, rating: 3, comment: 'A chip.' }],
    };
    const { body } = await ann.post<Json>(`/orders/${id}/feedback`, word, { expect: 200 });
    expect(body).toMatchObject({ success: true });
    expect(await product()).toMatchObject({
      rating: 3,
      ratingCount: 1,
      reviews: [{ rating: 3, comment: 'A chip.', author: 'Ann S.', verified: true }],
    });
    const rows = await shop.sql('select rating, comment from order_feedback where order_id = $1', [id]);
    expect(rows).toEqual([{ rating: 4, comment: 'On time.' }]);
    const again = await ann.post<Json>(`/orders/${id}/feedback`, word);
    expect([again.status, again.body.code]).toEqual([409, 'feedback_given']);
  });

  it('replaces an earlier review of the same product by the same shopper', async () => {
    const { id } = await delivered();
    const word = { rating: 5, comment: '', items: [{ productId: mug.id, rating: 5, comment: 'Mended!' }] };
    await ann.post(`/orders/${id}/feedback`, word, { expect: 200 });
    expect(await product()).toMatchObject({ rating: 5, ratingCount: 1 });
  });

  it('rates nothing that was not in the order, and then keeps nothing', async () => {
    const { id } = await delivered();
    const word = {
      rating: 5,
      comment: '',
      items: [{ productId: v7(), rating: 1, comment: 'Never had it.' }],
    };
    const { status, body } = await ann.post<Json>(`/orders/${id}/feedback`, word);
    expect([status, body.code]).toEqual([400, 'not_in_order']);
    expect(await shop.sql('select 1 from order_feedback where order_id = $1', [id])).toEqual([]);
  });

  it.each(['pending', 'processing', 'shipped', 'cancelled'] as const)(
    'waits while it is %s',
    async (status) => {
      const { id } = await delivered({ status });
      const { body } = await ann.post<Json>(`/orders/${id}/feedback`, { rating: 5, comment: '', items: [] });
      expect([body.status, body.code]).toEqual([409, 'order_not_delivered']);
    },
  );
});
