import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { DiscountCodes, type CodeTerms } from '../../application/make-codes.js';
import type { PromotionTables } from './tables.js';

/** No letter or digit that is taken for another when it is read out or typed. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Fifty bits. */
const LENGTH = 10;
const AT_ONCE = 500;

const newCode = (prefix: string): string =>
  `${prefix}${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? 'A').join('')}`;

export interface CodeRow {
  code: string;
  used: number;
  max_uses: number | null;
  created_at: string;
}

@Injectable()
export class PostgresDiscountCodes extends PostgresAdapter<PromotionTables> implements DiscountCodes {
  constructor(
    database: Database,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async nameOf(discountId: string): Promise<{ name: string; byCode: boolean } | undefined> {
    const row = await this.tables()
      .selectFrom('discount')
      .select(['name', 'by_code'])
      .where('id', '=', discountId)
      .forKeyShare()
      .executeTakeFirst();
    return row && { name: row.name, byCode: row.by_code };
  }

  async add(discountId: string, code: string, name: string, terms: CodeTerms): Promise<boolean> {
    return (await this.insert(discountId, [code], name, terms)).length > 0;
  }

  async make(
    discountId: string,
    { count, prefix }: { count: number; prefix: string },
    name: string,
    terms: CodeTerms,
  ): Promise<string[]> {
    const made: string[] = [];
    while (made.length < count) {
      const wanted = Math.min(AT_ONCE, count - made.length);
      const fresh = Array.from({ length: wanted }, () => newCode(prefix));
      made.push(...(await this.insert(discountId, fresh, name, terms)));
    }
    return made;
  }

  /** All of them, in the order in which they were made, in pieces. */
  async *all(discountId: string): AsyncGenerator<CodeRow[]> {
    let after = '';
    for (;;) {
      const rows = await this.tables()
        .selectFrom('coupon')
        .select(['code', 'used', 'max_uses', 'created_at'])
        .where('discount_id', '=', discountId)
        .where('code', '>', after)
        .orderBy('code')
        .limit(AT_ONCE)
        .execute();
      if (rows.length === 0) return;
      yield rows;
      after = rows.at(-1)?.code ?? after;
    }
  }

  /** Those that were free. */
  private async insert(
    discountId: string,
    codes: readonly string[],
    name: string,
    { maxUses, perAccount }: CodeTerms,
  ): Promise<string[]> {
    const rows = await this.tables()
      .insertInto('coupon')
      .values(({ fn }) =>
        codes.map((code) => ({
          ...{ id: this.ids.next(), code, description: name, kind: 'discount' as const },
          ...{ discount_id: discountId, max_uses: maxUses, per_account: perAccount },
          created_at: fn<string>('now'),
        })),
      )
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .execute();
    return rows.map(({ code }) => code);
  }
}
