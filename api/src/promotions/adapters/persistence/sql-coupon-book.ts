import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { CouponBook } from '../../application/manage-coupons.js';
import {
  CouponCodeTaken,
  CouponInUse,
  CouponTermsWrong,
  type CouponTerms,
} from '../../domain/coupon-terms.js';
import { columnsOf, termsOf } from './coupon-rows.js';
import type { PromotionTables } from './tables.js';

@Injectable()
export class SqlCouponBook extends CouponBook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async lock(id: string) {
    const row = await this.tables()
      .selectFrom('coupon')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && { terms: termsOf(row), used: row.used };
  }

  override async add(id: string, terms: CouponTerms): Promise<void> {
    const row = { id, used: 0, created_at: this.clock.now(), ...columnsOf(terms) };
    await taken(terms.code, this.tables().insertInto('coupon').values(row).execute());
  }

  override async change(id: string, terms: CouponTerms): Promise<void> {
    const update = this.tables().updateTable('coupon').set(columnsOf(terms)).where('id', '=', id);
    await taken(terms.code, update.execute());
  }

  override async remove(id: string): Promise<boolean> {
    try {
      const row = await this.tables()
        .deleteFrom('coupon')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    } catch (error) {
      if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new CouponInUse();
      throw error;
    }
  }

  private tables() {
    return this.database.sql<PromotionTables>();
  }
}

const NO_SUCH_CUSTOMER = { field: 'accountId', message: 'There is no such customer' };

async function taken(code: string, writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new CouponCodeTaken(code);
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new CouponTermsWrong([NO_SUCH_CUSTOMER]);
    throw error;
  }
}
