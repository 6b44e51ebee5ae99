import { Injectable } from '@nestjs/common';
import { Database } from '@duka/api/platform/database/database.js';
import type { ShopTables } from './shop-tables.js';

const SHOWN = 10;

export interface WatchedOrder {
  /** As shoppers and staff know it. */
  number: string;
  status: string;
  payment: string;
  createdAt: Date;
}

/** The shop's newest orders, for the page of faults: without a name or an address. */
@Injectable()
export class WatchedOrders {
  constructor(private readonly database: Database) {}

  async newest(): Promise<WatchedOrder[]> {
    const rows = await this.database
      .sql<ShopTables>()
      .selectFrom('orders')
      .select(['id', 'status', 'payment_method', 'captured_cents', 'created_at'])
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    return rows.map((row) => ({
      number: row.id.slice(-8).toUpperCase(),
      status: row.status,
      payment: `${row.payment_method}, ${row.captured_cents > 0 ? 'paid' : 'not paid'}`,
      createdAt: new Date(row.created_at),
    }));
  }
}
