import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { Clock } from '../../kernel/clock.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Attempts, Tenders } from '../../payments/application/stores.js';
import { isLive } from '../../payments/domain/attempt.js';
import type { Attempt } from '../../payments/domain/payment.js';
import { PaymentNotFound } from '../../payments/domain/refusals.js';
import type { Tender } from '../../payments/domain/tender.js';
import type { SyncAttempt } from './sync-attempt.js';
import { paymentProgress, type PaymentProgress } from './payment-progress.js';

export interface PaymentView {
  tender: Tender;
  attempt: Attempt | undefined;
  status: PaymentProgress;
}

/** What the waiting page asks again and again; the provider is asked no more often than the attempt's next look says. */
export class ShowPayment {
  constructor(
    private readonly tenders: Tenders,
    private readonly attempts: Attempts,
    private readonly orders: Orders,
    private readonly syncAttempt: SyncAttempt,
    private readonly clock: Clock,
  ) {}

  /** @throws PaymentNotFound for somebody else's, too */
  async showPayment(paymentId: string, accountId: string): Promise<PaymentView> {
    const attempt = await this.lastAttempt(paymentId, accountId);
    if (attempt && isLive(attempt.state) && this.isDue(attempt))
      await this.syncAttempt.syncAttempt(attempt.id, SYSTEM);
    const fresh = attempt && (await this.attempts.find(attempt.id));
    const tender = await this.tenders.find(paymentId);
    if (!tender) throw new PaymentNotFound();
    return { tender, attempt: fresh, status: paymentProgress(tender, fresh) };
  }

  private async lastAttempt(paymentId: string, accountId: string): Promise<Attempt | undefined> {
    const tender = await this.tenders.find(paymentId);
    const order = tender && (await this.orders.find(tender.orderId));
    if (!tender || order?.accountId !== accountId) throw new PaymentNotFound();
    return (await this.attempts.ofOrder(order.id)).findLast((one) => one.tenderId === paymentId);
  }

  private isDue(attempt: Attempt): boolean {
    return attempt.nextCheckAt === null || attempt.nextCheckAt <= this.clock.now();
  }
}
