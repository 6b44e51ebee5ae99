import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { Accounts } from '../../application/ports.js';
import { Account } from '../../domain/account.js';
import { emailKey } from '../../domain/email.js';
import { EmailTaken } from '../../domain/refusals.js';
import type { AccountTables } from './tables.js';

@Injectable()
export class PostgresAccounts implements Accounts {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** With parameters: a refused address leaves neither hash nor telephone in the log of the database. */
  async add(account: Account): Promise<void> {
    try {
      await this.database
        .sql<AccountTables>()
        .insertInto('account')
        .values({
          id: account.id,
          email: account.email,
          email_key: account.emailKey,
          name: account.name,
          phone: account.phone,
          password_hash: account.passwordHash,
          role: account.role,
          language: account.language,
          created_at: account.createdAt,
          updated_at: account.updatedAt,
        })
        .execute();
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new EmailTaken();
      throw error;
    }
  }

  async save(account: Account): Promise<void> {
    try {
      if (this.hasMoved(account)) {
        await this.keepMailbox(account.id);
        await this.move(account);
      }
      await this.em.persist(account).flush();
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new EmailTaken();
      throw error;
    }
  }

  private hasMoved(account: Account): boolean {
    const before = this.em.getUnitOfWork().getOriginalEntityData(account);
    return before !== undefined && before.emailKey !== account.emailKey;
  }

  /** With parameters, as in `add`: MikroORM writes values into its statements, and a refused one is logged. */
  private async move({ id, email, emailKey: key }: Account): Promise<void> {
    await this.database
      .sql<AccountTables>()
      .updateTable('account')
      .set({ email, email_key: key })
      .where('id', '=', id)
      .execute();
  }

  /** The mailbox that it leaves, if it was shown to be its owner's: else it may have been a slip, and somebody's else. */
  private async keepMailbox(id: string): Promise<void> {
    await this.database
      .sql<AccountTables>()
      .insertInto('former_mailbox')
      .columns(['account_id', 'email_key', 'email', 'is_shown', 'left_at'])
      .expression((eb) =>
        eb
          .selectFrom('account')
          .innerJoin('email_confirmation as shown', 'shown.account_id', 'account.id')
          .select((of) => ['id', 'email_key', 'email', of.lit(true).as('is_shown'), NOW.as('left_at')])
          .where('id', '=', id)
          .where('shown.confirmed_at', 'is not', null),
      )
      .onConflict((again) =>
        again.columns(['account_id', 'email_key']).doUpdateSet({ is_shown: true, left_at: NOW }),
      )
      .execute();
  }

  async byEmail(email: string): Promise<Account | undefined> {
    return (await this.em.findOne(Account, { emailKey: emailKey(email) })) ?? undefined;
  }

  async byId(id: string): Promise<Account | undefined> {
    return (await this.em.findOne(Account, { id })) ?? undefined;
  }
}
