import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { crowd } from '../support/concurrent.js';
import { goods, wanted, type Goods } from '../support/money.js';
import { namesOf } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const NAMES = ['Kettle', 'Filters', 'Mug', 'Scarf', 'Hat', 'Lamp', 'Tray'] as const;
const shelf = {} as Record<(typeof NAMES)[number], Goods>;
/** Two jackets' worth and the two fifths of it that are paid at once. */
const DEPOSIT = 20.39;

beforeAll(async () => {
  for (const name of NAMES) shelf[name] = await goods(shop, { name, stock: null });
});

async function buyTogether(buyers: readonly Client[], one: Goods, other: Goods): Promise<void> {
  const products = [one, other].flatMap((piece) => wanted(piece).products);
  for (const buyer of buyers)
    await buyer.post('/payments/cash', { products, amount: DEPOSIT }, { expect: 200 });
}

/** As if all orders with it had been paid, or come to nothing. */
const becomes = (status: string, { productId }: Goods) =>
  shop.sql(
    'update orders set status = $1 where id in (select order_id from order_line where product_id = $2)',
    [status, productId],
  );

const goesWith = async ({ productId }: Goods) =>
  namesOf((await shop.client.get(`/products/${productId}/related`, { expect: 200 })).body);

describe('what goes with a product', () => {
  it('is what several buyers bought along with it, before what is of the same kind', async () => {
    const { Kettle, Filters, Mug, Scarf, Hat, Lamp } = shelf;
    const bestOfItsKind = await goesWith(Kettle);
    expect(bestOfItsKind).toHaveLength(6);
    await buyTogether(await crowd(shop, 3), Kettle, Mug);
    await buyTogether(await crowd(shop, 4), Filters, Kettle);
    await buyTogether(await crowd(shop, 2), Kettle, Scarf);
    const [eager] = await crowd(shop, 1);
    if (eager) await buyTogether([eager, eager, eager, eager], Kettle, Hat);
    await buyTogether(await crowd(shop, 3), Kettle, Lamp);
    await buyTogether(await crowd(shop, 3), Kettle, shelf.Tray);
    expect(await goesWith(Kettle)).toEqual(bestOfItsKind);
    await becomes('processing', Kettle);
    await becomes('cancelled', Lamp);
    await becomes('pending', shelf.Tray);
    expect(await goesWith(Kettle)).toEqual([
      'Filters',
      'Mug',
      ...bestOfItsKind.filter((name) => !['Filters', 'Mug'].includes(name)),
    ]);
    await shop.sql(`update product set status = 'archived' where id = '${Filters.productId}'`);
    expect((await goesWith(Kettle))[0]).toBe('Mug');
  });

  it('is what the merchant chose, in that order, before anything else', async () => {
    const admin = await shop.admin();
    const { Kettle, Tray, Lamp, Hat } = shelf;
    const before = await goesWith(Kettle);
    const put = (related: string[]) => admin.put<Json>(`/admin/products/${Kettle.productId}`, { related });
    const chosen = [Tray, Hat, Lamp].map(({ productId }) => productId);
    expect((await put(chosen)).body.related).toEqual(chosen);
    expect((await goesWith(Kettle)).slice(0, 3)).toEqual(['Tray', 'Hat', 'Lamp']);
    expect((await shop.client.get<Json>(`/products/${Kettle.productId}`)).body.data).not.toHaveProperty(
      'related',
    );
    await admin.put(`/admin/products/${Hat.productId}`, { status: 'draft' }, { expect: 200 });
    expect((await goesWith(Kettle)).slice(0, 2)).toEqual(['Tray', 'Lamp']);
    const faults = [
      [['01941f94-e1f9-77b4-8b41-000000000000'], 'related.0', 'There is no such product'],
      [[Kettle.productId], 'related', 'A product is not related to itself'],
      [['lamp'], 'related', 'related must be ids of products'],
    ] as const;
    for (const [related, field, message] of faults)
      expect((await put([...related])).body.errors).toEqual([{ field, message }]);
    await admin.put(`/admin/products/${Hat.productId}`, { status: 'active' }, { expect: 200 });
    await put([]);
    expect(await goesWith(Kettle)).toEqual(before);
  });
});
