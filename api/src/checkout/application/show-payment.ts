import type { Clock } from '../../kernel/clock.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Attempts, Payments } from '../../payments/application/stores.js';
import { isLive } from '../../payments/domain/attempt.js';
import type { Attempt, Payment } from '../../payments/domain/payment.js';
import { PaymentNotFound } from '../../payments/domain/refusals.js';
import type { SyncAttempt } from './sync-attempt.js';
import { paymentProgress, type PaymentProgress } from './payment-progress.js';

export interface PaymentView {
  payment: Payment;
  attempt: Attempt | undefined;
  status: PaymentProgress;
}

/** What the waiting page asks again and again; the provider is asked no more often than the attempt's next look says. */
export class ShowPayment {
  constructor(
    private readonly payments: Payments,
    private readonly attempts: Attempts,
    private readonly orders: Orders,
    private readonly syncAttempt: SyncAttempt,
    private readonly clock: Clock,
  ) {}

  /** @throws PaymentNotFound for somebody else's, too */
  async showPayment(paymentId: string, accountId: string): Promise<PaymentView> {
    const attempt = await this.lastAttempt(paymentId, accountId);
    if (attempt && isLive(attempt.state) && this.isDue(attempt))
      await this.syncAttempt.syncAttempt(attempt.id, { kind: 'system', id: null });
    const fresh = attempt && (await this.attempts.find(attempt.id));
    const payment = await this.payments.find(paymentId);
    if (!payment) throw new PaymentNotFound();
    return { payment, attempt: fresh, status: paymentProgress(payment, fresh) };
  }

  private async lastAttempt(paymentId: string, accountId: string): Promise<Attempt | undefined> {
    const payment = await this.payments.find(paymentId);
    const order = payment && (await this.orders.find(payment.orderId));
    if (!payment || order?.accountId !== accountId) throw new PaymentNotFound();
    return (await this.attempts.ofOrder(order.id)).findLast((one) => one.paymentId === paymentId);
  }

  private isDue(attempt: Attempt): boolean {
    return attempt.nextCheckAt === null || attempt.nextCheckAt <= this.clock.now();
  }
}
