import { Injectable } from '@nestjs/common';
import { hashOf, isMailedToken, newMailedToken } from '../../../platform/encryption/mailed-token.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { isMailboxProved } from '../../../platform/database/is-mailbox-proved.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Confirmations } from '../../application/ports.js';
import type { emailConfirmationSchema } from './email-confirmation.schema.js';

const DAY = 24 * 3_600;
const MAILS_PER_ACCOUNT = { limit: 3, seconds: 3_600 };

/** 256-bit tokens, of which only the SHA-256 is kept; one day, single use. */
@Injectable()
export class PostgresConfirmations
  extends PostgresAdapter<Tables<typeof emailConfirmationSchema>>
  implements Confirmations
{
  constructor(
    database: Database,
    private readonly limits: RateLimits,
  ) {
    super(database);
  }

  isConfirmed(accountId: string): Promise<boolean> {
    return isMailboxProved(this.tables(), accountId);
  }

  async issue(accountId: string): Promise<string | undefined> {
    const { allowed } = await this.limits.hit(`confirm-email:${accountId}`, MAILS_PER_ACCOUNT);
    if (!allowed) return undefined;
    const token = newMailedToken();
    const link = { token_hash: hashOf(token), expires_at: fromNow(DAY) };
    await this.tables()
      .insertInto('email_confirmation')
      .values({ account_id: accountId, ...link, confirmed_at: null })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
      .execute();
    return token;
  }

  async redeem(token: string, accountId?: string): Promise<string | undefined> {
    if (!isMailedToken(token)) return undefined;
    const row = await this.tables()
      .updateTable('email_confirmation')
      .set({ token_hash: null })
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', NOW)
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
      .returning('account_id')
      .executeTakeFirst();
    return row?.account_id;
  }
}
