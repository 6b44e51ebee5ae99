import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { Failpoints } from '../../kernel/failpoints.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CancelOrder } from '../../orders/application/cancel-order.js';
import { TransitionRefused } from '../../orders/domain/refusals.js';
import type { ApplyEffects } from './apply-effects.js';
import type { CancelAttempts } from './cancel-attempts.js';
import type { WaitingOrders } from './ports.js';

const BATCH = 100;
/** What became of those whose time was up; one that failed is tried again in the next pass. */
export interface ExpiryReport {
  gone: number;
  failures: string[];
}

/**
 * Lets orders go that were not paid in time. Never one whose payment may still arrive: the provider is
 * asked first. Time is the database's: an API whose clock is wrong neither lets go early nor keeps for ever (R38).
 */
export class ExpireOrders {
  constructor(
    private readonly waiting: WaitingOrders,
    private readonly cancelAttempts: CancelAttempts,
    private readonly cancelOrder: CancelOrder,
    private readonly applyEffects: ApplyEffects,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
  ) {}

  /** Batch after batch until none is left: one that fails, or must wait for its provider, hides no other. */
  async expireOrders(): Promise<ExpiryReport> {
    const report: ExpiryReport = { gone: 0, failures: [] };
    const seen = new Set<string>();
    for (;;) {
      const fresh = (await this.waiting.expired(BATCH + seen.size)).filter((id) => !seen.has(id));
      if (fresh.length === 0) return report;
      for (const orderId of fresh) {
        seen.add(orderId);
        await this.one(orderId, report);
      }
    }
  }

  private async one(orderId: string, report: ExpiryReport): Promise<void> {
    try {
      if (await this.expire(orderId)) report.gone += 1;
    } catch (error) {
      report.failures.push(error instanceof Error ? error.message : String(error));
    }
  }

  private async expire(orderId: string): Promise<boolean> {
    const attemptLive = await this.cancelAttempts.cancelAttempts(orderId);
    if (attemptLive) return false;
    await this.failpoints.reach('before-expiry');
    try {
      await this.unitOfWork.run(async () =>
        this.applyEffects.applyEffects(
          await this.cancelOrder.cancelOrder({
            orderId,
            actor: SYSTEM,
            reason: 'payment_timeout',
            expiry: { attemptLive, holdExpired: await this.waiting.isOver(orderId) },
          }),
        ),
      );
      return true;
    } catch (error) {
      // paid or cancelled by somebody else between the look and the lock
      if (error instanceof TransitionRefused) return false;
      throw error;
    }
  }
}
