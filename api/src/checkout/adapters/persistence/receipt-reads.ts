import { Injectable } from '@nestjs/common';
import type { Receipt } from '../../../kernel/receipt.js';
import { readReceipt, type StoredReceipt } from '../../../kernel/stored-receipt.js';
import { Database } from '../../../platform/database/database.js';
import type { CheckoutTables } from './tables.js';

export interface KeptReceipt {
  orderId: string;
  accountId: string;
  placedAt: string;
  receipt: Receipt;
}

/** Receipts as they were kept with their orders. */
@Injectable()
export class ReceiptReads {
  constructor(private readonly database: Database) {}

  async ofOrder(orderId: string): Promise<KeptReceipt | undefined> {
    const [kept] = await this.ofOrders([orderId]);
    return kept;
  }

  async ofOrders(orderIds: readonly string[]): Promise<KeptReceipt[]> {
    return (await this.all().where('id', 'in', orderIds).orderBy('id').execute()).map(keptOf);
  }

  /** The oldest orders after this one; the ids ascend with the time. */
  async after(orderId: string | undefined, limit: number): Promise<KeptReceipt[]> {
    const query = orderId === undefined ? this.all() : this.all().where('id', '>', orderId);
    return (await query.orderBy('id').limit(limit).execute()).map(keptOf);
  }

  private all() {
    return this.database
      .sql<CheckoutTables>()
      .selectFrom('orders')
      .select(['id', 'account_id', 'created_at', 'receipt']);
  }
}

const keptOf = (row: {
  id: string;
  account_id: string;
  created_at: string;
  receipt: unknown;
}): KeptReceipt => ({
  orderId: row.id,
  accountId: row.account_id,
  placedAt: new Date(row.created_at).toISOString(),
  receipt: readReceipt(row.receipt as StoredReceipt),
});
