import type { Attempt } from '../domain/payment.js';
import type { PaymentSettings } from './stores.js';
import { AttemptStrategy, type AttemptPlan, type ProviderAnswer, type Purchase } from './strategy.js';

const SOON_MS = 30_000;

/** An order that a coupon made free: there is nothing to collect, so its attempt is paid as soon as it is begun. */
export class FreeStrategy extends AttemptStrategy {
  override readonly provider = 'none';

  constructor(private readonly settings: PaymentSettings) {
    super();
  }

  /** Looked at again by itself, so that a crash before the start does not leave the order waiting. */
  override plan(_purchase: Purchase, now: Date): AttemptPlan {
    const nextCheckAt = new Date(now.getTime() + SOON_MS);
    return { provider: 'none', providerRef: null, request: {}, expiresAt: null, nextCheckAt };
  }

  /** The shopper lands on the page where a card payment would end. */
  override start({ id }: Attempt): Promise<ProviderAnswer> {
    const url = `${this.settings.shopUrl}/payment-success?session_id=${id}`;
    return Promise.resolve({ event: 'paid', url });
  }

  override read(attempt: Attempt): Promise<ProviderAnswer> {
    return this.start(attempt);
  }

  override stop(): Promise<ProviderAnswer> {
    return Promise.resolve({ event: 'expired' });
  }
}
