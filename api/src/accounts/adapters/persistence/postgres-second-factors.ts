import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { SecondFactors, type SecondFactor } from '../../application/second-factor-ports.js';
import { plainCode } from '../../domain/recovery-codes.js';
import type { AccountTables } from './tables.js';

/** Secrets are encrypted by a key from `JWT_SECRET`, recovery codes as hashes. */
@Injectable()
export class PostgresSecondFactors implements SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly cipher: PayloadCipher,
    private readonly ids: Ids,
  ) {}

  async find(accountId: string): Promise<SecondFactor | undefined> {
    const row = await this.table
      .selectFrom('second_factor')
      .select(['sealed_secret', 'confirmed_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) return undefined;
    return { secret: this.opened(row.sealed_secret), isConfirmed: row.confirmed_at !== null };
  }

  async start(accountId: string, secret: string): Promise<void> {
    const fresh = { sealed_secret: this.cipher.close(secret), last_step: 0, created_at: NOW };
    await this.table
      .insertInto('second_factor')
      .values({ account_id: accountId, confirmed_at: null, ...fresh })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(fresh).where('second_factor.confirmed_at', 'is', null),
      )
      .execute();
  }

  async confirm(accountId: string): Promise<void> {
    await this.table
      .updateTable('second_factor')
      .set({ confirmed_at: NOW })
      .where('account_id', '=', accountId)
      .execute();
  }

  async useStep(accountId: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await this.table
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async useRecoveryCode(accountId: string, code: string): Promise<boolean> {
    const { numUpdatedRows } = await this.table
      .updateTable('recovery_code')
      .set({ used_at: NOW })
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hashOf(code))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async replaceRecoveryCodes(accountId: string, codes: readonly string[]): Promise<void> {
    await this.table.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    await this.table
      .insertInto('recovery_code')
      .values(
        codes.map((code) => ({
          id: this.ids.next(),
          account_id: accountId,
          code_hash: hashOf(code),
          used_at: null,
        })),
      )
      .execute();
  }

  async recoveryCodesLeft(accountId: string): Promise<number> {
    const { left } = await this.table
      .selectFrom('recovery_code')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(left);
  }

  async remove(accountId: string, keepsCodes = false): Promise<void> {
    if (!keepsCodes)
      await this.table.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    await this.table.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
  }

  /** `JWT_SECRET` was exchanged twice since: its owner comes in by a recovery code and sets it up anew. */
  private opened(encrypted: string): string | undefined {
    try {
      return String(this.cipher.open(encrypted));
    } catch {
      return undefined;
    }
  }

  private get table() {
    return this.database.sql<AccountTables>();
  }
}

const hashOf = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex');
