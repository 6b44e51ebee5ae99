import { Injectable } from '@nestjs/common';
import { hashOf, isMailedToken, newMailedToken } from '../../../platform/encryption/mailed-token.js';
import { Database } from '../../../platform/database/database.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { EmailChanges } from '../../application/ports.js';
import type { AccountTables } from './tables.js';

const DAY = 24 * 3_600;

/** 256-bit tokens, of which only the SHA-256 is kept; one day, single use, each supersedes the one before. */
@Injectable()
export class PostgresEmailChanges implements EmailChanges {
  constructor(private readonly database: Database) {}

  async issue(accountId: string, email: string): Promise<string> {
    const token = newMailedToken();
    const change = { email, token_hash: hashOf(token), expires_at: fromNow(DAY) };
    await this.table
      .insertInto('email_change')
      .values({ account_id: accountId, ...change })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
      .execute();
    return token;
  }

  async redeem(accountId: string, token: string): Promise<string | undefined> {
    if (!isMailedToken(token)) return undefined;
    const row = await this.table
      .deleteFrom('email_change')
      .where('account_id', '=', accountId)
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', NOW)
      .returning('email')
      .executeTakeFirst();
    return row?.email;
  }

  private get table() {
    return this.database.sql<AccountTables>();
  }
}
