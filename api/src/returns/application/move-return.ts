import type { Outbox } from '../../kernel/outbox.js';
import type { OrderTimeline } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { OrderReturn } from '../domain/order-return.js';
import { ReturnTransitionRefused } from '../domain/refusals.js';
import { nextReturnState, type ReturnEvent } from '../domain/return-states.js';
import { returnEntry, returnEvent } from './announce-return.js';
import type { Returns } from './ports.js';

/** Why a step is told by no letter: its money went back before, and that was told. */
export const REFUNDED_BEFORE = 'refunded_before';

export type ReturnChange = Partial<Pick<OrderReturn, 'lines' | 'message' | 'amount' | 'refundIds'>>;

/** One step along the state table, written into the history of the order and told. Joins the caller's transaction, with the order's row locked. */
export class MoveReturn {
  constructor(
    private readonly returns: Returns,
    private readonly timeline: OrderTimeline,
    private readonly outbox: Outbox,
  ) {}

  /** `reason` says why its letter is not written. @throws ReturnTransitionRefused */
  async moveReturn(
    { one, order, event, actor }: { one: OrderReturn; order: Order; event: ReturnEvent; actor: Actor },
    change: (one: OrderReturn) => ReturnChange | Promise<ReturnChange>,
    reason?: string | ((changed: OrderReturn) => string | undefined),
  ): Promise<OrderReturn> {
    const state = nextReturnState(one.state, event);
    const changed = { ...one, ...(await change(one)), state };
    if (!(await this.returns.move(changed, one.state))) throw new ReturnTransitionRefused(one.state, event);
    await this.timeline.append(returnEntry(changed, order, actor));
    const told = returnEvent(changed);
    const why = typeof reason === 'function' ? reason(changed) : reason;
    await this.outbox.publish(why ? { ...told, payload: { ...told.payload, reason: why } } : told);
    return changed;
  }
}
