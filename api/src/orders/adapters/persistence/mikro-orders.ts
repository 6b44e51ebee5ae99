import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Database } from '../../../platform/database/database.js';
import { Orders } from '../../application/ports.js';
import { Order } from '../../domain/order.js';
import { lineRow, toLine } from './line-rows.js';
import type { OrderTables } from './tables.js';

/** Orders in PostgreSQL: the order through the ORM, its immutable lines through SQL. */
@Injectable()
export class MikroOrders extends Orders {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {
    super();
  }

  override async add(order: Order): Promise<void> {
    this.em.persist(order);
    await this.em.flush();
    await this.database
      .sql<OrderTables>()
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
