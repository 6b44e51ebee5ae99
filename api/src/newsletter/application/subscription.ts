import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { LinkDead } from '../domain/refusals.js';
import type { Subscribers } from './ports.js';

/** Double opt-in: nothing is sent to an address but the question, until it says yes. @throws LinkDead */
export class Subscription {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  request(email: string): Promise<void> {
    return this.unit.run(async () => {
      const token = await this.subscribers.request(email);
      if (!token) return;
      await this.outbox.publish({ topic: 'mail.newsletter-verify', payload: { email, token } });
    });
  }

  /**
   * Tells `newsletter.confirmed`, for which promotions make the welcome coupon: once for each address, however often it
   * leaves and comes back. Answers whether a coupon is on its way.
   */
  confirm(token: string): Promise<boolean> {
    return this.unit.run(async () => {
      const confirmed = await this.subscribers.confirm(token);
      if (!confirmed) throw new LinkDead();
      const { isBack, ...payload } = confirmed;
      const dedupeKey = `newsletter.confirmed:${payload.email}`;
      if (!isBack) await this.outbox.publish({ topic: 'newsletter.confirmed', payload, dedupeKey });
      return !isBack;
    });
  }

  async leave(token: string): Promise<void> {
    if (!(await this.subscribers.leave(token))) throw new LinkDead();
  }
}
