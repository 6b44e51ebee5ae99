import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { SalesBook } from '../../application/ports.js';
import type { Days } from '../../domain/days.js';
import type { SalesTables } from './tables.js';

const DAY_MS = 86_400_000;
/** Orders that are placed while the days are made are of days that are known, whichever clock is ahead. */
const AHEAD_MS = 2 * DAY_MS;

/** As many of them as are forgotten, or made to wait, in a statement. */
const PART = 20_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The sums in PostgreSQL, whose functions `fold_sales`, `forget_sales` and `await_sales` keep them. */
@Injectable()
export class PostgresSalesBook extends PostgresAdapter<SalesTables> implements SalesBook {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async zone(): Promise<string | undefined> {
    const book = await this.tables().selectFrom('sales_book').select('zone').executeTakeFirst();
    return book?.zone ?? undefined;
  }

  async reach(): Promise<{ first: Date; last: Date }> {
    const { first, last } = await this.database
      .sql<{ orders: { created_at: string } }>()
      .selectFrom('orders')
      .select(({ fn }) => [fn.min('created_at').as('first'), fn.max('created_at').as('last')])
      .executeTakeFirstOrThrow();
    const now = this.clock.now().getTime();
    const until = Math.max(now, new Date(last ?? now).getTime()) + AHEAD_MS;
    return { first: new Date(new Date(first ?? now).getTime() - DAY_MS), last: new Date(until) };
  }

  /** While the book is closed reports count the orders themselves; in parts, so that no statement takes long. */
  async begin(zone: string): Promise<void> {
    await this.tables().deleteFrom('sales_book').execute();
    while ((await this.forgotten()) > 0);
    for (let last: string | null = FIRST_ID; last !== null;) last = await this.waiting(last);
    const open = this.tables().insertInto('sales_book').values({ zone });
    await open.onConflict((conflict) => conflict.column('singleton').doUpdateSet({ zone })).execute();
  }

  private async forgotten(): Promise<number> {
    const { count } = await this.tables()
      .selectNoFrom((eb) => eb.fn<number>('forget_sales', [eb.val(PART)]).as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The last of those behind that one that are to be counted from now on. */
  private async waiting(behind: string): Promise<string | null> {
    const { last } = await this.tables()
      .selectNoFrom((eb) =>
        eb.fn<string | null>('await_sales', [eb.cast(eb.val(behind), 'uuid'), eb.val(PART)]).as('last'),
      )
      .executeTakeFirstOrThrow();
    return last;
  }

  async fold(most: number, zone: string, { days, starts }: Days): Promise<number> {
    const { taken } = await this.tables()
      .selectNoFrom((eb) =>
        eb
          .fn<number>('fold_sales', [eb.val(most), eb.val(zone), eb.val(days), eb.val(moments(starts))])
          .as('taken'),
      )
      .executeTakeFirstOrThrow();
    return taken;
  }
}

/** As a parameter of an array of moments is written. */
const moments = (starts: readonly Date[]): string[] => starts.map((start) => start.toISOString());
