import type { Outbox } from '../../kernel/outbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';

/** Coupons made for one person; the code must be hard to guess and is made once. */
export abstract class WelcomeCoupons {
  /** Whole percent off a first order, one use. False when the code was there already. */
  abstract issue(code: string, percent: number): Promise<boolean>;
}

export interface Newcomer {
  /** Unguessable and the same on every try, so that one confirmation makes one coupon. */
  seed: string;
  email: string;
  unsubscribeToken: string;
}

/** A confirmed newsletter address gets its single-use coupon, as large as the settings say (10% off first order for subscribers: specification, 9). */
export class WelcomeNewcomer {
  constructor(
    private readonly coupons: WelcomeCoupons,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly terms: ShopTerms,
  ) {}

  async welcomeNewcomer({ seed, email, unsubscribeToken }: Newcomer): Promise<void> {
    const { welcomePercent: percent } = await this.terms.read();
    if (percent === 0) return;
    const code = `WELCOME-${seed.slice(-10).toUpperCase()}`;
    await this.unitOfWork.run(async () => {
      if (!(await this.coupons.issue(code, percent))) return;
      const payload = { email, code, percent, unsubscribeToken };
      await this.outbox.publish({
        topic: 'mail.welcome-coupon',
        payload,
        dedupeKey: `mail.welcome-coupon:${code}`,
      });
    });
  }
}
