import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempts } from '../../payments/application/stores.js';
import type { Attempt } from '../../payments/domain/payment.js';
import { ConfirmationFailed, NotPaid, SessionNotFound } from '../domain/refusals.js';
import type { SyncAttempt } from './sync-attempt.js';
import { sessionAttempt } from './session-attempt.js';

export interface Confirmation {
  /** How people call the way it was paid. */
  methodLabel: string;
  attempt: Attempt;
  status: 'paid' | 'processing';
  /** As it stands now: it may have been cancelled since it was paid. */
  order: Order;
}

const SYSTEM = { kind: 'system', id: null } as const;

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
    const attempt = await sessionAttempt(this.methods, this.attempts, sessionId);
    const order = attempt && (await this.orders.find(attempt.orderId));
    if (!attempt || order?.accountId !== accountId) throw new SessionNotFound();
    const known = attempt.state === 'succeeded' ? attempt : await this.confirmed(attempt.id);
    if (known.state === 'succeeded' || known.state === 'processing') {
      const status = known.state === 'succeeded' ? 'paid' : 'processing';
      const methodLabel =
        this.methods.paidBy(known.provider)?.label ?? this.methods.labelOf(order.paymentMethod);
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
