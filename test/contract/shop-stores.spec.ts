import { v7 } from 'uuid';
import { PostgresGroupMembership } from '../../api/src/accounts/adapters/persistence/group-membership.js';
import { PostgresGroupPrices } from '../../api/src/catalogue/adapters/persistence/postgres-group-prices.js';
import { MemoryExchanges } from '../../api/src/kernel/testing/memory-exchanges.js';
import { ORIGINALS } from '../../api/src/kernel/goods-texts.js';
import { PostgresCarts } from '../../api/src/cart/adapters/persistence/postgres-carts.js';
import { cartsContract } from '../../api/src/cart/testing/carts-contract.js';
import { PostgresBasketReads } from '../../api/src/checkout/adapters/persistence/postgres-basket-reads.js';
import { PostgresCarts as PostgresPaidCarts } from '../../api/src/checkout/adapters/persistence/postgres-carts.js';
import { basketsContract } from '../../api/src/checkout/testing/baskets-contract.js';
import { paidCartsContract } from '../../api/src/checkout/testing/paid-carts-contract.js';
import { PostgresTypedValues } from '../../api/src/connections/adapters/persistence/postgres-typed-values.js';
import { typedValuesContract } from '../../api/src/connections/testing/typed-values-contract.js';
import { PostgresStock } from '../../api/src/inventory/adapters/persistence/postgres-stock.js';
import { TakenPieces } from '../../api/src/inventory/adapters/persistence/taken-pieces.js';
import { stockContract } from '../../api/src/inventory/testing/stock-contract.js';
import {
  PostgresOrderTimeline,
  PostgresParcels,
} from '../../api/src/orders/adapters/persistence/postgres-order-books.js';
import { PostgresOrders } from '../../api/src/orders/adapters/persistence/postgres-orders.js';
import { orderBooksContract } from '../../api/src/orders/testing/order-books-contract.js';
import type { TimelineEntry } from '../../api/src/orders/application/ports.js';
import { ordersContract } from '../../api/src/orders/testing/orders-contract.js';
import { PostgresReturns } from '../../api/src/returns/adapters/persistence/postgres-returns.js';
import { returnsContract } from '../../api/src/returns/testing/returns-contract.js';
import { goods, stockOf } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { clock, ids, person, useStores } from '../support/stores.js';

const { shop, database, parts } = useStores();
const groupPrices = () => new PostgresGroupPrices(database(), new PostgresGroupMembership(database(), clock));

ordersContract('in PostgreSQL', async () => {
  const { em, database: own, unit } = parts();
  const orders = new PostgresOrders(em, own, ids);
  const { id: accountId } = await person(shop);
  return { orders, unit, orderId: v7(), accountId, nextId: v7 };
});

typedValuesContract('in PostgreSQL', async () => {
  await shop.sql(`delete from setting where key = 'connections'`);
  return new PostgresTypedValues(database(), clock);
});

stockContract('in PostgreSQL', async () => {
  const stock = new PostgresStock(database(), ids, clock, new TakenPieces(database()));
  const { email } = await person(shop);
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
  const carts = new PostgresPaidCarts(database());
  const [ann, bob] = [await person(shop), await person(shop)];
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
  const returns = new PostgresReturns(database(), clock);
  const { email } = await person(shop);
  return { returns, orderId: (await insertOrder(shop, { email })).id, nextId: v7 };
});

cartsContract('in PostgreSQL', async () => {
  const carts = new PostgresCarts(database(), clock, ids, ORIGINALS, groupPrices(), new MemoryExchanges(), {
    of: () => Promise.resolve(new Map()),
  });
  const [ann, bob] = [await person(shop), await person(shop)];
  return { carts, ann: ann.id, bob: bob.id, offer: (stock) => goods(shop, { stock }) };
});

orderBooksContract('in PostgreSQL', async () => {
  const { email } = await person(shop);
  const order = async () => (await insertOrder(shop, { email })).id;
  const history = (orderId: string) =>
    shop.sql<Required<TimelineEntry>>(
      `select order_id as "orderId", event, from_status as "from", to_status as "to", message, detail,
         json_build_object('kind', actor_kind, 'id', actor_id) as actor
       from order_event where order_id = $1 and event <> 'placed' order by created_at, id`,
      [orderId],
    );
  return {
    parcels: new PostgresParcels(database(), clock, ids),
    timeline: new PostgresOrderTimeline(database(), clock, ids),
    ...{ orderId: await order(), otherId: await order(), history },
  };
});

basketsContract('in PostgreSQL', async () => {
  const { id: accountId } = await person(shop);
  const { productId, variantId: large } = await goods(shop, { cents: 10_000 });
  const small = v7();
  await shop.sql(
    `insert into variant (id, product_id, sku, options, position, price_cents)
     select $2::uuid, product_id, $2, '{"Size": "S"}', position - 1, 10000 from variant where id = $1`,
    [large, small],
  );
  await shop.sql('insert into stock (variant_id, initial, on_hand) values ($1, 10, 10)', [small]);
  await shop.sql(
    `insert into variant_price (variant_id, currency, price_cents) select unnest($1::uuid[]), 'EUR', 9500`,
    [[small, large]],
  );
  const scarf = await goods(shop, { cents: 2_000, stock: null });
  await shop.sql('update product set discount_percent = 20 where id = $1', [scarf.productId]);
  return {
    baskets: new PostgresBasketReads(database(), ORIGINALS, groupPrices()),
    priceOf: async (whose) => {
      const [groupId, priceId] = [v7(), v7()];
      await shop.sql(
        `insert into customer_group (id, name, version, created_at) values ($1::uuid, $1, 1, now())`,
        [groupId],
      );
      if (whose === 'own')
        await shop.sql('insert into customer_group_member (group_id, account_id) values ($1, $2)', [
          ...[groupId, accountId],
        ]);
      await shop.sql(
        `insert into group_price (id, group_id, variant_id, currency, from_quantity, price_cents, version)
         values ($1, $2, $3, 'USD', 2, 8000, 1)`,
        [priceId, groupId, small],
      );
      return priceId;
    },
    ...{ accountId, jackets: { productId, small, large }, scarf, unknownId: v7() },
    put: async (variantId, quantity) => {
      const lineId = v7();
      await shop.sql(
        `insert into cart_line (id, account_id, variant_id, quantity, created_at) values ($1, $2, $3, $4, now())`,
        [lineId, accountId, variantId, quantity],
      );
      return lineId;
    },
    withdraw: async (id) => {
      await shop.sql(`update product set status = 'archived' where id = $1`, [id]);
    },
  };
});
