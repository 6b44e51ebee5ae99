import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Kysely, KyselyPlugin } from 'kysely';
import { v7 } from 'uuid';
import type { AnyTables } from '../../api/src/shop-archive/adapters/persistence/ranges.js';
import {
  settleArrivals,
  settlePlaces,
  settleStars,
} from '../../api/src/shop-archive/adapters/persistence/settle.js';
import type { Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useStores } from '../support/stores.js';

const stores = useStores();
const NOW = new Date('2026-05-01T12:00:00Z');

class Undone extends Error {}

/** What `settle` wrote, by statements that are counted; as it was afterwards. */
async function settled(
  settle: (tables: Kysely<AnyTables>) => Promise<void>,
  read: (tables: Kysely<AnyTables>) => Promise<unknown>,
): Promise<{ rows: unknown; written: number }> {
  const { database, unit } = stores.parts();
  const seen = { rows: undefined as unknown, written: 0 };
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode' || node.kind === 'InsertQueryNode') seen.written += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await expect(
    unit.run(async () => {
      const tables = database.sql<AnyTables>();
      await settle(tables.withPlugin(counter));
      seen.rows = await read(tables);
      throw new Undone();
    }),
  ).rejects.toThrow(Undone);
  return seen;
}

describe('What follows from an archive', () => {
  let products: Json[];
  let placeId: string;
  beforeAll(async () => {
    const { shop } = stores;
    const admin = await shop.admin();
    const place = { name: `Town ${v7()}`, sellsOnline: true };
    placeId = (await admin.post<Json>('/admin/places', place, { expect: 201 })).body.id;
    products = [];
    for (const at of [1, 2, 3, 4, 5]) products.push(await makeProduct(admin, { stock: 10 * at }));
    const writers = [await shop.shopper(), await shop.shopper()];
    for (const [at, { id }] of products.entries())
      for (const [by, { email }] of writers.entries())
        await shop.sql(
          `insert into review (id, product_id, account_id, rating, title, comment, status, is_verified, created_at, updated_at)
           select gen_random_uuid(), $1, id, $2, '', '', 'published', false, now(), now() from account where email_key = $3`,
          [id, (at % 4) + 1 + by, email],
        );
  });

  it('are the stars of all products, some of them at a time', async () => {
    const ids = products.map(({ id }) => String(id));
    const { rows, written } = await settled(
      (tables) => settleStars(tables, 2),
      (tables) =>
        tables
          .selectFrom('product')
          .select(['rating_sum', 'rating_count'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute(),
    );
    expect(rows).toEqual([3, 5, 7, 9, 3].map((sum) => ({ rating_sum: sum, rating_count: 2 })));
    expect(written).toBeGreaterThanOrEqual(3);
  });

  it('is what lies elsewhere of all variants, with its book, some of them at a time', async () => {
    const ids = products.map(({ variants }) => String(variants[0].id));
    const { rows, written } = await settled(
      async (tables) => {
        await tables
          .insertInto('place_stock')
          .values(ids.map((variant_id, at) => ({ variant_id, place_id: placeId, on_hand: at + 1 })))
          .execute();
        await settlePlaces(tables, NOW, 2);
        await settleArrivals(tables, NOW, 2);
      },
      (tables) =>
        tables
          .selectFrom('stock')
          .innerJoin('stock_movement', 'stock_movement.variant_id', 'stock.variant_id')
          .select(['stock.elsewhere', 'stock_movement.delta', 'stock_movement.kind'])
          .where('stock.variant_id', 'in', ids)
          .where('stock_movement.place_id', '=', placeId)
          .orderBy('stock.variant_id')
          .execute(),
    );
    expect(rows).toEqual(
      [1, 2, 3, 4, 5].map((pieces) => ({ elsewhere: pieces, delta: pieces, kind: 'adjust' })),
    );
    expect(written).toBeGreaterThanOrEqual(7);
  });
});
