import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { CustomerRemarks, type CustomerNote } from '../../application/customer-remarks.js';
import type { CustomerTables } from './tables.js';

/** Notes and tags of customers in PostgreSQL. */
@Injectable()
export class PostgresCustomerRemarks extends PostgresAdapter<CustomerTables> implements CustomerRemarks {
  async lock(accountId: string): Promise<boolean> {
    const found = await this.tables()
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    return found !== undefined;
  }

  async addNote({ id, accountId, text, byId, createdAt }: CustomerNote): Promise<void> {
    await this.tables()
      .insertInto('customer_note')
      .values({ id, account_id: accountId, text, by_id: byId, created_at: createdAt })
      .execute();
  }

  async removeNote(accountId: string, noteId: string): Promise<boolean> {
    const removed = await this.tables()
      .deleteFrom('customer_note')
      .where('id', '=', noteId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  async setTags(accountId: string, tags: readonly string[]): Promise<number> {
    const { numDeletedRows } = await this.tables()
      .deleteFrom('customer_tag')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const before = Number(numDeletedRows);
    if (tags.length === 0) return before;
    await this.tables()
      .insertInto('customer_tag')
      .values(tags.map((tag) => ({ account_id: accountId, tag })))
      .execute();
    return before;
  }
}
