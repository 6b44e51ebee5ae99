import type { SellCards } from '../../credit/application/sell-cards.js';
import type { HandOverDownloads } from '../../downloads/application/hand-over-downloads.js';
import type { Failpoints } from '../../kernel/failpoints.js';
import { giftCardPlaces } from '../../kernel/gift-card-goods.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { MarkPaid } from '../../orders/application/mark-paid.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotEditable } from '../../orders/domain/order-edit.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { dueNow } from '../../payments/application/open-payment.js';
import type { SettleAttempt, Settlement } from '../../payments/application/settle-attempt.js';
import type { Attempts, Tenders } from '../../payments/application/stores.js';
import type { ProviderAnswer } from '../../payments/methods/contract.js';
import { howPaid } from '../../payments/methods/known.js';
import type { Attempt } from '../../payments/domain/payment.js';
import { PaymentNotFound } from '../../payments/domain/refusals.js';
import { isToPay } from '../../payments/domain/tender.js';
import type { ApplyEffects } from './apply-effects.js';
import type { CompleteEdit } from './complete-edit.js';
import type { History, SyncOrderTotals } from './sync-order-totals.js';

export interface Settled {
  settlement: Settlement;
  attempt: Attempt;
  order: Order;
}

/**
 * The one place behind webhook, page and job: takes the provider's answer about an attempt, and lets the order follow. Order and
 * attempt are locked in that order; the same answer a second time changes nothing.
 */
export class SettleOrder {
  constructor(
    private readonly orders: Orders,
    private readonly attempts: Attempts,
    private readonly tenders: Tenders,
    private readonly settleAttempt: SettleAttempt,
    private readonly syncOrderTotals: SyncOrderTotals,
    private readonly markPaid: MarkPaid,
    private readonly applyEffects: ApplyEffects,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly failpoints: Failpoints,
    private readonly sellCards: Pick<SellCards, 'makeCards'>,
    private readonly completeEdit: Pick<CompleteEdit, 'isOfEdit' | 'completeEdit' | 'undo'>,
    private readonly downloads: Pick<HandOverDownloads, 'makeDownloads'>,
  ) {}

  /** @throws OrderNotFound, PaymentNotFound */
  async settleOrder(
    attempt: Pick<Attempt, 'id' | 'orderId'>,
    answer: ProviderAnswer,
    actor: Actor,
  ): Promise<Settled> {
    const settled = await this.unitOfWork.run(() => this.settle(attempt, answer, actor));
    await this.failpoints.reach('after-settle');
    return settled;
  }

  private async settle(
    { id, orderId }: Pick<Attempt, 'id' | 'orderId'>,
    answer: ProviderAnswer,
    actor: Actor,
  ): Promise<Settled> {
    if (!(await this.orders.lock(orderId))) throw new OrderNotFound();
    const attempt = await this.attempts.lock(id);
    if (!attempt) throw new PaymentNotFound();
    const settlement = await this.settleAttempt.settleAttempt(attempt, answer, actor);
    await this.failpoints.reach('during-settle');
    const order = await this.follow(attempt, settlement, actor);
    return { settlement, attempt, order };
  }

  private async follow(attempt: Attempt, settlement: Settlement, actor: Actor): Promise<Order> {
    const order = await this.syncOrderTotals.syncOrderTotals(
      attempt.orderId,
      actor,
      history(attempt, settlement),
    );
    if (settlement !== 'captured') return order;
    if (order.status === 'pending' && (await this.coversWhatIsDue(order))) return this.reach(order, actor);
    await this.applyEffects.giveBackExcess(order, attempt.amount, await this.hasComeBefore(attempt));
    if (order.status === 'cancelled' || order.status === 'pending') return order;
    await this.tellLaterMoney(attempt);
    await this.makeUnsent(order);
    return order;
  }

  /**
   * An order of which its buyer has nothing to pay before it is sent. Joins the transaction in which it is placed.
   * @throws OrderNotEditable when it is of a change that cannot hold
   */
  async settleNothingDue({ id }: Order, actor: Actor): Promise<Order> {
    const order = await this.reach(await this.syncOrderTotals.syncOrderTotals(id, actor), actor);
    if (order.status === 'cancelled') throw new OrderNotEditable(order.status);
    return order;
  }

  /** All that its buyer pays first has come: what it takes over from an order that is changed comes now. */
  private async reach(order: Order, actor: Actor): Promise<Order> {
    if (!(await this.completeEdit.isOfEdit(order))) return this.prepare(order, actor);
    if (!(await this.completeEdit.completeEdit(order, actor))) return this.completeEdit.undo(order);
    return this.prepare(await this.syncOrderTotals.syncOrderTotals(order.id, actor), actor);
  }

  private async prepare({ id, captured, total }: Order, actor: Actor): Promise<Order> {
    const isOnDelivery = captured.isZero && !total.isZero;
    const result = await this.markPaid.markPaid({ orderId: id, actor, dueNowCovered: true, isOnDelivery });
    await this.applyEffects.applyEffects(result);
    await this.makeUnsent(result.order);
    return result.order;
  }

  /** Gift cards that it buys, and links to files, once all of it is paid: money that came twice pays nothing else. */
  private async makeUnsent({ id, bill, paidFor, owed }: Order): Promise<void> {
    if (paidFor.lessThan(owed)) return;
    if (giftCardPlaces(bill).length > 0) await this.sellCards.makeCards(id);
    await this.downloads.makeDownloads(id);
  }

  private async hasComeBefore({ id, orderId, tenderId }: Attempt): Promise<boolean> {
    const others = (await this.attempts.ofOrder(orderId)).filter((one) => one.id !== id);
    return others.some((one) => one.tenderId === tenderId && one.state === 'succeeded');
  }

  /** Money of an order that is prepared already, such as its balance: its invoice may be due now. */
  private tellLaterMoney({ id, orderId }: Attempt): Promise<void> {
    const event = { topic: 'order.balance_paid', dedupeKey: `order.balance_paid:${id}` };
    return this.outbox.publish({ ...event, payload: { orderId } });
  }

  private async coversWhatIsDue(order: Order): Promise<boolean> {
    const toPay = (await this.tenders.ofOrder(order.id)).filter(isToPay);
    return !order.captured.lessThan(dueNow(toPay, order.total.currency));
  }
}

function history(attempt: Attempt, settlement: Settlement): History {
  if (settlement === 'captured')
    return {
      event: 'payment',
      message: `Payment of ${String(attempt.amount)} received ${howPaid(attempt.provider)}`,
      detail: { attemptId: attempt.id, provider: attempt.provider, ref: attempt.providerRef },
    };
  if (settlement === 'changed' && (attempt.state === 'failed' || attempt.state === 'expired'))
    return {
      event: `payment_${attempt.state}`,
      message: attempt.state === 'failed' ? 'A payment did not go through' : 'A payment page has expired',
      detail: { attemptId: attempt.id, error: attempt.lastError },
    };
  return {};
}
