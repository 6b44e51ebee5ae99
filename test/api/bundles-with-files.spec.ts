import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { paidFor, soldFile } from '../support/files.js';
import { eventually, goods, mustBeSound, orderOf, runJob, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});
afterEach(() => mustBeSound(shop));

const unsent = async (what: Goods) => {
  await shop.sql('update product set is_shipped = false where id = $1', [what.productId]);
  return what;
};
const lesson = async () => unsent(await goods(shop, { stock: null, name: 'Lesson' }));
const make = ({ productId, variantId }: Goods, parts: Goods[]) =>
  admin.put<Json>(`/admin/products/${productId}/bundles`, {
    bundles: [{ variantId, parts: parts.map((one) => ({ variantId: one.variantId, quantity: 1 })) }],
  });
const bundleOf = async (...parts: Goods[]) => {
  const box = await unsent(await goods(shop, { stock: 0, name: 'Box' }));
  expect((await make(box, parts)).status).toBe(200);
  return box;
};

describe('a bundle that is not sent', () => {
  it('is handed over by itself where all of it was mailed, and waits for the staff with anything else', async () => {
    const [shopper, guide] = [await shop.shopper(), await soldFile(shop)];
    const mixed = await bundleOf(guide, await lesson());
    const waits = await paidFor(shop, shopper, wanted(mixed), 'mix.files@example.com');
    const files = await bundleOf(guide, await soldFile(shop, 'Map.pdf'));
    const goes = await paidFor(shop, shopper, wanted(files), 'all.files@example.com');
    await runJob(shop, 'orders.deliver-unsent', 'bundles');
    await eventually(
      () => orderOf(shopper, goes),
      ({ status }) => status === 'delivered',
    );
    expect(await orderOf(shopper, waits)).toMatchObject({ status: 'processing' });
  });

  it('has nothing in it that is sent, whichever of them is changed', async () => {
    const message = 'A part that is sent cannot be in a bundle that is not sent';
    const [box, cup] = [await goods(shop, { stock: 0 }), await goods(shop)];
    const change = ({ productId }: Goods, isShipped: boolean) =>
      admin.patch<Json>(`/admin/products/${productId}`, { isShipped });
    await unsent(box);
    expect((await make(box, [cup])).body).toMatchObject({
      code: 'bundle_wrong',
      errors: [{ field: 'bundles.0.parts.0.variantId', message }],
    });
    expect((await change(box, true)).status).toBe(200);
    expect((await make(box, [cup])).status).toBe(200);
    expect((await change(box, false)).body).toMatchObject({
      code: 'not_a_product',
      errors: [{ field: 'isShipped', message }],
    });
    expect((await change(cup, false)).status).toBe(200);
    expect((await change(box, false)).status).toBe(200);
    expect((await change(cup, true)).body).toMatchObject({ errors: [{ field: 'isShipped', message }] });
  });
});
