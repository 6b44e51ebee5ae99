import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempts } from '../../payments/application/stores.js';
import { isLive } from '../../payments/domain/attempt.js';
import { SessionNotFound } from '../domain/refusals.js';
import { sessionOf } from './session-attempt.js';

export type SessionStatus = 'paid' | 'processing' | 'failed';

/** What the success page tells whoever holds the return address: how the payment stands, and nothing of the order. */
export class ShowSessionStatus {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly attempts: Attempts,
    private readonly orders: Orders,
  ) {}

  /** What the shop knows; it asks no provider and settles nothing. @throws SessionNotFound */
  async showSessionStatus(sessionId: string): Promise<{ status: SessionStatus; order: Order }> {
    const session = await sessionOf(this.methods, this.attempts, this.orders, sessionId);
    if (!session) throw new SessionNotFound();
    const { attempt, order } = session;
    if (!attempt || attempt.state === 'succeeded') return { status: 'paid', order };
    return { status: isLive(attempt.state) ? 'processing' : 'failed', order };
  }
}
