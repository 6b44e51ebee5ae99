import { v7 } from 'uuid';
import { Memo } from '../../api/src/catalogue/adapters/persistence/memo.js';
import { PostgresProductStock } from '../../api/src/catalogue/adapters/persistence/postgres-product-stock.js';
import { PostgresProducts } from '../../api/src/catalogue/adapters/persistence/postgres-products.js';
import { VariantTable } from '../../api/src/catalogue/adapters/persistence/variant-table.js';
import { productsContract } from '../../api/src/catalogue/testing/products-contract.js';
import { PostgresPictures } from '../../api/src/media/adapters/persistence/postgres-pictures.js';
import { picturesContract } from '../../api/src/media/testing/pictures-contract.js';
import { PostgresReviews } from '../../api/src/reviews/adapters/persistence/postgres-reviews.js';
import { reviewsContract } from '../../api/src/reviews/testing/reviews-contract.js';
import { goods } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { clock, ids, person, useStores } from '../support/stores.js';

const { shop, database } = useStores();

productsContract('in PostgreSQL', async () => {
  const own = database();
  const variants = new VariantTable(own, clock, ids);
  const { id: actorId, email } = await person(shop);
  return {
    products: new PostgresProducts(own, variants, clock, ids, new Memo()),
    stock: new PostgresProductStock(own, clock, ids),
    ...{ skus: variants, nextId: v7, actorId },
    hold: async (variantId, pieces) => {
      await shop.sql('update stock set held = $2 where variant_id = $1', [variantId, pieces]);
    },
    level: async (variantId) => {
      const rows = await shop.sql<{ on_hand: number | null }>(
        'select on_hand from stock where variant_id = $1',
        [variantId],
      );
      return rows[0]?.on_hand ?? null;
    },
    booked: async (variantId) => {
      const rows = await shop.sql<{ reason: string }>(
        'select reason from stock_movement where variant_id = $1 order by id',
        [variantId],
      );
      return rows.map(({ reason }) => reason);
    },
    order: async (productId) => {
      await insertOrder(shop, { email, productId });
    },
  };
});

picturesContract('in PostgreSQL', () =>
  Promise.resolve({ pictures: new PostgresPictures(database(), clock), nextKey: v7 }),
);

reviewsContract('in PostgreSQL', async () => {
  const [{ productId }, { productId: hiddenId }] = [await goods(shop), await goods(shop)];
  await shop.sql(`update product set status = 'archived' where id = $1`, [hiddenId]);
  const [ann, bob] = [(await person(shop)).id, (await person(shop)).id];
  const reviews = new PostgresReviews(database(), clock, ids);
  return { reviews, productId, hiddenId, ann, bob, unknownId: v7() };
});
