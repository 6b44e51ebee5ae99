import { Injectable } from '@nestjs/common';
import { Money } from '../../../kernel/money.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import type { Tables } from '../../../platform/database/tables.js';
import { KeptRates } from '../../application/live-rates.js';
import type { CarrierRate } from '../../domain/carrier-rate.js';
import type { carrierRateSchema, StoredRate } from './carrier-rate.schema.js';

type RateTables = Tables<typeof carrierRateSchema>;

@Injectable()
export class PostgresKeptRates extends PostgresAdapter<RateTables> implements KeptRates {
  async find(key: string): Promise<{ rates: readonly CarrierRate[]; until: Date } | undefined> {
    const row = await this.tables()
      .selectFrom('carrier_rate')
      .select(['rates', 'until'])
      .where('key', '=', key)
      .executeTakeFirst();
    return row && { rates: ratesOf(row.rates), until: new Date(row.until) };
  }

  async keep(
    key: string,
    rates: readonly CarrierRate[],
    now: Date,
    until: Date,
  ): Promise<readonly CarrierRate[]> {
    const row = { rates: JSON.stringify(rates.map(stored)), until };
    await this.tables()
      .insertInto('carrier_rate')
      .values({ key, ...row })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(row).where('carrier_rate.until', '<=', now.toISOString()),
      )
      .execute();
    return (await this.find(key))?.rates ?? rates;
  }

  async forget(before: Date): Promise<void> {
    await this.tables().deleteFrom('carrier_rate').where('until', '<', before.toISOString()).execute();
  }
}

const stored = ({ carrier, service, price, days }: CarrierRate): StoredRate => ({
  ...{ carrier, service, price: price.cents, days },
});

const ratesOf = (rates: readonly StoredRate[]): CarrierRate[] =>
  rates.map(({ price, ...rate }) => ({ ...rate, price: Money.ofCents(price) }));
