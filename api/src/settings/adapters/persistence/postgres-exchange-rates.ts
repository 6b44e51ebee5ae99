import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ExchangeRates } from '../../application/ports.js';
import type { FetchedRate } from '../../domain/exchange-rate.js';
import type { ExchangeRateTables } from './tables.js';

@Injectable()
export class PostgresExchangeRates extends PostgresAdapter<ExchangeRateTables> implements ExchangeRates {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async all(): Promise<FetchedRate[]> {
    return (await this.rows().execute()).map(toRate);
  }

  async lock(): Promise<FetchedRate[]> {
    return (await this.rows().forUpdate().execute()).map(toRate);
  }

  async put({ code, base, rate, day, waiting }: FetchedRate): Promise<void> {
    const row = {
      ...{ base, rate, day, updated_at: this.clock.now() },
      ...{ waiting_rate: waiting?.rate ?? null, waiting_day: waiting?.day ?? null },
    };
    await this.tables()
      .insertInto('exchange_rate')
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute();
  }

  async accept(code: string, rate: number): Promise<boolean> {
    const row = await this.tables()
      .updateTable('exchange_rate')
      .set(({ ref }) => ({
        rate,
        day: ref('waiting_day').$notNull(),
        waiting_rate: null,
        waiting_day: null,
        updated_at: this.clock.now(),
      }))
      .where('code', '=', code)
      .where('waiting_rate', '=', rate)
      .returning('code')
      .executeTakeFirst();
    return row !== undefined;
  }

  private rows() {
    return this.tables()
      .selectFrom('exchange_rate')
      .select(['code', 'base', 'rate', 'waiting_rate'])
      .select(({ cast }) => [
        cast<string>('day', 'text').as('day'),
        cast<string | null>('waiting_day', 'text').as('waiting_day'),
      ])
      .orderBy('code');
  }
}

function toRate({ code, base, rate, day, waiting_rate, waiting_day }: Row): FetchedRate {
  const waiting =
    waiting_rate === null || waiting_day === null ? null : { rate: waiting_rate, day: waiting_day };
  return { code, base, rate, day, waiting };
}

interface Row {
  code: string;
  base: string;
  rate: number;
  day: string;
  waiting_rate: number | null;
  waiting_day: string | null;
}
