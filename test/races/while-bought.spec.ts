import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { crowd, withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, wanted, type Goods } from '../support/money.js';
import { overtakenBy } from '../support/held-row.js';
import { useShop } from '../support/use-shop.js';

const SHOPPERS = 12;

const shop = useShop();
const pay = ({ productId, variantId }: Goods) => ({
  products: [{ ...wanted({ productId, variantId }).products[0] }],
  amount: 10.2,
});

describe('what happens to carts and products at the moment of a purchase', () => {
  it('R34 takes out of the cart what was bought, and keeps what was added meanwhile', async () => {
    const [bought, added] = [await goods(shop, { stock: null }), await goods(shop, { stock: null })];
    const people = await crowd(shop, SHOPPERS);
    const carts = await Promise.all(
      people.map(async (shopper) => {
        const add = ({ productId }: Goods) =>
          withRetries(() => shopper.post('/carts', { productId, quantity: 1 }));
        await add(bought);
        const [paid, put] = await Promise.all([
          withRetries(() => shopper.post('/payments/cash', pay(bought))),
          add(added),
        ]);
        const lines = await shop.sql<{ variantId: string }>(
          `select variant_id as "variantId" from cart_line where account_id = (
             select account_id from session where id = $1)`,
          [sessionOf(shopper.token)],
        );
        return [paid.status, put.status, lines.map(({ variantId }) => variantId)];
      }),
    );
    expect(carts).toEqual(people.map(() => [200, 201, [added.variantId]]));
    await mustBeSound(shop);
  });

  it('R35 sells it as it was or says no, while staff gives it another price and takes it away', async () => {
    const admin = await shop.admin();
    const jackets = await Promise.all(Array.from({ length: SHOPPERS }, () => goods(shop, { stock: 5 })));
    const people = await crowd(shop, SHOPPERS);
    const statuses = await Promise.all(
      jackets.map(async (jacket, index) => {
        const change =
          index % 2
            ? () => admin.delete(`/products/${jacket.productId}`)
            : () => admin.patch(`/products/${jacket.productId}`, { price: 19.99 });
        const [sold, changed] = await Promise.all([
          people[index] && withRetries(() => people[index]!.post('/payments/cash', pay(jacket))),
          withRetries(change),
        ]);
        return { sold: sold?.status, changed: changed.status };
      }),
    );
    for (const { sold } of statuses) expect([200, 409]).toContain(sold);
    for (const { changed } of statuses) expect([200, 409]).toContain(changed);
    const sold = await shop.sql(
      `select name, unit_price_cents::int as cents from order_line where variant_id = any($1)`,
      [jackets.map(({ variantId }) => variantId)],
    );
    // the price that its buyer has seen, whichever it has now
    expect(sold).toEqual(
      statuses.flatMap((one) => (one.sold === 200 ? [{ name: 'Jacket', cents: 2_549 }] : [])),
    );
    await mustBeSound(shop);
  });

  it.each(['cash', 'create-checkout-session'])(
    'asks for the price anew where its coupon is deleted: %s',
    async (call) => {
      const [shopper, admin, jacket] = [await shop.shopper(), await shop.admin(), await goods(shop)];
      const coupon = { code: call.slice(0, 4), kind: 'percent', percent: 10 };
      const { id, code } = (await admin.post<Json>('/admin/coupons', coupon, { expect: 201 })).body;
      const said = { ...wanted(jacket), couponCode: code, ...(call === 'cash' ? { amount: 9.18 } : {}) };
      const { body } = await overtakenBy(shop.databaseUrl, 'delete from coupon where id = $1', [id], () =>
        shopper.post<Json>(`/payments/${call}`, said),
      );
      expect([body.status, body.code]).toEqual([422, 'coupon_unknown']);
      await mustBeSound(shop);
    },
  );
});

function sessionOf(token = ''): string {
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
}
