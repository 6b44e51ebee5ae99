import { shopZone } from '../../kernel/shop-days.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { daysOfZone } from '../domain/days.js';
import type { SalesBook } from './ports.js';

/** As many as are counted in a statement, so that none takes long. */
const BATCH = 2_000;

/**
 * Takes the changes of orders into the sums of sales. What has not been taken yet is told apart by each report, so that it
 * may be late but never wrong.
 */
export class CountSales {
  constructor(
    private readonly book: SalesBook,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** All changes there are; counts anew when the days are those of another time zone. Tells how many orders it took. */
  async countSales(): Promise<number> {
    const zone = shopZone();
    if ((await this.book.zone()) !== zone) await this.book.begin(zone);
    let [all, taken] = [0, BATCH];
    while (taken === BATCH) {
      taken = await this.unitOfWork.run(() => this.fold(zone));
      all += taken;
    }
    return all;
  }

  /** Forgets all sums and counts every order again. */
  async countAnew(): Promise<number> {
    await this.book.begin(shopZone());
    return this.countSales();
  }

  private async fold(zone: string): Promise<number> {
    const { first, last } = await this.book.reach();
    return this.book.fold(BATCH, zone, daysOfZone(zone, first, last));
  }
}
