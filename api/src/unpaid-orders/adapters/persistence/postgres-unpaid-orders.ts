import { Injectable } from '@nestjs/common';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { stockHoldSchema, stockSchema } from '../../../inventory/adapters/persistence/stock.schema.js';
import { sql, type Insertable, type Kysely } from 'kysely';
import { compiledOnce, laterOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { lockName } from '../../../platform/database/named-lock.js';
import type { Tables } from '../../../platform/database/tables.js';
import { UnpaidOrders, type UnpaidCounts, type UnpaidOrder } from '../../application/ports.js';
import type { Unpaid, UnpaidHold } from '../../domain/unpaid-rules.js';
import type { unpaidOrderSchema } from './unpaid-order.schema.js';

type UnpaidTables = Tables<
  typeof unpaidOrderSchema | typeof orderSchema | typeof stockSchema | typeof stockHoldSchema
>;
type Row = Insertable<UnpaidTables['unpaid_order']>;
const NETWORKS = ['network', 'house'] as const;

const record = laterOnce((db: Kysely<UnpaidTables>, place: PlaceOf<Row>) =>
  db.insertInto('unpaid_order').values({
    order_id: place('order_id'),
    account_id: place('account_id'),
    contact: place('contact'),
    network: place('network'),
    house: place('house'),
    units: place('units'),
    by_staff: place('by_staff'),
  }),
);

interface Wanted {
  accountId: string;
  contact: string | null;
  network: string;
  house: string | null;
}
type Owner = 'own' | 'contact' | 'network' | 'house';

/** Those of each owner, and no row for one that is null: four looks into an index, asked at once. */
const countAll = compiledOnce((db: Kysely<UnpaidTables>, place: PlaceOf<Wanted>) => {
  const of = (owner: Owner, column: 'account_id' | 'contact' | 'network' | 'house', key: string | null) =>
    db
      .selectFrom('unpaid_order')
      .select((eb) => [
        sql.lit(owner).as('owner'),
        eb.fn.countAll<number>().as('orders'),
        eb.fn.coalesce(eb.fn.sum<number>('units'), eb.lit(0)).as('units'),
      ])
      .where(column, '=', key);
  return of('own', 'account_id', place('accountId'))
    .unionAll(of('network', 'network', place('network')))
    .unionAll(of('house', 'house', place('house')))
    .unionAll(of('contact', 'contact', place('contact')).where('network', '=', place('network')));
});

const paidBy = compiledOnce((db: Kysely<UnpaidTables>, place: PlaceOf<{ accountId: string }>) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', place('accountId'))
    .whereRef('captured_cents', '>', 'refunded_cents')
    .limit(1),
);

interface Held {
  variantIds: readonly string[];
  network: string;
}

const holdsOf = compiledOnce((db: Kysely<UnpaidTables>, place: PlaceOf<Held>) =>
  db
    .selectFrom('stock')
    .innerJoin('stock_hold', 'stock_hold.variant_id', 'stock.variant_id')
    .innerJoin('unpaid_order', 'unpaid_order.order_id', 'stock_hold.order_id')
    .select((eb) => [
      'stock.variant_id as variantId',
      'stock.on_hand as onHand',
      eb.fn.sum<number>('stock_hold.quantity').as('unpaid'),
      eb.fn
        .sum<number | null>('stock_hold.quantity')
        .filterWhere((of) =>
          of.and([
            of(of.fn.coalesce('unpaid_order.house', 'unpaid_order.network'), '=', place('network')),
            of.not(
              of.exists(
                of
                  .selectFrom('orders')
                  .select('orders.id')
                  .whereRef('orders.account_id', '=', 'unpaid_order.account_id')
                  .whereRef('orders.captured_cents', '>', 'orders.refunded_cents'),
              ),
            ),
          ]),
        )
        .as('ofNewcomers'),
    ])
    .where('stock.variant_id', '=', (eb) => eb.fn.any(manyIds(place('variantIds'))))
    .where('stock_hold.state', '=', 'held')
    .where('unpaid_order.by_staff', '=', true)
    .groupBy(['stock.variant_id', 'stock.on_hand']),
);

/** Counted from an index alone; rows of orders that no longer wait go when the sweep meets them. */
@Injectable()
export class PostgresUnpaidOrders extends PostgresAdapter<UnpaidTables> implements UnpaidOrders {
  async record(order: UnpaidOrder, exact: boolean): Promise<void> {
    const keys = [order.accountId, ...order.networks.map(({ key }) => key)];
    if (exact) for (const key of keys.sort()) await lockName(this.tables(), `unpaid:${key}`);
    await record(this.tables(), {
      order_id: order.orderId,
      account_id: order.accountId,
      contact: order.contact,
      network: order.networks[0]?.key ?? 'unknown',
      house: order.networks[1]?.key ?? null,
      units: order.units,
      by_staff: order.byStaff,
    });
  }

  async counts({ accountId, contact, networks }: UnpaidOrder): Promise<UnpaidCounts> {
    const [network = '', house = null] = networks.map(({ key }) => key);
    const rows = await countAll(this.tables(), { accountId, contact, network, house });
    const of = (wanted: Owner): Unpaid => {
      const row = rows.find(({ owner }) => owner === wanted);
      return { orders: Number(row?.orders ?? 0), units: Number(row?.units ?? 0) };
    };
    const [own, same] = [of('own'), of('contact')];
    const account = { orders: Math.max(own.orders, same.orders), units: Math.max(own.units, same.units) };
    return { account, networks: NETWORKS.slice(0, networks.length).map(of) };
  }

  async hasPaid(accountId: string): Promise<boolean> {
    return (await paidBy(this.tables(), { accountId })).length > 0;
  }

  async holds(variantIds: readonly string[], network: string | undefined): Promise<UnpaidHold[]> {
    const rows = await holdsOf(this.tables(), { variantIds, network: network ?? '' });
    return rows.flatMap(({ variantId, onHand, unpaid, ofNewcomers }) =>
      onHand === null
        ? []
        : [{ variantId, onHand, unpaid: Number(unpaid), ofNewcomers: Number(ofNewcomers) }],
    );
  }

  /** Those that another purchase is just forgetting are left to it. */
  async forgetSettled(): Promise<boolean> {
    const { numDeletedRows } = await this.tables()
      .deleteFrom('unpaid_order')
      .where('order_id', 'in', (eb) =>
        eb
          .selectFrom('unpaid_order as u')
          .innerJoin('orders', 'orders.id', 'u.order_id')
          .select('u.order_id')
          .where('orders.status', '!=', 'pending')
          .forUpdate('u')
          .skipLocked(),
      )
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
}
