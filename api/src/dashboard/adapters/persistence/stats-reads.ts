import { Injectable } from '@nestjs/common';
import { baseCurrency, toDecimal } from '../../../kernel/currency.js';
import { OWN_LINES, OWN_LINES_NAME } from '../../../kernel/own-lines.js';
import { daysOf, type Period } from '../../../kernel/period.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Sales, type SalesOf } from '../../../reports/application/ports.js';
import { FIGURES, NOTHING, type Figures } from '../../../reports/domain/figures.js';
import { figureLists } from '../../domain/figure-lists.js';
import type { StatsDayDto, StatsDto, TopProductDto } from '../http/stats.dto.js';
import { PresentFigures } from './present-figures.js';

const MOST_PRODUCTS = 10;

/**
 * The dashboard's figures, all of one moment: sums of what was sold, and counts of what waits. In the shop's currency; an order
 * in another one counts at the rate that it was placed by.
 */
@Injectable()
export class StatsReads {
  constructor(
    private readonly sales: Sales,
    private readonly present: PresentFigures,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  read(period: Period): Promise<StatsDto> {
    return this.unitOfWork.snapshot(async () => {
      const days = await this.sales.byDay(period);
      const all = days.reduce<Figures>(plus, NOTHING);
      return {
        currency: baseCurrency().code,
        netSales: toDecimal(all.goods_cents),
        delivery: toDecimal(all.delivery_cents),
        tax: toDecimal(all.tax_cents),
        total: toDecimal(all.left_cents),
        orders: all.orders,
        soldOrders: all.sold,
        averageOrder: toDecimal(all.whole === 0 ? 0 : Math.round(all.placed_cents / all.whole)),
        ...(await this.present.waiting(period)),
        days: daysOf(period).map((date) =>
          dayOf(
            date,
            days.find(({ day }) => day === date),
          ),
        ),
        topProducts: await this.topProducts(period),
        filters: figureLists(period),
      };
    });
  }

  private async topProducts(period: Period): Promise<TopProductDto[]> {
    const best = (await this.sales.best(MOST_PRODUCTS, period)).filter(({ pieces }) => pieces > 0);
    const named = await this.present.lastNames(best.map(({ key }) => key));
    return best.map(({ key, pieces, placed_cents: cents }) => {
      const { name = '', image = null } = named.find(({ id }) => id === key) ?? {};
      if (key === OWN_LINES)
        return { id: key, name: OWN_LINES_NAME, image: null, quantity: pieces, sales: toDecimal(cents) };
      return { id: key, name, image, quantity: pieces, sales: toDecimal(cents) };
    });
  }
}

const plus = (all: Figures, one: Figures): Figures =>
  Object.fromEntries(FIGURES.map((figure) => [figure, all[figure] + one[figure]])) as unknown as Figures;

const dayOf = (date: string, found: SalesOf<'day'> | undefined): StatsDayDto => ({
  date,
  sales: toDecimal(found?.goods_cents ?? 0),
  orders: found?.orders ?? 0,
});
