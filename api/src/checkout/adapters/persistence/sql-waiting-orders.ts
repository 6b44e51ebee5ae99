import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { WaitingOrders } from '../../application/ports.js';
import type { CheckoutTables } from './tables.js';

@Injectable()
export class SqlWaitingOrders extends WaitingOrders {
  constructor(private readonly database: Database) {
    super();
  }

  override async expired(limit: number): Promise<string[]> {
    const rows = await this.database
      .sql<CheckoutTables>()
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'pending')
      .where('hold_expires_at', '<', sql<string>`now()`)
      .orderBy('hold_expires_at')
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  override async isOver(orderId: string): Promise<boolean> {
    const row = await this.database
      .sql<CheckoutTables>()
      .selectFrom('orders')
      .select(sql<boolean>`hold_expires_at < clock_timestamp()`.as('over'))
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    return row?.over === true;
  }
}
