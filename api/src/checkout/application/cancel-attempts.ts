import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempts } from '../../payments/application/stores.js';
import { isLive } from '../../payments/domain/attempt.js';
import type { ProviderName } from '../../payments/domain/method.js';
import { isExpress } from '../../payments/domain/payment.js';
import type { SettleOrder } from './settle-order.js';

/** Ends an order's live attempts at their providers, and takes what they say: one may have been paid meanwhile. */
export class CancelAttempts {
  constructor(
    private readonly attempts: Attempts,
    private readonly methods: PaymentMethods,
    private readonly settleOrder: SettleOrder,
  ) {}

  /** Those on a page of one provider may stay alive. Returns whether another may still bring money. Never called inside a transaction. */
  async cancelAttempts(orderId: string, but?: ProviderName): Promise<boolean> {
    let alive = false;
    for (const attempt of await this.attempts.ofOrder(orderId)) {
      if (!isLive(attempt.state) || (attempt.provider === but && !isExpress(attempt))) continue;
      const answer = await this.methods.behind(attempt).stop(attempt);
      const settled = await this.settleOrder.settleOrder(attempt, answer, SYSTEM);
      alive ||= isLive(settled.attempt.state);
    }
    return alive;
  }
}
