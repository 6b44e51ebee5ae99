import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { Passkeys, type Passkey, type PasskeyRow } from '../../application/second-factor-ports.js';
import type { AccountTables } from './tables.js';

/** How long a browser may take to sign a challenge. */
const CHALLENGE_SECONDS = 300;

@Injectable()
export class PostgresPasskeys implements Passkeys {
  constructor(private readonly database: Database) {}

  list(accountId: string): Promise<PasskeyRow[]> {
    return this.table
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  credentialsOf(accountId: string): Promise<Pick<Passkey, 'credentialId' | 'transports'>[]> {
    return this.table
      .selectFrom('passkey')
      .select(['credential_id as credentialId', 'transports'])
      .where('account_id', '=', accountId)
      .execute();
  }

  async find(credentialId: string): Promise<Passkey | undefined> {
    const row = await this.table
      .selectFrom('passkey')
      .select(['id', 'account_id as accountId', 'credential_id as credentialId', 'public_key as publicKey'])
      .select(['counter', 'transports', 'name'])
      .where('credential_id', '=', credentialId)
      .executeTakeFirst();
    return row && { ...row, counter: Number(row.counter) };
  }

  async add(passkey: Passkey): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.table
      .insertInto('passkey')
      .values({
        id: passkey.id,
        account_id: passkey.accountId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: JSON.stringify(passkey.transports),
        name: passkey.name,
        created_at: NOW,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.table
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async removeAll(accountId: string): Promise<void> {
    await this.table.deleteFrom('passkey').where('account_id', '=', accountId).execute();
  }

  async used(id: string, counter: number): Promise<void> {
    await this.table
      .updateTable('passkey')
      .set({ counter, last_used_at: NOW })
      .where('id', '=', id)
      .execute();
  }

  async keepChallenge(challenge: string, accountId: string | null): Promise<void> {
    await this.table.deleteFrom('passkey_challenge').where('expires_at', '<', NOW).execute();
    await this.table
      .insertInto('passkey_challenge')
      .values({ challenge, account_id: accountId, expires_at: fromNow(CHALLENGE_SECONDS) })
      .execute();
  }

  async useChallenge(challenge: string, accountId: string | null): Promise<boolean> {
    const { numDeletedRows } = await this.table
      .deleteFrom('passkey_challenge')
      .where('challenge', '=', challenge)
      .where('account_id', accountId === null ? 'is' : '=', accountId)
      .where('expires_at', '>', NOW)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  private get table() {
    return this.database.sql<AccountTables>();
  }
}
