import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { Accounts } from '../../application/ports.js';
import { Account } from '../../domain/account.js';
import { emailKey } from '../../domain/email.js';
import { EmailTaken } from '../../domain/refusals.js';

@Injectable()
export class MikroAccounts extends Accounts {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async add(account: Account): Promise<void> {
    try {
      await this.em.insert(account);
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new EmailTaken();
      throw error;
    }
  }

  override async save(account: Account): Promise<void> {
    await this.em.persist(account).flush();
  }

  override async byEmail(email: string): Promise<Account | undefined> {
    return (await this.em.findOne(Account, { emailKey: emailKey(email) })) ?? undefined;
  }

  override async byId(id: string): Promise<Account | undefined> {
    return (await this.em.findOne(Account, { id })) ?? undefined;
  }
}
