import { oneByOne } from '../../kernel/one-by-one.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { withoutDiscount } from '../domain/change-product.js';
import { Products, type DueSale } from './product-store.js';

/** At once, the rest in the next minute. */
const MOST = 200;

/**
 * Ends discounts whose end has come, each in a transaction of its own: prices are what they were before. Returns how many.
 * One that cannot end hides no other. @throws what the first of those has thrown, after the others have ended
 */
export class EndSales {
  constructor(
    private readonly products: Products,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async endSales(): Promise<number> {
    const due = await this.products.dueSales(MOST);
    let ended = 0;
    await oneByOne(due, async (sale) => {
      ended += (await this.end(sale)) ? 1 : 0;
    });
    return ended;
  }

  /** Unless somebody was faster and told another moment. */
  private end({ id, saleEndsAt }: DueSale): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const stored = await this.products.lock(id);
      if (!stored || stored.state.saleEndsAt !== saleEndsAt) return false;
      const before = await this.products.unreduced(stored.state.variants.map((variant) => variant.id));
      await this.products.save(stored.state, withoutDiscount(stored.state, before), null);
      return true;
    });
  }
}
