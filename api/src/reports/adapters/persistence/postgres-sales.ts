import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { daysOf, startsOf, type Period } from '../../../kernel/period.js';
import { shopZone } from '../../../kernel/shop-days.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { Sales, type SalesOf } from '../../application/ports.js';
import { FIGURES, type Dimension } from '../../domain/figures.js';
import { spansOf, type Span } from '../../domain/spans.js';
import type { OpenSale, SalesTables } from './tables.js';

type Place = 'day' | 'key' | 'currency';

/**
 * The sums of days and months, and what has changed since they were folded, in one statement and so of one moment. While the
 * sums are of another time zone or none, all of it comes from the orders themselves.
 */
@Injectable()
export class PostgresSales extends PostgresAdapter<SalesTables> implements Sales {
  async byDay(period: Period): Promise<SalesOf<'day'>[]> {
    return await this.cells('all', period, [{ span: 'day', ...period }], 'day').execute();
  }

  async byCurrency(period: Period): Promise<SalesOf<'currency'>[]> {
    return await this.cells('all', period, spansOf(period), 'currency').execute();
  }

  async byKey(dimension: Dimension, period: Period): Promise<SalesOf<'key'>[]> {
    return await this.cells(dimension, period, spansOf(period), 'key').execute();
  }

  async best(most: number, period: Period): Promise<SalesOf<'key'>[]> {
    return await this.cells('product', period, spansOf(period), 'key')
      .orderBy(({ fn }) => fn.sum('cell.placed_cents'), 'desc')
      .orderBy('cell.key')
      .limit(most)
      .execute();
  }

  /** A row for each day, key or currency that something was ordered in. */
  private cells<P extends Place>(dimension: Dimension, period: Period, spans: readonly Span[], place: P) {
    const days = daysOf(period);
    const zone = shopZone();
    const open = this.tables()
      .selectFrom((eb) =>
        eb
          .fn<OpenSale>('open_sales', [eb.val(zone), eb.val(days), eb.val(startsOf(period))])
          .as<'open_sale'>('open_sale'),
      )
      .select((eb) => eb.cast<string>('open_sale.day', 'text').as('day'))
      .select(['open_sale.key', 'open_sale.currency', ...OF_OPEN])
      .where('open_sale.dimension', '=', dimension);
    const cells = counted(this.tables(), dimension, spans, zone).unionAll(open).as('cell');
    return this.tables()
      .selectFrom(cells)
      .select((eb) => eb.ref(`cell.${place}`).as(place))
      .select(({ fn }) => FIGURES.map((figure) => fn.sum<number>(`cell.${figure}`).as(figure)))
      .groupBy(`cell.${place}`)
      .having(({ fn }) => fn.sum('cell.orders'), '<>', 0)
      .$castTo<SalesOf<P>>();
  }
}

const OF_OPEN = FIGURES.map((figure) => `open_sale.${figure}` as const);

const counted = (tables: Kysely<SalesTables>, dimension: Dimension, spans: readonly Span[], zone: string) =>
  tables
    .selectFrom('sales_sum')
    .select((eb) => eb.cast<string>('first', 'text').as('day'))
    .select(['key', 'currency', ...FIGURES])
    .where('dimension', '=', dimension)
    .where((eb) =>
      eb.or(
        spans.map(({ span, first, last }) =>
          eb.and([eb('span', '=', span), eb('first', '>=', first), eb('first', '<=', last)]),
        ),
      ),
    )
    .where((eb) => eb.exists(eb.selectFrom('sales_book').select('zone').where('zone', '=', zone)));
