import { afterAll, beforeAll } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { Memo } from '../../api/src/catalogue/adapters/persistence/memo.js';
import { PostgresProductStock } from '../../api/src/catalogue/adapters/persistence/postgres-product-stock.js';
import { PostgresProducts } from '../../api/src/catalogue/adapters/persistence/postgres-products.js';
import { VariantTable } from '../../api/src/catalogue/adapters/persistence/variant-table.js';
import { productsContract } from '../../api/src/catalogue/testing/products-contract.js';
import { orderSchema } from '../../api/src/orders/adapters/persistence/order.schema.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { Database } from '../../api/src/platform/database/database.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import { Pool } from '../../api/src/platform/database/pool.js';
import { Replicas } from '../../api/src/platform/database/replicas.js';
import { insertOrder } from '../support/orders.js';
import { SECRET } from '../support/sessions.js';
import { useShop } from '../support/use-shop.js';

// before the shop, whose connections go with it
afterAll(() => orm.close());
const shop = useShop();
const clock = { now: () => new Date() };
const ids = { next: () => v7() };
let orm: MikroORM;
let replicas: Replicas;

beforeAll(async () => {
  const config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
  const pool = new Pool(config);
  replicas = new Replicas(config, pool);
  orm = await MikroORM.init({ ...ormOptions(config, pool), entities: [orderSchema] });
});

productsContract('in PostgreSQL', async () => {
  const database = new Database(orm.em.fork(), replicas);
  const variants = new VariantTable(database, clock, ids);
  const { email } = await shop.shopper();
  const [account] = await shop.sql<{ id: string }>('select id from account where email_key = $1', [email]);
  return {
    products: new PostgresProducts(database, variants, clock, ids, new Memo()),
    stock: new PostgresProductStock(database, clock, ids),
    ...{ skus: variants, nextId: v7, actorId: account?.id ?? '' },
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
