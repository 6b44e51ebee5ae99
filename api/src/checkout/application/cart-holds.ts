import { OwnHolds } from '../../cart/application/ports.js';
import type { Carts, WaitingOrders } from './ports.js';

/** What waiting orders hold of the lines of a cart. */
export class CartHolds implements OwnHolds {
  constructor(
    private readonly carts: Carts,
    private readonly waiting: WaitingOrders,
  ) {}

  async of(accountId: string, lineIds: readonly string[]): Promise<Map<string, number>> {
    const ordered = await this.carts.ordered(accountId);
    const own = ordered.filter(({ lineId, isWaiting }) => isWaiting && lineIds.includes(lineId));
    return this.waiting.held([...new Set(own.map(({ orderId }) => orderId))]);
  }
}
