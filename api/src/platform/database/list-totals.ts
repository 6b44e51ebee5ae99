import { Kept } from '@duka/serving/kept.js';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'kysely';
import { Clock } from '../../kernel/clock.js';
import { Database } from './database.js';

/** Up to here a total is always counted afresh; beyond, a whole count is made at most every few seconds. */
const COUNTED = 10_000;
const KEPT_MS = 10_000;
const MOST_KEPT = 200;

/** Totals of large lists without a full count per page. */
@Injectable()
export class ListTotals {
  private readonly kept: Kept<number>;

  constructor(
    private readonly database: Database,
    clock: Clock,
  ) {
    this.kept = new Kept({ most: MOST_KEPT, freshMs: KEPT_MS, now: () => clock.now().getTime() });
  }

  /** How many rows `query` (tables and conditions, nothing selected) has. */
  async of<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
    // raw: the tables are the caller's, whose types say nothing here
    const rows = query
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.lit(1).as('one'));
    const bounded = await this.count(rows.limit(COUNTED + 1));
    if (bounded <= COUNTED) return bounded;
    const { sql: text, parameters } = rows.compile();
    return this.kept.get(JSON.stringify([text, parameters]), () => this.count(rows));
  }

  private async count<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>): Promise<number> {
    const result = await this.database
      .sql<object>()
      .selectFrom(rows.as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return result.total;
  }
}
