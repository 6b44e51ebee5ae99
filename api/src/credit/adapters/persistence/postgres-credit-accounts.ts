import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { CreditAccounts } from '../../application/ports.js';
import type { CreditTables } from './tables.js';

/** Accounts that can log in; not those of guests, and none that was closed. */
@Injectable()
export class PostgresCreditAccounts implements CreditAccounts {
  constructor(private readonly database: Database) {}

  async lock(accountId: string): Promise<boolean> {
    const found = await this.database
      .sql<CreditTables>()
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where('role', '<>', 'guest')
      .where('disabled_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return found !== undefined;
  }
}
