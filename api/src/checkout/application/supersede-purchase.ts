import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CancelOrder } from '../../orders/application/cancel-order.js';
import type { Orders } from '../../orders/application/ports.js';
import { TransitionRefused } from '../../orders/domain/refusals.js';
import { PurchaseUnderway } from '../domain/refusals.js';
import type { CarryOut } from './carry-out.js';
import type { EndAttempts } from './end-attempts.js';
import type { Purchases } from './ports.js';
import type { Buy } from './buy.js';
import { lineName } from './line-name.js';
import { purchaseName } from './purchase.js';
import type { QuoteBasket } from './quote-basket.js';

const SYSTEM = { kind: 'system', id: null } as const;

/**
 * A cart is bought once. When a shopper comes back with a corrected address or another method, what the earlier unpaid
 * try of the same cart lines holds is given back first: its payment is ended at the provider, its stock is free again.
 * An accepted order (paid to staff) stays.
 */
export class SupersedePurchase {
  constructor(
    private readonly quotes: QuoteBasket,
    private readonly purchases: Purchases,
    private readonly orders: Orders,
    private readonly endAttempts: EndAttempts,
    private readonly cancelOrder: CancelOrder,
    private readonly carryOut: CarryOut,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Never called inside a transaction. @throws PurchaseUnderway when the earlier try was paid, or may still be */
  async execute(buy: Buy): Promise<void> {
    for (const orderId of await this.earlier(buy)) await this.giveBack(orderId);
  }

  /**
   * Orders that wait for the same cart lines, but not the one that is this very purchase. Read in one look: between two,
   * this very purchase could be placed by the other click and be taken for an earlier one.
   */
  private async earlier(buy: Buy): Promise<Set<string>> {
    const quote = await this.quotes.execute(buy);
    const same = purchaseName(buy, quote);
    const lines = quote.lines.flatMap(({ cartLineId }) => cartLineId ?? []).map(lineName);
    await this.purchases.release(buy.accountId, lines);
    const found = await this.purchases.find(buy.accountId, [same, ...lines]);
    const earlier = new Set(found.values());
    earlier.delete(found.get(same) ?? '');
    return earlier;
  }

  private async giveBack(orderId: string): Promise<void> {
    if ((await this.orders.find(orderId))?.status !== 'pending') return;
    if (await this.endAttempts.execute(orderId)) throw new PurchaseUnderway();
    try {
      await this.unitOfWork.run(async () => {
        const order = await this.orders.lock(orderId);
        if (order?.status !== 'pending') throw new PurchaseUnderway();
        const request = { orderId, actor: SYSTEM, reason: 'replaced_by_another_try' };
        await this.carryOut.execute(await this.cancelOrder.execute(request));
      });
    } catch (error) {
      if (error instanceof TransitionRefused) throw new PurchaseUnderway();
      throw error;
    }
  }
}
