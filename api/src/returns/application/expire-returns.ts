import type { Clock } from '../../kernel/clock.js';
import { oneByOne } from '../../kernel/one-by-one.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { expiredBefore } from '../domain/order-return.js';
import { ReturnTransitionRefused } from '../domain/refusals.js';
import type { HandleReturn } from './handle-return.js';
import type { Returns } from './ports.js';

const AT_ONCE = 100;

/** Ends approved returns whose goods have not arrived in the days that the shop takes goods back. */
export class ExpireReturns {
  constructor(
    private readonly returns: Returns,
    private readonly handle: HandleReturn,
    private readonly terms: ShopTerms,
    private readonly clock: Clock,
  ) {}

  /** One transaction each; one that fails hides no other. How many have ended. */
  async expireReturns(): Promise<number> {
    const cutoff = expiredBefore(this.clock.now(), (await this.terms.read()).returnDays);
    const ids = await this.returns.approvedBefore(cutoff, AT_ONCE);
    let ended = 0;
    await oneByOne(ids, async (id) => {
      if (await this.expire(id)) ended += 1;
    });
    return ended;
  }

  /** False when staff was faster. */
  private async expire(id: string): Promise<boolean> {
    try {
      await this.handle.expire(id);
      return true;
    } catch (error) {
      if (error instanceof ReturnTransitionRefused) return false;
      throw error;
    }
  }
}
