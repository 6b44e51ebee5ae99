import type { Outbox } from '../../kernel/outbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { LinkDead, LinkOfBefore } from '../domain/refusals.js';
import type { Subscribers } from './ports.js';

/** Double opt-in: nothing is sent to an address but the question, until it says yes. @throws LinkDead, LinkOfBefore */
export class Subscription {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
    private readonly terms: ShopTerms,
  ) {}

  async request(email: string, ip: string): Promise<void> {
    const { welcomePercent: percent } = await this.terms.read();
    await this.unit.run(async () => {
      const token = await this.subscribers.request(email, ip);
      if (!token) return;
      await this.outbox.publish({ topic: 'mail.newsletter-verify', payload: { email, token, percent } });
    });
  }

  /**
   * Tells `newsletter.confirmed`, for which promotions make the welcome coupon: once for each address, however often it
   * leaves and comes back. Answers whether it is new, and the percent of the coupon that is on its way; 0 for none.
   */
  async confirm(token: string): Promise<{ isNew: boolean; percent: number }> {
    const { welcomePercent: percent } = await this.terms.read();
    return this.unit.run(async () => {
      const confirmed = await this.subscribers.confirm(token);
      if (!confirmed) throw new LinkDead();
      const { isBack, ...payload } = confirmed;
      const dedupeKey = `newsletter.confirmed:${payload.email}`;
      if (!isBack) await this.outbox.publish({ topic: 'newsletter.confirmed', payload, dedupeKey });
      // the letter with the coupon has the way out, too
      if (isBack || percent === 0) await this.outbox.publish({ topic: 'mail.newsletter-joined', payload });
      return { isNew: !isBack, percent: isBack ? 0 : percent };
    });
  }

  async leave(token: string): Promise<void> {
    const outcome = await this.subscribers.leave(token);
    if (outcome === 'before') throw new LinkOfBefore();
    if (outcome === 'unknown') throw new LinkDead();
  }
}
