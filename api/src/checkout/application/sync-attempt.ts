import type { Failpoints } from '../../kernel/failpoints.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import { AttemptSync } from '../../payments/application/paid-orders.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempts } from '../../payments/application/stores.js';
import { isLive } from '../../payments/domain/attempt.js';
import type { Attempt } from '../../payments/domain/payment.js';
import { PaymentNotFound } from '../../payments/domain/refusals.js';
import type { Settled, SettleOrder } from './settle-order.js';

/**
 * Whoever says that money has come (webhook, success page, waiting page, reconciler) ends here: nobody is believed, the
 * provider is asked, and what it says is applied once. Idempotent.
 */
export class SyncAttempt extends AttemptSync {
  constructor(
    private readonly attempts: Attempts,
    private readonly orders: Orders,
    private readonly methods: PaymentMethods,
    private readonly settleOrder: SettleOrder,
    private readonly failpoints: Failpoints,
  ) {
    super();
  }

  /** @throws PaymentNotFound */
  override async syncAttempt(attemptId: string, actor: Actor): Promise<Settled> {
    const attempt = await this.attempts.find(attemptId);
    if (!attempt) throw new PaymentNotFound();
    const answer = await this.ask(attempt);
    await this.failpoints.reach('before-settle');
    return this.settleOrder.settleOrder(attempt, answer, actor);
  }

  /** Nothing more is asked for a cancelled order: what is still open at the provider is ended there, not begun anew. */
  private async ask(attempt: Attempt) {
    const strategy = this.methods.behind(attempt);
    const dead = isLive(attempt.state) && (await this.orders.find(attempt.orderId))?.status === 'cancelled';
    return dead ? strategy.stop(attempt) : strategy.read(attempt);
  }
}
