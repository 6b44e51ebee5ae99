import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../kernel/clock.js';
import { StaffBudget } from '../../kernel/staff-budget.js';
import { Database } from '../database/database.js';

/** One row for a person and day, which a guarded statement fills up. */
@Injectable()
export class PostgresStaffBudget extends StaffBudget {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async take(accountId: string, cents: number, limit: number | null): Promise<boolean> {
    if (limit === null || cents === 0) return true;
    if (cents > limit) return false;
    const day = this.clock.now().toISOString().slice(0, 10);
    // raw: the sum and its limit in one statement
    const { rows } = await sql`insert into staff_budget as b (account_id, day, taken_cents)
      values (${accountId}, ${day}, ${cents})
      on conflict (account_id, day) do update set taken_cents = b.taken_cents + excluded.taken_cents
      where b.taken_cents + excluded.taken_cents <= ${limit}
      returning 1`.execute(this.database.sql());
    return rows.length > 0;
  }
}
