import { OwnHolds } from '../../cart/application/ports.js';
import type { Purchases, WaitingOrders } from './ports.js';
import { lineName } from './line-name.js';

/** What waiting orders hold that stand for lines of a cart. */
export class CartHolds extends OwnHolds {
  constructor(
    private readonly purchases: Purchases,
    private readonly waiting: WaitingOrders,
  ) {
    super();
  }

  override async of(accountId: string, lineIds: readonly string[]): Promise<Map<string, number>> {
    const orders = await this.purchases.find(accountId, lineIds.map(lineName));
    return this.waiting.held([...new Set(orders.values())]);
  }
}
