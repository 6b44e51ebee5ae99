import { Injectable } from '@nestjs/common';
import type { TaxesSummed } from '../../../invoices/adapters/persistence/tax-record.schema.js';
import { daysOf, startsOf, type Period } from '../../../kernel/period.js';
import { shopZone } from '../../../kernel/shop-days.js';
import { Database } from '../../../platform/database/database.js';
import { Charged, type ChargedRate } from '../../application/ports.js';

/** From the sums of days and months, and what has changed since they were folded. */
@Injectable()
export class PostgresCharged implements Charged {
  constructor(private readonly database: Database) {}

  async byRate(period: Period) {
    const rows = await this.database
      .sql<object>()
      .selectFrom((eb) =>
        eb
          .fn<TaxesSummed>('taxes_summed', [
            eb.val(shopZone()),
            eb.val(daysOf(period)),
            eb.val(startsOf(period)),
          ])
          .as<'told'>('told'),
      )
      .selectAll('told')
      .execute();
    return [...Map.groupBy(rows, keyOf).values()].map(summed);
  }
}

const rateOf = ({ name, thousandths }: TaxesSummed) => `${name} ${thousandths / 1_000}%`;
const keyOf = (row: TaxesSummed) => JSON.stringify([row.country, rateOf(row)]);

/** Of one rate of a country in all currencies, what papers charged and what they gave back. */
function summed(rows: readonly TaxesSummed[]): ChargedRate {
  const [first] = rows;
  const sum = (amount: (row: TaxesSummed) => number) => rows.reduce((all, row) => all + amount(row), 0);
  const taxOf = (kind: TaxesSummed['kind']) => sum((row) => (row.kind === kind ? row.own_tax_cents : 0));
  return {
    ...{
      country: first?.country ?? '',
      rate: first ? rateOf(first) : '',
      papers: sum(({ papers }) => papers),
    },
    ...{ charged: taxOf('invoice'), back: taxOf('credit') },
    ...{ net: sum((row) => row.own_net_cents), tax: sum((row) => row.own_tax_cents) },
    gross: sum((row) => row.own_gross_cents),
  };
}
