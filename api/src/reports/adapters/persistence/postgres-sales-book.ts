import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { SalesBook } from '../../application/ports.js';
import type { Days } from '../../domain/days.js';
import type { SalesTables } from './tables.js';

const DAY_MS = 86_400_000;
/** Orders that are placed while the days are made are of days that are known, whichever clock is ahead. */
const AHEAD_MS = 2 * DAY_MS;

/** The sums in PostgreSQL, whose functions `begin_sales_sums` and `fold_sales` keep them. */
@Injectable()
export class PostgresSalesBook extends SalesBook {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async zone(): Promise<string | undefined> {
    const book = await this.tables().selectFrom('sales_book').select('zone').executeTakeFirst();
    return book?.zone ?? undefined;
  }

  override async reach(): Promise<{ first: Date; last: Date }> {
    const { first, last } = await this.database
      .sql<{ orders: { created_at: string } }>()
      .selectFrom('orders')
      .select(({ fn }) => [fn.min('created_at').as('first'), fn.max('created_at').as('last')])
      .executeTakeFirstOrThrow();
    const now = this.clock.now().getTime();
    const until = Math.max(now, new Date(last ?? now).getTime()) + AHEAD_MS;
    return { first: new Date(new Date(first ?? now).getTime() - DAY_MS), last: new Date(until) };
  }

  override async begin(zone: string): Promise<void> {
    await this.tables()
      .selectNoFrom((eb) => eb.fn<string>('begin_sales_sums', [eb.val(zone)]).as('begun'))
      .execute();
  }

  override async fold(most: number, zone: string, { days, starts }: Days): Promise<number> {
    const { taken } = await this.tables()
      .selectNoFrom((eb) =>
        eb
          .fn<number>('fold_sales', [eb.val(most), eb.val(zone), eb.val(days), eb.val(moments(starts))])
          .as('taken'),
      )
      .executeTakeFirstOrThrow();
    return taken;
  }

  private tables() {
    return this.database.sql<SalesTables>();
  }
}

/** As a parameter of an array of moments is written. */
export const moments = (starts: readonly Date[]): string[] => starts.map((start) => start.toISOString());
