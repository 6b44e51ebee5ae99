import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables } from 'kysely';
import { Clock } from '../../kernel/clock.js';
import { shopDay } from '../../kernel/shop-days.js';
import { StaffBudget } from '../../kernel/staff-budget.js';
import { Database } from '../database/database.js';
import type { Tables } from '../database/tables.js';
import type { staffBudgetSchema } from './staff-budget.schema.js';

type BudgetTables = Tables<typeof staffBudgetSchema>;

/** One row for a person and day, which a guarded statement fills up. */
@Injectable()
export class PostgresStaffBudget implements StaffBudget {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async take(accountId: string, cents: number, limit: number | null): Promise<boolean> {
    if (limit === null || cents === 0) return true;
    if (cents > limit) return false;
    const day = shopDay(this.clock.now());
    // the sum and its limit in one statement
    const row = await this.database
      .sql<BudgetTables>()
      .insertInto('staff_budget')
      .values({ account_id: accountId, day, taken_cents: cents })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'day'])
          .doUpdateSet((eb) => ({ taken_cents: sumOf(eb) }))
          .where((eb) => eb(sumOf(eb), '<=', limit)),
      )
      .returning('account_id')
      .executeTakeFirst();
    return row !== undefined;
  }
}

const sumOf = (
  eb: ExpressionBuilder<OnConflictDatabase<BudgetTables, 'staff_budget'>, OnConflictTables<'staff_budget'>>,
) => eb('staff_budget.taken_cents', '+', eb.ref('excluded.taken_cents'));
