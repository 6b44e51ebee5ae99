import { afterAll, beforeAll } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { PostgresCarts } from '../../api/src/cart/adapters/persistence/postgres-carts.js';
import { cartsContract } from '../../api/src/cart/testing/carts-contract.js';
import { PostgresCarts as PostgresPaidCarts } from '../../api/src/checkout/adapters/persistence/postgres-carts.js';
import { paidCartsContract } from '../../api/src/checkout/testing/paid-carts-contract.js';
import { PostgresStock } from '../../api/src/inventory/adapters/persistence/postgres-stock.js';
import { stockContract } from '../../api/src/inventory/testing/stock-contract.js';
import { orderSchema } from '../../api/src/orders/adapters/persistence/order.schema.js';
import { PostgresOrders } from '../../api/src/orders/adapters/persistence/postgres-orders.js';
import { ordersContract } from '../../api/src/orders/testing/orders-contract.js';
import { Database } from '../../api/src/platform/database/database.js';
import { PostgresUnitOfWork } from '../../api/src/platform/database/postgres-unit-of-work.js';
import { PostgresReturns } from '../../api/src/returns/adapters/persistence/postgres-returns.js';
import { returnsContract } from '../../api/src/returns/testing/returns-contract.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import { Pool } from '../../api/src/platform/database/pool.js';
import { Replicas } from '../../api/src/platform/database/replicas.js';
import { goods, stockOf } from '../support/money.js';
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

const shopperId = async () => {
  const { email } = await shop.shopper();
  const [row] = await shop.sql<{ id: string }>('select id from account where email_key = $1', [email]);
  return { email, id: row?.id ?? '' };
};

ordersContract('in PostgreSQL', async () => {
  const em = orm.em.fork({ useContext: true });
  const orders = new PostgresOrders(em, new Database(em, replicas), ids);
  const { id: accountId } = await shopperId();
  return { orders, unit: new PostgresUnitOfWork(em), orderId: v7(), accountId, nextId: v7 };
});

stockContract('in PostgreSQL', async () => {
  const stock = new PostgresStock(new Database(orm.em.fork(), replicas), ids, clock);
  const { email } = await shopperId();
  return {
    stock,
    put: async (onHand) => (await goods(shop, { stock: onHand })).variantId,
    level: async (variantId) => {
      const { on_hand: onHand, held } = await stockOf(shop, { variantId, productId: '' });
      return { onHand, held };
    },
    orderId: async () => (await insertOrder(shop, { email })).id,
  };
});

paidCartsContract('in PostgreSQL', async () => {
  const carts = new PostgresPaidCarts(new Database(orm.em.fork(), replicas));
  const [ann, bob] = [await shopperId(), await shopperId()];
  const line = async (quantity: number) => {
    const [lineId, { variantId }] = [v7(), await goods(shop)];
    await shop.sql(
      `insert into cart_line (id, account_id, variant_id, quantity, created_at) values ($1, $2, $3, $4, now())`,
      [lineId, ann.id, variantId, quantity],
    );
    return { lineId, variantId };
  };
  const [jacket, scarf] = [await line(2), await line(1)];
  const waiting = await insertOrder(shop, { email: ann.email });
  const cancelled = await insertOrder(shop, { email: ann.email });
  await shop.sql(
    `update orders set status = case id when $1 then 'pending' else 'cancelled' end
    where id in ($1, $2)`,
    [waiting.id, cancelled.id],
  );
  return {
    ...{ carts, ann: ann.id, bob: bob.id, jacket, scarf, waiting: waiting.id, cancelled: cancelled.id },
  };
});

returnsContract('in PostgreSQL', async () => {
  const returns = new PostgresReturns(new Database(orm.em.fork(), replicas), clock);
  const { email } = await shopperId();
  return { returns, orderId: (await insertOrder(shop, { email })).id, nextId: v7 };
});

cartsContract('in PostgreSQL', async () => {
  const carts = new PostgresCarts(new Database(orm.em.fork(), replicas), clock, ids);
  const [ann, bob] = [await shopperId(), await shopperId()];
  return { carts, ann: ann.id, bob: bob.id, offer: (stock) => goods(shop, { stock }) };
});
