import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mustBeSound } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;

const settings = (change: object) => admin.put('/admin/settings/shop', change, { expect: 200 });

/** What was kept of prices whose log was moved back in time. */
const keepAnew = (productId: string) =>
  shop.sql(`update variant set lowest_cents = lowest_price_before(id, price_cents) where product_id = $1`, [
    productId,
  ]);

/** A product whose price went through these, each so many days ago, and is on a sale of 20 percent since the last. */
async function priced(...steps: [price: number, daysAgo: number, discount?: number][]) {
  const [first = [10, 0]] = steps;
  const id = String((await makeProduct(admin, { price: first[0], discount: first[2] ?? 0, stock: 5 }))['id']);
  const backdate = (days: number) =>
    shop.sql(
      `update price_change set changed_at = now() - make_interval(days => $2) where id = (select c.id from price_change c
         join variant v on v.id = c.variant_id where v.product_id = $1 order by c.changed_at desc, c.id desc limit 1)`,
      [id, days],
    );
  await backdate(first[1]);
  for (const [price, daysAgo, discount = 0] of steps.slice(1)) {
    await admin.patch(`/admin/products/${id}`, { price, discount }, { expect: 200 });
    await backdate(daysAgo);
  }
  if (steps.at(-1)?.[1]) await keepAnew(id);
  const seen = async () => (await shop.client.get<Json>(`/products/${id}`, { expect: 200 })).body.data;
  return { id, seen };
}

const told = ({ price, originalPrice, discount }: Json) => [price, originalPrice, discount];

describe('what stands crossed out beside a price', () => {
  beforeAll(async () => {
    admin = await shop.admin();
    await settings({ country: 'DE' });
  });

  afterAll(() => mustBeSound(shop));

  it.each<[string, [number, number, number?][], [number, number | null, number]]>([
    [
      'nothing of a price that never was another',
      [
        [24.9, 90],
        [24.9, 0, 20],
      ],
      [24.9, null, 0],
    ],
    ['nothing of what was new on a sale', [[80, 0, 20]], [80, null, 0]],
    [
      'what it cost before the cut',
      [
        [100, 90],
        [80, 0, 20],
      ],
      [80, 100, 20],
    ],
    [
      'nothing where it was cheaper within thirty days',
      [
        [60, 20],
        [100, 10],
        [80, 0, 20],
      ],
      [80, null, 0],
    ],
    [
      'the least of thirty days, with the percentage from it',
      [
        [100, 60],
        [90, 20],
        [95, 10],
        [72, 0, 20],
      ],
      [72, 90, 20],
    ],
    [
      'what was cheaper before that counts no more',
      [
        [60, 90],
        [100, 40],
        [80, 0, 20],
      ],
      [80, 100, 20],
    ],
    [
      'nothing once the price went up again',
      [
        [100, 90],
        [80, 5, 20],
        [85, 0, 20],
      ],
      [85, null, 0],
    ],
    [
      'what it cost, though the sale is told a day after the cut',
      [
        [100, 90],
        [80, 1],
        [80, 0, 20],
      ],
      [80, 100, 20],
    ],
    [
      'nothing where the cut is older than the sale by a month',
      [
        [100, 90],
        [80, 40],
        [80, 0, 20],
      ],
      [80, null, 0],
    ],
    [
      'the same for as long as the sale lasts',
      [
        [100, 200],
        [80, 70, 20],
      ],
      [80, 100, 20],
    ],
    [
      'nothing without a sale',
      [
        [100, 90],
        [80, 0],
      ],
      [80, null, 0],
    ],
  ])('is in the EU %s', async (_, steps, expected) => {
    const { seen } = await priced(...steps);
    const product = await seen();
    expect(told(product)).toEqual(expected);
    expect(product.variants[0].originalPrice).toBe(expected[1]);
  });

  it('is the same in lists, cart and quote, and a sale is listed only where a price was cut', async () => {
    const [cut, never] = [await priced([100, 90], [80, 0, 20]), await priced([50, 90], [50, 0, 20])];
    const onSale = (await shop.client.get<Json>('/products?onSale=true&limit=50', { expect: 200 })).body;
    const cards = new Map((onSale.data as Json[]).map((card) => [card._id, card]));
    expect(told(cards.get(cut.id) ?? {})).toEqual([80, 100, 20]);
    expect(cards.has(never.id)).toBe(false);
    const shopper = await shop.shopper();
    for (const { id } of [cut, never])
      await shopper.post('/carts', { productId: id, quantity: 1 }, { expect: 201 });
    const cart = (await shopper.get<Json>('/carts', { expect: 200 })).body;
    expect(cart.data.map(({ originalPrice }: Json) => originalPrice).sort()).toEqual([100, null]);
  });

  it('is listed where the price that the card shows was cut, not that of a dearer variant', async () => {
    const variants = ['S', 'M'].map((size, index) => ({
      ...{ options: { Size: size }, price: 50 + 50 * index, stock: 5 },
    }));
    const options = [{ name: 'Size', values: ['S', 'M'].map((value) => ({ value })) }];
    const made = await makeProduct(admin, { price: 50, discount: 20, options, variants });
    const id = String(made['id']);
    const cut = (size: string, cents: number | null) =>
      shop.sql(`update variant set lowest_cents = $3 where product_id = $1 and options->>'Size' = $2`, [
        ...[id, size],
        cents,
      ]);
    const listed = async (more = '') => {
      const { body } = await shop.client.get<Json>(`/products?onSale=true&limit=100${more}`, { expect: 200 });
      const card = (body.data as Json[]).find((one) => one._id === id);
      return card && told(card);
    };
    await cut('M', 12_000);
    expect(await listed()).toBeUndefined();
    expect(await listed('&options=Size:M')).toEqual([100, 120, 16]);
    await cut('M', null);
    await cut('S', 8_000);
    expect(await listed()).toEqual([50, 80, 37]);
    expect(await listed('&options=Size:M')).toBeUndefined();
  });

  it('is not what the form of the panel shows: the discount stays as it was typed', async () => {
    const { id } = await priced([24.9, 90], [24.9, 0, 20]);
    const { body } = await admin.get<Json>(`/admin/products/${id}`, { expect: 200 });
    expect((body.data ?? body).discount).toBe(20);
  });

  it('is what the discount makes elsewhere, or where the shop has decided so', async () => {
    const { seen } = await priced([24.9, 90], [24.9, 0, 20]);
    await settings({ formerPrices: 'derived' });
    expect(told(await seen())).toEqual([24.9, 31.13, 20]);
    await settings({ formerPrices: 'by_country', country: 'RW' });
    expect(told(await seen())).toEqual([24.9, 31.13, 20]);
    await settings({ formerPrices: 'lowest' });
    expect(told(await seen())).toEqual([24.9, null, 0]);
    expect((await shop.client.get<Json>('/shop', { expect: 200 })).body.data.lowestFormerPrices).toBe(true);
    await settings({ formerPrices: 'by_country', country: 'DE' });
    const wrong = await admin.put<Json>('/admin/settings/shop', { formerPrices: 'invented' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'formerPrices']);
  });
});
