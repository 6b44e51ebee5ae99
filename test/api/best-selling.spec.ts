import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

describe('the best-selling order', () => {
  const shop = useShop({ demo: true });
  const units = () =>
    shop.sql<{ id: string; sold_count: number }>('select id, sold_count from product order by id');

  it('follows what orders took from stock, counted anew by a job', async () => {
    const seeded = await units();
    expect(seeded.some((product) => product.sold_count > 0)).toBe(true);
    await shop.sql('update product set sold_count = 7');
    await shop.sql(`select graphile_worker.add_job('catalogue.count-sales')`);
    await eventually(units, (now) => JSON.stringify(now) === JSON.stringify(seeded));
    const { body } = await shop.client.get('/products', { query: { sort: 'best-selling', limit: 5 } });
    const best = [...seeded].sort((a, b) => b.sold_count - a.sold_count).slice(0, 5);
    const counts = new Map(seeded.map((product) => [product.id, product.sold_count]));
    expect(body.data.map((card: Json) => counts.get(card.id))).toEqual(
      best.map((product) => product.sold_count),
    );
  });
});
