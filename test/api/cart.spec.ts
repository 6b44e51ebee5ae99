import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import { mustBeSound } from '../support/money.js';
import { makeProduct, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

/** Puts 99 variants more of a product into a shopper's cart. */
const FILL = `with made as (
    insert into variant (id, product_id, sku, options, price_cents)
    select gen_random_uuid(), $1::uuid, 'FILL-' || n, jsonb_build_object('Size', n::text), 1000
      from generate_series(1, 99) n returning id),
  stocked as (insert into stock (variant_id, initial, on_hand) select id, 5, 5 from made)
  insert into cart_line (id, account_id, variant_id, quantity, created_at)
  select gen_random_uuid(), account.id, made.id, 1, now() from made, account where account.email_key = $2`;

describe('the cart', () => {
  const shop = useShop({ processes: 2 });

  it('adds up what is added of one variant, at live prices', async () => {
    const product = await makeProduct(await shop.admin(), { stock: 50 });
    const shopper = await shop.shopper();
    const first = await shopper.post('/carts', { productId: product.id, quantity: 2 }, { expect: 201 });
    expect(first.body).toMatchObject({ message: 'Added to cart', data: { quantity: 2, lineTotal: 25 } });
    await shopper.post('/carts', { productId: product.id, quantity: 1 }, { expect: 201 });
    await (await shop.admin()).patch(`/products/${product.id}`, { price: 20, discount: 20 }, { expect: 200 });
    const { body } = await shopper.get('/carts', { expect: 200 });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ quantity: 3, price: 20, originalPrice: 25, stock: 50 });
    expect(body.summary).toEqual({ itemCount: 3, subtotal: 60, shipping: 0, total: 60 });
  });

  it('takes the cheapest variant in stock when none is named', async () => {
    const product = await makeProduct(await shop.admin(), {
      options: [size('S', 'M', 'L')],
      variants: [
        { options: { Size: 'S' }, price: 10, stock: 0 },
        { options: { Size: 'M' }, price: 12, stock: 4 },
        { options: { Size: 'L' }, price: 14, stock: 4 },
      ],
    });
    const shopper = await shop.shopper();
    const line = await shopper.post('/carts', { productId: product.id, quantity: 1 }, { expect: 201 });
    expect(line.body.data.options).toEqual({ Size: 'M' });
    const soldOut = { productId: product.id, variantId: product.variants[0].id, quantity: 1 };
    expect((await shopper.post('/carts', soldOut)).body.message).toBe('This item is out of stock');
  });

  it('never holds more than there is', async () => {
    const product = await makeProduct(await shop.admin(), { stock: 3 });
    const shopper = await shop.shopper();
    const add = (quantity: number) => shopper.post('/carts', { productId: product.id, quantity });
    const { body } = await add(3);
    const refused = await add(1);
    expect([refused.status, refused.body.message]).toEqual([409, 'Only 3 left in stock']);
    expect((await shopper.patch(`/carts/${body.data._id}`, { quantity: 4 })).status).toBe(409);
    await shopper.patch(`/carts/${body.data._id}`, { quantity: 1 }, { expect: 200 });
  });

  it('S33 holds 1 to 99 of one item, also by repeated adds', async () => {
    const product = await makeProduct(await shop.admin());
    const shopper = await shop.shopper();
    const { body } = await shopper.post('/carts', { productId: product.id, quantity: 99 }, { expect: 201 });
    const more = await shopper.post('/carts', { productId: product.id, quantity: 1 });
    expect([more.status, more.body.message]).toEqual([400, 'A cart holds at most 99 of one item']);
    for (const quantity of [0, -1, 100, 1e9, 1.5, '1', null, true, [1], { $gt: 0 }]) {
      expect((await shopper.post('/carts', { productId: product.id, quantity })).status).toBe(400);
      expect((await shopper.patch(`/carts/${body.data._id}`, { quantity })).status).toBe(400);
    }
    expect((await shopper.get('/carts')).body.summary.itemCount).toBe(99);
  });

  it('holds a hundred different items, and more of those', async () => {
    const admin = await shop.admin();
    const shopper = await shop.shopper();
    const [first, last] = [await makeProduct(admin), await makeProduct(admin)];
    const add = ({ id }: Json) => shopper.post('/carts', { productId: id, quantity: 1 });
    const kept = { productId: first.id, variantId: (await add(first)).body.data.variantId, quantity: 1 };
    await shop.sql(FILL, [first.id, shopper.email]);
    expect((await shopper.get('/carts')).body.data).toHaveLength(100);
    const refused = await add(last);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'cart_full',
      'A cart holds at most 100 different items',
    ]);
    expect((await shopper.post('/carts', kept)).body.data.quantity).toBe(2);
    await shop.sql(`update variant set archived_at = now() where sku = 'FILL-1'`);
    expect((await add(last)).status).toBe(201);
  });

  it('R34 loses no unit when a hundred are added at once over two processes', async () => {
    const product = await makeProduct(await shop.admin(), { stock: 60 });
    const shopper = await shop.shopper();
    const doors = shop.apis.map((api) => api.client.as(shopper.token));
    const add = (index: number) =>
      (doors[index % doors.length] ?? shopper).post('/carts', { productId: product.id, quantity: 1 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => withRetries(() => add(index))),
    );
    const added = answers.filter((answer) => answer.status === 201).length;
    expect(answers.filter((answer) => ![201, 409].includes(answer.status))).toEqual([]);
    expect(added).toBe(60);
    expect((await shopper.get('/carts')).body.summary.itemCount).toBe(60);
    await mustBeSound(shop);
  });

  it('S47 adds once for one idempotency key, however often it is sent', async () => {
    const product = await makeProduct(await shop.admin());
    const shopper = await shop.shopper();
    const body = { productId: product.id, quantity: 2 };
    const first = await shopper.post('/carts', body, { key: 'one-click', expect: 201 });
    const again = await shopper.post('/carts', body, { key: 'one-click', expect: 201 });
    expect(again.body).toEqual(first.body);
    expect((await shopper.post('/carts', { ...body, quantity: 3 }, { key: 'one-click' })).status).toBe(422);
    expect((await shopper.get('/carts')).body.summary.itemCount).toBe(2);
  });

  it('S20 treats another shopper’s line as one that does not exist', async () => {
    const product = await makeProduct(await shop.admin());
    const owner = await shop.shopper();
    const other = await shop.shopper();
    const { body } = await owner.post('/carts', { productId: product.id, quantity: 1 }, { expect: 201 });
    const missing = '01941f94-e1f9-77b4-8b41-000000000000';
    for (const id of [body.data._id, missing]) {
      const removed = await other.delete(`/carts/${id}`);
      const changed = await other.patch(`/carts/${id}`, { quantity: 5 });
      expect([removed.status, removed.body.code]).toEqual([404, 'cart_item_not_found']);
      expect([changed.status, changed.body.code]).toEqual([404, 'cart_item_not_found']);
    }
    expect((await owner.get('/carts')).body.data[0].quantity).toBe(1);
  });

  it('is emptied line by line or at once', async () => {
    const admin = await shop.admin();
    const [one, two] = [await makeProduct(admin), await makeProduct(admin)];
    const shopper = await shop.shopper();
    const first = await shopper.post('/carts', { productId: one.id, quantity: 1 }, { expect: 201 });
    await shopper.post('/carts', { productId: two.id, quantity: 1 }, { expect: 201 });
    const removed = await shopper.delete(`/carts/${first.body.data._id}`, undefined, { expect: 200 });
    expect(removed.body.message).toBe('Item removed from cart');
    expect((await shopper.get('/carts')).body.data).toHaveLength(1);
    const cleared = await shopper.delete('/carts', undefined, { expect: 200 });
    expect(cleared.body.message).toBe('Cart cleared');
    expect((await shopper.get('/carts')).body.data).toEqual([]);
  });

  it('no longer shows a product that has left the shop, nor lets it in; the others are priced without it', async () => {
    const admin = await shop.admin();
    const [product, other] = [await makeProduct(admin), await makeProduct(admin)];
    const shopper = await shop.shopper();
    await shopper.post('/carts', { productId: product.id, quantity: 1 }, { expect: 201 });
    await admin.put(`/admin/products/${product.id}`, { status: 'archived' }, { expect: 200 });
    expect((await shopper.get('/carts')).body.data).toEqual([]);
    await shopper.post('/carts', { productId: other.id, quantity: 2 }, { expect: 201 });
    const { data } = (await shopper.post('/payments/quote', {}, { expect: 200 })).body;
    expect(data.lines).toMatchObject([{ productId: other.id, quantity: 2 }]);
    const refused = await shopper.post('/carts', { productId: product.id, quantity: 1 });
    expect([refused.status, refused.body.message]).toEqual([404, 'Product not found.']);
  });

  it('tells what is no longer sold until that is dismissed', async () => {
    const admin = await shop.admin();
    const variants = ['S', 'M'].map((Size) => ({
      sku: `GONE-${Size}`,
      options: { Size },
      price: 5,
      stock: 3,
    }));
    const product = await makeProduct(admin, { name: 'Gone Mug', options: [size('S', 'M')], variants });
    const [shopper, other] = [await shop.shopper(), await shop.shopper()];
    const variantId = product.variants[0].id;
    await shopper.post('/carts', { productId: product.id, variantId, quantity: 2 }, { expect: 201 });
    await other.post('/carts', { productId: product.id, variantId: product.variants[1].id, quantity: 1 });
    const left = { options: [size('M')], variants: [product.variants[1]] };
    await admin.put(`/admin/products/${product.id}`, left, { expect: 200 });
    const { body } = await shopper.get<Json>('/carts', { expect: 200 });
    expect([body.data, body.summary.itemCount]).toEqual([[], 0]);
    expect(body.gone).toMatchObject([{ name: 'Gone Mug', quantity: 2, variantId, reason: 'no_longer_sold' }]);
    expect((await other.get<Json>('/carts')).body.gone).toBeUndefined();
    await shopper.delete(`/carts/${body.gone[0]._id}`, undefined, { expect: 200 });
    expect((await shopper.get<Json>('/carts')).body.gone).toBeUndefined();
    await admin.delete(`/admin/products/${product.id}`, undefined, { expect: 200 });
    expect((await other.get<Json>('/carts')).body.gone).toMatchObject([{ name: 'Gone Mug', quantity: 1 }]);
  });
});
