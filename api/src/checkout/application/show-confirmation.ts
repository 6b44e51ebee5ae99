import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempts } from '../../payments/application/stores.js';
import type { Attempt } from '../../payments/domain/payment.js';
import { ConfirmationFailed, NotPaid, SessionNotFound } from '../domain/refusals.js';
import type { SyncAttempt } from './sync-attempt.js';
import { sessionOf } from './session-attempt.js';

export interface Confirmation {
  /** How people call the way it was paid. */
  methodLabel: string;
  /** Undefined when there was nothing to pay. */
  attempt: Attempt | undefined;
  status: 'paid' | 'processing';
  /** As it stands now: it may have been cancelled since it was paid. */
  order: Order;
}

/** The success page's question: was my session paid? Only the buyer is answered; the provider is asked, not the browser. */
export class ShowConfirmation {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly attempts: Attempts,
    private readonly orders: Orders,
    private readonly syncAttempt: SyncAttempt,
  ) {}

  /** @throws SessionNotFound, NotPaid, ConfirmationFailed */
  async showConfirmation(sessionId: string, accountId: string): Promise<Confirmation> {
    const session = await sessionOf(this.methods, this.attempts, this.orders, sessionId);
    if (session?.order.accountId !== accountId) throw new SessionNotFound();
    const { attempt, order } = session;
    const ownLabel = this.methods.labelOf(order.paymentMethod);
    if (!attempt) return { methodLabel: ownLabel, attempt, status: 'paid', order };
    const known = attempt.state === 'succeeded' ? attempt : await this.confirmed(attempt.id);
    if (known.state === 'succeeded' || known.state === 'processing') {
      const status = known.state === 'succeeded' ? 'paid' : 'processing';
      const methodLabel = this.methods.paidBy(known.provider)?.label ?? ownLabel;
      return { methodLabel, attempt: known, status, order: (await this.orders.find(order.id)) ?? order };
    }
    if (known.state === 'unknown' || known.state === 'creating') throw new ConfirmationFailed();
    throw new NotPaid();
  }

  private async confirmed(attemptId: string): Promise<Attempt> {
    const { attempt, settlement } = await this.syncAttempt.syncAttempt(attemptId, SYSTEM);
    if (settlement === 'unclear') throw new ConfirmationFailed();
    return attempt;
  }
}
