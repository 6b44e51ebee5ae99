import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Orders, type TimelineEntry } from '../../application/ports.js';
import { Order } from '../../domain/order.js';
import { lineRow, toLine } from './line-rows.js';
import { eventRow, orderRow } from './order-rows.js';
import type { OrderTables } from './tables.js';

/** Orders in PostgreSQL: a new one in a single statement with its lines; later the order through the ORM. */
@Injectable()
export class MikroOrders extends Orders {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async add(order: Order, placed: TimelineEntry): Promise<void> {
    const event = eventRow(this.ids.next(), placed, order.createdAt);
    await this.database
      .sql<OrderTables>()
      .with('placed', (sql) => sql.insertInto('orders').values(orderRow(order)))
      .with('told', (sql) => sql.insertInto('order_event').values(event))
      .insertInto('order_line')
      .values([...order.lines].map((line) => lineRow(order.id, line)))
      .execute();
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
