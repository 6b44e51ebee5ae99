import type { Attempt } from '../../domain/payment.js';
import type { PaymentSettings } from '../../application/stores.js';
import { PaymentStrategy, type AttemptPlan, type ProviderAnswer, type Purchase } from '../contract.js';
import type { ProviderTools } from '../tools.js';
import { free } from './definition.js';

const SOON_MS = 30_000;

/** There is nothing to collect, so its attempt is paid as soon as it is begun. */
export class FreeStrategy extends PaymentStrategy {
  constructor(private readonly settings: PaymentSettings) {
    super(free);
  }

  /** Looked at again by itself, so that a crash before the start does not leave the order waiting. */
  override plan(_purchase: Purchase, now: Date): AttemptPlan {
    const nextCheckAt = new Date(now.getTime() + SOON_MS);
    return { provider: this.provider, providerRef: null, request: {}, expiresAt: null, nextCheckAt };
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

export const make = ({ settings }: ProviderTools): FreeStrategy => new FreeStrategy(settings);
