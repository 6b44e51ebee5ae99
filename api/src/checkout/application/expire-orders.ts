import type { Failpoints } from '../../kernel/failpoints.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CancelOrder } from '../../orders/application/cancel-order.js';
import { TransitionRefused } from '../../orders/domain/refusals.js';
import type { CarryOut } from './carry-out.js';
import type { EndAttempts } from './end-attempts.js';
import type { WaitingOrders } from './ports.js';

const BATCH = 100;
const SYSTEM = { kind: 'system', id: null } as const;

/**
 * Lets orders go that were not paid in time. Never one whose payment may still arrive: the provider is
 * asked first. Time is the database's: an API whose clock is wrong neither lets go early nor keeps for ever (R38).
 */
export class ExpireOrders {
  constructor(
    private readonly waiting: WaitingOrders,
    private readonly endAttempts: EndAttempts,
    private readonly cancelOrder: CancelOrder,
    private readonly carryOut: CarryOut,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
  ) {}

  /** Returns how many were let go. */
  async execute(): Promise<number> {
    let gone = 0;
    for (const orderId of await this.waiting.expired(BATCH)) if (await this.expire(orderId)) gone += 1;
    return gone;
  }

  private async expire(orderId: string): Promise<boolean> {
    const attemptLive = await this.endAttempts.execute(orderId);
    if (attemptLive) return false;
    await this.failpoints.reach('before-expiry');
    try {
      await this.unitOfWork.run(async () =>
        this.carryOut.execute(
          await this.cancelOrder.execute({
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
