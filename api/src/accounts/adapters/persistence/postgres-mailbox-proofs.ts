import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import { MailboxProofs, type Taken } from '../../application/ports.js';
import type { AccountTables } from './tables.js';

const NOTHING: Taken = { passkeys: [], app: false, addresses: 0, phone: false };

/** Beside the links of the feature email-confirmation, which proves mailboxes as well. */
@Injectable()
export class PostgresMailboxProofs implements MailboxProofs {
  constructor(private readonly database: Database) {}

  async last(accountId: string): Promise<Date | undefined> {
    await this.table.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const row = await this.table
      .selectFrom('email_confirmation')
      .select('confirmed_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.confirmed_at ? new Date(row.confirmed_at) : undefined;
  }

  async prove(accountId: string): Promise<void> {
    const proved = { token_hash: null, confirmed_at: NOW };
    await this.table
      .insertInto('email_confirmation')
      .values({ account_id: accountId, expires_at: NOW, ...proved })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(proved))
      .execute();
  }

  async forget(accountId: string): Promise<void> {
    await this.table.deleteFrom('email_confirmation').where('account_id', '=', accountId).execute();
    await this.table.deleteFrom('email_change').where('account_id', '=', accountId).execute();
  }

  async setPassword(accountId: string): Promise<void> {
    const change = { password_by_mail_at: NOW };
    await this.table.updateTable('account').set(change).where('id', '=', accountId).execute();
  }

  async takeAll(accountId: string): Promise<Taken> {
    const passkeys = await this.table
      .deleteFrom('passkey')
      .where('account_id', '=', accountId)
      .returning('name')
      .execute();
    await this.table.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute();
    await this.table.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    const apps = await this.table
      .deleteFrom('second_factor')
      .where('account_id', '=', accountId)
      .returning('confirmed_at')
      .execute();
    // of an account into which nobody has come they are those that the shop has brought along
    const addresses = await this.table
      .deleteFrom('address')
      .where('account_id', '=', accountId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('account')
            .select('id')
            .where('id', '=', accountId)
            .where('last_seen_at', 'is not', null),
        ),
      )
      .executeTakeFirst();
    await this.table.deleteFrom('email_change').where('account_id', '=', accountId).execute();
    return {
      passkeys: passkeys.map(({ name }) => name),
      app: apps.some(({ confirmed_at }) => confirmed_at !== null),
      addresses: Number(addresses.numDeletedRows),
      phone: await this.takePhone(accountId),
    };
  }

  async takePasskeysSince(accountId: string, since: Date): Promise<Taken> {
    const passkeys = await this.table
      .deleteFrom('passkey')
      .where('account_id', '=', accountId)
      .where('created_at', '>', since.toISOString())
      .returning('name')
      .execute();
    await this.table
      .deleteFrom('recovery_code')
      .where('account_id', '=', accountId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('passkey').select('id').where('account_id', '=', accountId))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('second_factor')
              .select('account_id')
              .where('account_id', '=', accountId)
              .where('confirmed_at', 'is not', null),
          ),
        ),
      )
      .execute();
    await this.table.deleteFrom('email_change').where('account_id', '=', accountId).execute();
    return { ...NOTHING, passkeys: passkeys.map(({ name }) => name) };
  }

  /** Of an account that somebody has been in; one that waits for its first password has the number of whoever asked for it. */
  private async takePhone(accountId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.table
      .updateTable('account')
      .set({ phone: '' })
      .where('id', '=', accountId)
      .where('phone', '<>', '')
      .where('last_seen_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  private get table() {
    return this.database.sql<AccountTables>();
  }
}
