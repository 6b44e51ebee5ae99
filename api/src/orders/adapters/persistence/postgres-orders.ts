import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Insertable } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import type { NamedGroup } from '../../../kernel/customer-groups.js';
import { Ids } from '../../../kernel/ids.js';
import { Money } from '../../../kernel/money.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { insertLater } from '../../../platform/database/insert-later.js';
import { lockName } from '../../../platform/database/named-lock.js';
import { inProductOrder, productOptions } from '../../../platform/database/product-options.js';
import { rowOf } from '../../../platform/database/row-of.js';
import { constraintOf, sqlState, UNIQUE_VIOLATION } from '../../../platform/database/sql-state.js';
import { Orders, type NamedOrder, type TimelineEntry } from '../../application/ports.js';
import { Order, orderNumber } from '../../domain/order.js';
import { CouponGone, OrderKeyTaken } from '../../domain/refusals.js';
import { lineRow, toLine } from './line-rows.js';
import { eventRow } from './order-rows.js';
import type { OrderTables } from './tables.js';

/** The order with a number, as the unique index has it. */
const ofNumber = compiledOnce((db: Kysely<OrderTables>, place: PlaceOf<{ number: string }>) =>
  db
    .selectFrom('orders')
    .select('id')
    .where(
      (eb) => eb.fn<string>('upper', [eb.fn('right', [eb.cast('id', 'text'), eb.lit(8)])]),
      '=',
      place('number'),
    )
    .limit(1),
);

const ofKey = compiledOnce((db: Kysely<OrderTables>, place: PlaceOf<{ accountId: string; key: string }>) =>
  db
    .selectFrom('orders')
    .select(['id', 'request_hash as requestHash'])
    .where('account_id', '=', place('accountId'))
    .where('idempotency_key', '=', place('key')),
);

/** The account's key is taken, or that of a draft, which is one order whoever its customer is. */
const addOrder = insertLater<OrderTables, 'orders'>('orders', (error) => {
  if (sqlState(error) === UNIQUE_VIOLATION) return new OrderKeyTaken();
  return constraintOf(error) === 'orders_coupon_id_fkey' ? new CouponGone() : error;
});
const addEvent = insertLater<OrderTables, 'order_event'>('order_event');
const addLines = insertLater<OrderTables, 'order_line'>('order_line');
const addGroups = insertLater<OrderTables, 'order_group'>('order_group');

/** Orders in PostgreSQL: a new one by inserts, with its lines and the first entry of its history; later the order through the ORM. */
@Injectable()
export class PostgresOrders extends PostgresAdapter<OrderTables> implements Orders {
  constructor(
    private readonly em: EntityManager,
    database: Database,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async isNumberFree(id: string): Promise<boolean> {
    const number = orderNumber(id);
    await lockName(this.tables(), `order number ${number}`);
    return (await ofNumber(this.tables(), { number })).length === 0;
  }

  async add(order: Order, placed: TimelineEntry, groups: readonly NamedGroup[] = []): Promise<void> {
    const row = rowOf<Insertable<OrderTables['orders']>>(this.em, order);
    await addOrder(this.tables(), [row]);
    await addEvent(this.tables(), [eventRow(this.ids.next(), placed, order.createdAt)]);
    await addLines(
      this.tables(),
      [...order.lines].map((line) => lineRow(order.id, line)),
    );
    const then = groups.map(({ id, name }) => ({ order_id: order.id, group_id: id, name }));
    if (then.length > 0) await addGroups(this.tables(), then);
  }

  async ofKey(accountId: string, key: string): Promise<NamedOrder | undefined> {
    return (await ofKey(this.tables(), { accountId, key }))[0];
  }

  async lock(id: string): Promise<Order | undefined> {
    return this.withLines(
      await this.em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
    );
  }

  async find(id: string): Promise<Order | undefined> {
    return this.withLines(await this.em.findOne(Order, { id }, { refresh: true }));
  }

  async findMany(ids: readonly string[]): Promise<Order[]> {
    const orders = await this.em.find(Order, { id: { $in: [...ids] } }, { refresh: true });
    const whole = await this.withLinesOf(orders);
    const place = new Map(ids.map((id, index) => [id, index]));
    return whole.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  }

  async save(order: Order): Promise<void> {
    this.em.persist(order);
    await this.em.flush();
  }

  private async withLines(order: Order | null): Promise<Order | undefined> {
    return order ? (await this.withLinesOf([order]))[0] : undefined;
  }

  private async withLinesOf(orders: readonly Order[]): Promise<Order[]> {
    if (orders.length === 0) return [];
    const rows = await this.tables()
      .selectFrom('order_line')
      .selectAll()
      .select((eb) => productOptions(eb.ref('order_line.product_id')).as('product_options'))
      .where(
        'order_id',
        'in',
        orders.map(({ id }) => id),
      )
      .orderBy('order_id')
      .orderBy('position')
      .execute();
    const lines = Map.groupBy(rows, (row) => row.order_id);
    return orders.map((order) => {
      const currency = Currency.of(order.currency);
      return Object.assign(order, amountsIn(currency, order), {
        lines: (lines.get(order.id) ?? []).map((row) => toLine(inProductOrder(row), currency)),
      });
    });
  }
}

const AMOUNTS = [
  ...([
    'subtotal',
    'discount',
    'shipping',
    'charges',
    'total',
    'captured',
    'surplus',
    'refunded',
    'lost',
    'kept',
    'waived',
  ] as const),
] as const;

/** A column knows how much, and the order in which currency. */
const amountsIn = (currency: Currency, order: Order) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, Money.ofCents(order[name].cents, currency)]));
