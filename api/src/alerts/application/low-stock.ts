import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';

/** What of a letter is read: the rest is a list of the panel. */
const MOST_NAMED = 20;

/** A variant that runs low. */
export interface LowVariant {
  name: string;
  sku: string;
  /** Pieces that can be bought. */
  left: number;
}

/** Which variants run low, and of which the shop was told. */
export abstract class LowStock {
  /** Where the shop wants to be told; undefined where it does not. */
  abstract mailbox(): Promise<string | undefined>;
  /** Of those of which there is enough again the shop is told anew when they run low the next time. */
  abstract forgetRaised(): Promise<void>;
  /** Those that run low and were not told yet, from now on told; the fewest pieces first. */
  abstract takeFallen(): Promise<LowVariant[]>;
}

/** One letter to the shop of what runs low, and none of the same until there was more of it. */
export class TellLowStock {
  constructor(
    private readonly stock: LowStock,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /** Answers of how many variants it has told. */
  tell(): Promise<number> {
    return this.unit.run(async () => {
      const email = await this.stock.mailbox();
      if (email === undefined) return 0;
      await this.stock.forgetRaised();
      const fallen = await this.stock.takeFallen();
      if (fallen.length === 0) return 0;
      const payload = { email, goods: fallen.slice(0, MOST_NAMED), isMore: fallen.length > MOST_NAMED };
      await this.outbox.publish({ topic: 'mail.low-stock', payload });
      return fallen.length;
    });
  }
}
