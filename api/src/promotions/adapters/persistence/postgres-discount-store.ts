import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../kernel/clock.js';
import { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { FOREIGN_KEY_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { DiscountStore } from '../../application/manage-discounts.js';
import { hasLimit, type DiscountTerms } from '../../domain/discount.js';
import { DiscountInUse } from '../../domain/discount-terms.js';
import { discountSchema } from './discount.schema.js';
import type { PromotionTables } from './tables.js';

@Injectable()
export class PostgresDiscountStore extends DiscountStore {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async lock(id: string) {
    const discount = await this.em.findOne(
      discountSchema,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!discount) return undefined;
    const { version, used: _used, spent: _spent, createdAt: _at, id: _id, ...terms } = discount;
    return { terms, version, ...(await this.counted(id)) };
  }

  override async add(id: string, terms: DiscountTerms): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    const row = { id, used: 0, spent: Money.zero, createdAt: this.clock.now() };
    await this.em.insert(discountSchema, { ...row, ...terms });
  }

  override async change(id: string, terms: DiscountTerms): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    Object.assign(await this.em.findOneOrFail(discountSchema, { id }), terms);
    await this.em.flush();
    await this.countAnew(id, hasLimit(terms));
  }

  override async remove(id: string): Promise<boolean> {
    const tables = this.database.sql<PromotionTables>();
    try {
      await tables.deleteFrom('coupon').where('discount_id', '=', id).execute();
      return (await this.em.nativeDelete(discountSchema, { id })) > 0;
    } catch (error) {
      if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new DiscountInUse();
      throw error;
    }
  }

  /** With limits everything counts that orders took and kept; without, nothing. */
  private async countAnew(id: string, isCounted: boolean): Promise<void> {
    const tables = this.database.sql<PromotionTables>();
    const { used, spentCents } = isCounted ? await this.counted(id) : { used: 0, spentCents: 0 };
    await tables
      .updateTable('discount_use')
      .set({ is_counted: isCounted })
      .where('discount_id', '=', id)
      .where('is_counted', '=', !isCounted)
      .execute();
    await tables
      .updateTable('discount')
      .set({ used, spent_cents: spentCents })
      .where('id', '=', id)
      .execute();
  }

  private counted(id: string) {
    return this.database
      .sql<PromotionTables>()
      .selectFrom('discount_use')
      .select((eb) => [
        eb.fn.countAll<number>().as('used'),
        eb.fn.coalesce(eb.fn.sum<number>('own_cents'), eb.lit(0)).as('spentCents'),
      ])
      .where('discount_id', '=', id)
      .where('state', '<>', 'released')
      .executeTakeFirstOrThrow();
  }
}
