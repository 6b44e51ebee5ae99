import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Money } from '../../kernel/money.js';
import type { Outbox } from '../../kernel/outbox.js';
import { orderEvent } from '../../orders/application/announce.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { Refunds, Tenders } from '../../payments/application/stores.js';
import type { Refund } from '../../payments/domain/payment.js';
import type { RefundedLine } from '../../payments/domain/refunded-line.js';
import { RefundTooLarge } from '../../payments/domain/refusals.js';
import { isWaivable } from './waivable.js';

export interface Waives {
  /** What nobody has to pay any more. */
  amount: Money;
  reason: string;
  /** The pieces it is for; none for a sum without pieces. */
  lines: readonly RefundedLine[];
  actor: Actor;
}

/** Takes off an order what nobody has paid yet: no money moves, and its paper is a credit note all the same. */
export class WaiveDue {
  constructor(
    private readonly orders: Orders,
    private readonly tenders: Tenders,
    private readonly refunds: Refunds,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Joins the caller's transaction, in which the order is locked; nothing where `amount` is none. The caller takes the figures into the
   * order afterwards. @throws RefundTooLarge when so much is not waited for any more
   */
  async waiveDue(order: Order, { amount, reason, lines, actor }: Waives): Promise<Refund | undefined> {
    if (amount.isZero) return undefined;
    const tenderId = await this.cut(order.id, amount);
    const id = this.ids.next();
    const refund: Refund = {
      ...{ id, orderId: order.id, tenderId, attemptId: '', amount, reason, lines, status: 'waived' },
      ...{ byHand: false, toCredit: false, providerRef: null, idempotencyKey: `refund:${id}` },
      ...{ tries: 0, lastError: null, createdAt: this.clock.now() },
    };
    await this.refunds.add(refund, actor);
    order.waived = order.waived.plus(amount);
    await this.orders.save(order);
    const told = orderEvent('order.lowered', order, { waivedCents: amount.cents, reason });
    await this.outbox.publish({ ...told, dedupeKey: `order.lowered:${id}` });
    return refund;
  }

  /** The tender of what is not to be paid any more: cancelled, beside what is left of the one that it was of. */
  private async cut(orderId: string, amount: Money): Promise<string> {
    const tenders = await this.tenders.ofOrder(orderId);
    const tender = tenders.find(isWaivable);
    if (!tender || !(await this.tenders.waive(tender, amount))) throw new RefundTooLarge(amount.times(0));
    if (tender.amount.equals(amount)) return tender.id;
    const id = this.ids.next();
    await this.tenders.add([{ ...tender, id, amount, position: tenders.length, state: 'cancelled' }]);
    return id;
  }
}
