import { Injectable } from '@nestjs/common';
import { hashOf, isMailedToken, newMailedToken } from '../../../platform/encryption/mailed-token.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { ResetLinks } from '../../application/ports.js';
import type { AccountTables } from './tables.js';

const LIFE_SECONDS = 30 * 60;

/** 256-bit tokens, of which only the SHA-256 is kept; 30 minutes, single use (security C7, S09, S10). */
@Injectable()
export class PostgresResetLinks implements ResetLinks {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  async issue(accountId: string): Promise<string> {
    const token = newMailedToken();
    await this.endAll(accountId);
    await this.database
      .sql<AccountTables>()
      .insertInto('password_reset')
      .values({
        id: this.ids.next(),
        account_id: accountId,
        token_hash: hashOf(token),
        expires_at: fromNow(LIFE_SECONDS),
        used_at: null,
        created_at: NOW,
      })
      .execute();
    return token;
  }

  async endAll(accountId: string): Promise<void> {
    await this.database
      .sql<AccountTables>()
      .updateTable('password_reset')
      .set({ used_at: NOW })
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .execute();
  }

  async isLive(token: string): Promise<boolean> {
    if (!isMailedToken(token)) return false;
    const row = await this.database
      .sql<AccountTables>()
      .selectFrom('password_reset')
      .select('id')
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', NOW)
      .executeTakeFirst();
    return row !== undefined;
  }

  async redeem(token: string): Promise<string | undefined> {
    if (!isMailedToken(token)) return undefined;
    const row = await this.database
      .sql<AccountTables>()
      .updateTable('password_reset')
      .set({ used_at: NOW })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', NOW)
      .returning('account_id')
      .executeTakeFirst();
    return row?.account_id;
  }
}
