import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Money } from '../../kernel/money.js';
import type { Outbox } from '../../kernel/outbox.js';
import { withdrawableUntil } from '../../kernel/periods.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { OrderCommands } from '../../orders/application/order-commands.js';
import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Orders, OrderTimeline, Parcels } from '../../orders/application/ports.js';
import type { RefundFigures, RefundLineFigures } from '../../orders/application/refund-figures.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import {
  checkReturnable,
  feeFor,
  lessFee,
  returnableUntil,
  type Handover,
  type OrderReturn,
  type ReturnReason,
} from '../domain/order-return.js';
import { returnEntry, returnEvent } from './announce-return.js';
import { checkSent } from './check-sent.js';
import { deliveredAt } from './delivered-at.js';
import { deliveryBack } from './delivery-back.js';
import type { Returns, UnsentLines } from './ports.js';
import { linesOf, type Pieces } from './return-lines.js';

export interface ReturnAsked {
  orderId: string;
  lines: Pieces;
  reason: ReturnReason;
  comment: string;
  handover: Handover;
}

/** Without a reason, what comes back for the shopper's own ones. */
export interface PreviewAsked {
  orderId: string;
  lines: Pieces;
  reason?: ReturnReason | undefined;
}

/** What comes back, and what the shop keeps of it. */
export interface ReturnFigures extends RefundFigures {
  fee: Money;
  /** Of the amount, what delivery has cost. */
  delivery: Money;
}

/** A shopper, or staff for one, asks to send pieces of a delivered order back, within the shop's days, and sees what comes back for them. */
export class RequestReturn {
  constructor(
    private readonly orders: Orders,
    private readonly parcels: Parcels,
    private readonly timeline: OrderTimeline,
    private readonly commands: OrderCommands,
    private readonly returns: Returns,
    private readonly terms: ShopTerms,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
    private readonly sent: OrderParcels,
    private readonly unsent: UnsentLines,
  ) {}

  /** @throws OrderNotFound also for somebody else's, ReturnNotPossible, ReturnUnderway, RefundTooMany, RefundTooLarge */
  async requestReturn({ orderId, lines, ...asked }: ReturnAsked, accountId: string): Promise<OrderReturn> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (order?.accountId !== accountId) throw new OrderNotFound();
      checkReturnable(await this.until(order), this.clock.now());
      const one = await this.begun(order, { ...asked, lines }, 'requested');
      await this.timeline.append(returnEntry(one, order, { kind: 'customer', id: accountId }));
      await this.outbox.publish(returnEvent(one));
      return one;
    });
  }

  /**
   * Staff begins it for a buyer who has called, also when the days are over: it is approved at once, and the buyer is told so.
   * @throws OrderNotFound, ReturnNotPossible, ReturnUnderway, RefundTooMany, RefundTooLarge
   */
  async openReturn(
    { orderId, message, ...asked }: ReturnAsked & { message: string },
    actor: Actor,
  ): Promise<OrderReturn> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new OrderNotFound();
      const now = this.clock.now();
      checkReturnable((await this.until(order)) && now, now);
      const one = await this.begun(order, { ...asked, message }, 'approved');
      await this.timeline.append(returnEntry({ ...one, state: 'requested' }, order, actor));
      await this.timeline.append(returnEntry(one, order, actor));
      await this.outbox.publish(returnEvent(one));
      return one;
    });
  }

  /** Kept, with what was told to come back for it. */
  private async begun(
    order: Order,
    { lines, message = '', ...asked }: Omit<ReturnAsked, 'orderId'> & { message?: string },
    state: OrderReturn['state'],
  ): Promise<OrderReturn> {
    const orderId = order.id;
    await checkSent(this.sent, this.unsent, order, lines);
    const feePercent = await this.feePercent(order, asked.reason);
    const goods = lessFee(await this.commands.refundable(orderId, lines), feePercent);
    const amount = goods.plus((await this.delivery(orderId, lines)) ?? goods.times(0));
    const one: OrderReturn = {
      ...{ ...asked, id: this.ids.next(), orderId, state, amount, feePercent },
      ...{ lines: linesOf(order, lines), message, refundIds: [] },
    };
    await this.returns.add(one);
    return one;
  }

  /** Exactly what would come back; changes nothing. @throws like `execute`, but not ReturnUnderway */
  async preview({ orderId, lines, reason }: PreviewAsked, accountId: string): Promise<ReturnFigures> {
    const order = await this.own(orderId, accountId);
    checkReturnable(await this.until(order), this.clock.now());
    await checkSent(this.sent, this.unsent, order, lines);
    const whole = await this.commands.previewRefund({ orderId, lines });
    const amount = lessFee(whole.amount, await this.feePercent(order, reason));
    const fee = whole.amount.minus(amount);
    const less = fee.isZero
      ? whole
      : await this.commands.previewRefund({ orderId, lines, amount: amount.toDecimal() });
    const delivery = await this.delivery(orderId, lines);
    if (!delivery) return { ...less, fee, delivery: fee.times(0) };
    const all = amount.plus(delivery);
    const { parts } = await this.commands.previewRefund({ orderId, amount: all.toDecimal() });
    return { ...less, amount: all, parts, fee, delivery };
  }

  /** Until when a return may be asked for, undefined before delivery, and what is left of each line that is sent. @throws OrderNotFound also for somebody else's */
  async show(orderId: string, accountId: string) {
    const order = await this.own(orderId, accountId);
    const until = await this.until(order);
    const { lines } = await this.commands.previewRefund({ orderId });
    const isPossible = until !== undefined && until >= this.clock.now();
    const never = await this.unsent.variantsOf(orderId);
    const sent = lines.filter(({ variantId }) => !never.has(variantId));
    return { until, isPossible, lines: sent.map(leftOf) };
  }

  /** Where the consumer law of the EU holds, nothing for as long as the buyer may withdraw instead, without a reason, or has done so and waits. */
  private async feePercent(order: Order, reason: ReturnReason | undefined): Promise<number> {
    const { restockingFeePercent, hasEuRules } = await this.terms.read();
    if (hasEuRules && (await this.returns.isWithdrawn(order.id))) return 0;
    const arrived = hasEuRules ? await deliveredAt(order, this.parcels, this.sent) : undefined;
    if (arrived && this.clock.now() <= withdrawableUntil(arrived)) return 0;
    return feeFor(reason, restockingFeePercent);
  }

  private delivery(orderId: string, lines: Pieces): Promise<Money | undefined> {
    return deliveryBack(this.terms, this.commands, orderId, lines);
  }

  private async until(order: Order): Promise<Date | undefined> {
    const arrived = await deliveredAt(order, this.parcels, this.sent);
    return arrived && returnableUntil(arrived, (await this.terms.read()).returnDays);
  }

  private async own(orderId: string, accountId: string): Promise<Order> {
    const order = await this.orders.find(orderId);
    if (order?.accountId !== accountId) throw new OrderNotFound();
    return order;
  }
}

const leftOf = ({ variantId, name, options, bought, refunded }: RefundLineFigures) => ({
  ...{ variantId, name, options: { ...options } },
  left: bought - refunded,
});
