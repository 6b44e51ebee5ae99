import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { insertSql, rowValues, type Row } from '../../../platform/database/insert-sql.js';
import { Statement } from '../../../platform/database/statement.js';
import { Orders, type TimelineEntry } from '../../application/ports.js';
import { Order } from '../../domain/order.js';
import { lineRow, toLine } from './line-rows.js';
import { eventRow, orderRow } from './order-rows.js';
import type { OrderTables } from './tables.js';

type Placing = Statement<Record<string, unknown>>;

/** The order, the first line of its history and its lines, in one statement. */
const placing = (rows: Record<'orders' | 'order_event' | 'order_line', Row[]>): Placing =>
  Statement.later(
    (slot) => sql`with placed as (${insertSql('orders', rows.orders, slot)}),
      told as (${insertSql('order_event', rows.order_event, slot)})
      ${insertSql('order_line', rows.order_line, slot)}`,
  );

/** Orders in PostgreSQL: a new one in a single statement with its lines; later the order through the ORM. */
@Injectable()
export class MikroOrders extends Orders {
  /** By how many lines the order has. */
  private readonly placing = new Map<number, Placing>();

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async add(order: Order, placed: TimelineEntry): Promise<void> {
    const rows = {
      orders: [{ ...orderRow(order) }],
      order_event: [{ ...eventRow(this.ids.next(), placed, order.createdAt) }],
      order_line: [...order.lines].map((line) => ({ ...lineRow(order.id, line) })),
    };
    const statement = this.placing.get(rows.order_line.length) ?? placing(rows);
    this.placing.set(rows.order_line.length, statement);
    await this.database.run(statement, {
      ...rowValues('orders', rows.orders),
      ...rowValues('order_event', rows.order_event),
      ...rowValues('order_line', rows.order_line),
    });
  }

  override async lock(id: string): Promise<Order | undefined> {
    return this.withLines(
      await this.em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
    );
  }

  override async find(id: string): Promise<Order | undefined> {
    return this.withLines(await this.em.findOne(Order, { id }, { refresh: true }));
  }

  override async save(order: Order): Promise<void> {
    this.em.persist(order);
    await this.em.flush();
  }

  private async withLines(order: Order | null): Promise<Order | undefined> {
    if (!order) return undefined;
    const rows = await this.database
      .sql<OrderTables>()
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('position')
      .execute();
    return Object.assign(order, { lines: rows.map(toLine) });
  }
}
