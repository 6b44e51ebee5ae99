import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';

/** Coupons made for one person; the code must be hard to guess and is made once. */
export abstract class WelcomeCoupons {
  /** 10 percent off a first order, one use. False when the code was there already. */
  abstract issue(code: string): Promise<boolean>;
}

export interface Newcomer {
  /** Unguessable and the same on every try, so that one confirmation makes one coupon. */
  seed: string;
  email: string;
  unsubscribeToken: string;
}

/** A confirmed newsletter address gets its single-use coupon: 10% off first order for subscribers (specification, 9). */
export class WelcomeNewcomer {
  constructor(
    private readonly coupons: WelcomeCoupons,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ seed, email, unsubscribeToken }: Newcomer): Promise<void> {
    const code = `WELCOME-${seed.slice(-10).toUpperCase()}`;
    return this.unitOfWork.run(async () => {
      if (!(await this.coupons.issue(code))) return;
      const payload = { email, code, unsubscribeToken };
      await this.outbox.publish({
        topic: 'mail.welcome-coupon',
        payload,
        dedupeKey: `mail.welcome-coupon:${code}`,
      });
    });
  }
}
