import type Stripe from 'stripe';
import type { Clock } from '../../../kernel/clock.js';
import type { Access, ProviderAccess } from '../../../platform/config/provider-access.js';
import { log } from '../../../platform/logging/log.js';
import { Breaker } from '../../../platform/outbound/breaker.js';
import { within } from '../../../platform/outbound/within.js';
import { card } from './definition.js';
import { Paused, isTrouble } from './answers.js';
import { stripeClient } from './stripe-client.js';
import { AT_THE_COUNTER_MS } from '../tools.js';

export type StripeCall<T> = (stripe: Stripe, access: Access) => Promise<T>;

/** Makes the calls: with the access of now, within five seconds, and not at all while Stripe is down. */
export class StripeCaller {
  private readonly breaker: Breaker;
  private client: { access: Access; stripe: Stripe } | undefined;

  constructor(
    private readonly provider: ProviderAccess,
    clock: Clock,
  ) {
    this.breaker = new Breaker(clock, card.provider);
  }

  get access(): Access {
    return this.provider.of(card.provider);
  }

  /** @throws NoProvider, Paused, TooLate, Nonsense and the SDK's errors */
  async call<T>(work: StripeCall<T>): Promise<T> {
    const { stripe, access } = this.current();
    if (!this.breaker.permits()) throw new Paused('Stripe has just failed; nothing was sent');
    try {
      const answer = await within(AT_THE_COUNTER_MS, work(stripe, access));
      this.breaker.succeeded();
      return answer;
    } catch (error) {
      if (isTrouble(error)) this.breaker.failed();
      else this.breaker.succeeded();
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      log.warn({ reason, provider: card.provider }, 'a call to the card provider failed');
      throw error;
    }
  }

  private current(): { access: Access; stripe: Stripe } {
    const access = this.access;
    if (this.client?.access !== access) this.client = { access, stripe: stripeClient(access) };
    return this.client;
  }
}
