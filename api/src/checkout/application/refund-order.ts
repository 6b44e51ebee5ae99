import type { StoreCredit } from '../../credit/application/store-credit.js';
import type { TakeBackCards } from '../../credit/application/take-back-cards.js';
import type { RevokeDownloads } from '../../downloads/application/revoke-downloads.js';
import type { Stock } from '../../inventory/application/ports.js';
import { demandPerVariant } from '../../inventory/domain/demand.js';
import { paidForLines } from '../../kernel/cash-rounding.js';
import { giftCardPlaces } from '../../kernel/gift-card-goods.js';
import { Money } from '../../kernel/money.js';
import type { StaffBudget } from '../../kernel/staff-budget.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { RefundPieces } from '../../orders/application/order-commands.js';
import type { HoldBack } from '../../orders/application/hold-back.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import type { RefundFigures } from '../../orders/application/refund-figures.js';
import { OrderNotFound, RefundNotFound, RefundNotOpen } from '../../orders/domain/refusals.js';
import { checkRefundLimit } from '../../orders/domain/refund-request.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { ApplyRefund } from '../../payments/application/apply-refund.js';
import type { RequestRefund } from '../../payments/application/request-refund.js';
import type { Attempts, Refunds } from '../../payments/application/stores.js';
import { RefundTooLarge } from '../../payments/domain/refusals.js';
import type { Refund } from '../../payments/domain/payment.js';
import { spreadLines, type RefundedLine } from '../../payments/domain/refunded-line.js';
import { InvalidPurchase } from '../domain/refusals.js';
import type { PlannedLine, RefundPlan, RefundScope } from './refund-plan.js';
import { refundedLines, type HowBack, type PreviewRefund } from './preview-refund.js';
import { wordsOf } from './refund-words.js';
import { takeOfBudget } from './take-of-budget.js';
import type { SyncOrderTotals } from './sync-order-totals.js';
import type { WaiveDue } from './waive-due.js';

export interface RefundOrderRequest {
  orderId: string;
  amount?: number | undefined;
  lines?: readonly RefundPieces[] | undefined;
  /** All pieces of `lines` go back on the shelf. */
  restock?: boolean | undefined;
  /** Staff gives all of it back by hand, also what a provider would. */
  byHand?: boolean | undefined;
  /** What would go back as money becomes store credit of the buyer. */
  asStoreCredit?: boolean | undefined;
  /** How it is shared between the tenders; real money first and the last paid first unless said. */
  shares?: readonly { tenderId: string; amount: number }[] | undefined;
  /** It comes off what is still to be paid as far as that goes, and only the rest goes back as money. */
  fromDue?: boolean | undefined;
  reason: string;
  actor: Actor;
  /** The most in cents that the actor may give back alone of one order; null is any amount. */
  limit: number | null;
}

/** Staff gives money back: all of it, an amount, or pieces of lines; never more than was captured and not returned. */
export class RefundOrder {
  constructor(
    private readonly orders: Orders,
    private readonly previewRefund: PreviewRefund,
    private readonly requestRefund: RequestRefund,
    private readonly refunds: Refunds,
    private readonly attempts: Attempts,
    private readonly applyRefund: ApplyRefund,
    private readonly stock: Stock,
    private readonly syncOrderTotals: SyncOrderTotals,
    private readonly unitOfWork: UnitOfWork,
    private readonly budget: StaffBudget,
    private readonly storeCredit: Pick<StoreCredit, 'checkBuyer'>,
    private readonly cards: Pick<TakeBackCards, 'takeBack'>,
    private readonly holdBack: HoldBack,
    private readonly downloads: Pick<RevokeDownloads, 'revokeDownloads' | 'revokeReturned'>,
    private readonly waiveDue: WaiveDue,
  ) {}

  /** @throws OrderNotFound, RefundOverLimit, RefundTooLarge, RefundNotByHand, RefundTooMany, InvalidPurchase, NothingToRestock, NoAccountForCredit, GiftCardUsed, GiftCardsGoBack, PiecesPacked */
  async refundOrder(request: RefundOrderRequest): Promise<Refund[]> {
    const { orderId, reason, actor, restock = false } = request;
    if (restock && !request.lines?.length)
      throw new InvalidPurchase('Say which pieces go back on the shelf', 'lines');
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new OrderNotFound();
      const plan = await this.previewRefund.plan(order, scopeOf(request, order));
      const given = plan.amount.plus(plan.waived);
      checkRefundLimit({ ...plan, amount: given }, request.limit, order);
      if (request.asStoreCredit) await this.storeCredit.checkBuyer(order.accountId);
      await this.takeCardsBack(order, plan, actor);
      await takeOfBudget(this.budget, actor, given, request.limit, order);
      const restocked = await this.previewRefund.notOnShelf(order, restockedOf(plan, request));
      const lines = refundedLines(plan, restocked, await this.holdBack.unsentOf(order, plan.lines));
      const refunds = await this.giveBack(order, plan, lines, request);
      const left = await this.requestRefund.available(orderId, order.total.currency);
      await this.endDownloads(order, left.isZero);
      if (restocked.length > 0) await this.stock.restock(orderId, demandPerVariant(order.taken(restocked)));
      await this.syncOrderTotals.syncOrderTotals(orderId, actor, {
        event: plan.amount.isZero ? 'lowered' : 'refund_requested',
        message: wordsOf(plan),
        detail: { reason, lines },
      });
      await this.holdBack.keepRest(order, actor);
      return refunds;
    });
  }

  /** The pieces are counted on what is waived, as far as something is: see `spreadLines`. */
  private async giveBack(
    order: Order,
    { amount, waived }: RefundPlan,
    lines: readonly RefundedLine[],
    request: RefundOrderRequest,
  ): Promise<Refund[]> {
    const { reason, actor } = request;
    const [ofDue = [], ofMoney = []] = waived.isZero
      ? [[], lines]
      : spreadLines(lines, [{ amount: waived }, { amount }]);
    const lowered = await this.waiveDue.waiveDue(order, { amount: waived, reason, lines: ofDue, actor });
    if (amount.isZero) return lowered ? [lowered] : [];
    const asked = { orderId: order.id, amount, reason, lines: ofMoney, ...howOf(request, order), actor };
    return [...(lowered ? [lowered] : []), ...(await this.requestRefund.requestRefund(asked))];
  }

  /** Gift cards that it bought, whose money goes back. */
  private async takeCardsBack(
    { id: orderId, bill, total }: Order,
    plan: RefundPlan,
    actor: Actor,
  ): Promise<void> {
    if (giftCardPlaces(bill).length === 0) return;
    const available = await this.requestRefund.available(orderId, total.currency);
    const { lines: pieces, goodwillAmount: goodwill } = plan;
    await this.cards.takeBack({ orderId, pieces, goodwill, available, actor });
  }

  /** Links to files of lines all of whose pieces went back; all of them with the last money. */
  private async endDownloads({ id: orderId }: Order, isMoneyGone: boolean): Promise<void> {
    if (isMoneyGone) await this.downloads.revokeDownloads(orderId);
    else await this.downloads.revokeReturned(orderId);
  }

  /** What these pieces give back, in the caller's transaction. @throws like `execute` */
  async worth(orderId: string, lines: readonly RefundPieces[]): Promise<Money> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    return (await this.previewRefund.plan(order, { lines })).amount;
  }

  /** @see OrderCommands.deliveryWith */
  async deliveryWith(orderId: string, lines: readonly RefundPieces[]): Promise<Money> {
    const order = await this.orders.find(orderId);
    if (!order) throw new OrderNotFound();
    const some = await this.previewRefund.previewRefund(order, { lines }, order.due);
    if (some.lines.some(({ bought, refunded, quantity }) => bought > refunded + quantity))
      return order.total.times(0);
    return leastOf(standardDelivery(order), some.available.minus(some.amount));
  }

  /** Exactly what would be returned, and how; changes nothing. @throws like `execute` */
  async preview(request: Omit<RefundOrderRequest, 'actor' | 'reason' | 'limit'>): Promise<RefundFigures> {
    return this.unitOfWork.snapshot(async () => {
      const order = await this.orders.find(request.orderId);
      if (!order) throw new OrderNotFound();
      return this.previewRefund.previewRefund(
        order,
        scopeOf(request, order),
        order.due,
        howOf(request, order),
      );
    });
  }

  /**
   * Staff has handed the money over: the book takes it, once.
   * @throws OrderNotFound, RefundNotFound, RefundNotOpen, RefundTooLarge when it has come back another way meanwhile
   */
  async markPaidOut(orderId: string, refundId: string, actor: Actor): Promise<void> {
    await this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      const refund = await this.refunds.lock(refundId);
      if (!order) throw new OrderNotFound();
      if (refund?.orderId !== orderId) throw new RefundNotFound();
      if (refund.status !== 'manual') throw new RefundNotOpen(refund.status);
      const attempt = await this.attempts.find(refund.attemptId);
      if (!attempt) throw new RefundNotFound();
      const left = await this.requestRefund.left(refund);
      if (left.lessThan(refund.amount)) throw new RefundTooLarge(left);
      const provider = this.requestRefund.handedOverBy(attempt);
      const report = { event: 'succeeded', provider, ref: refund.id } as const;
      await this.applyRefund.applyRefund(refund, report, actor);
      await this.syncOrderTotals.syncOrderTotals(orderId, actor, {
        event: 'refund',
        message: `${String(refund.amount)} refunded`,
        detail: { refundId, reason: refund.reason },
      });
    });
  }
}

const leastOf = (one: Money, other: Money): Money => (other.lessThan(one) ? other : one);

/** What was paid beside the lines, tax included, without what a dearer way than the usual one has cost on top. */
function standardDelivery({ bill, delivery, shipping }: Order): Money {
  const beside = bill.total.minus(Money.sum(paidForLines(bill), bill.total.currency));
  if (shipping.isZero) return beside;
  return beside.portion(delivery?.standardCents ?? shipping.cents, shipping.cents);
}

const scopeOf = (
  { lines, amount, fromDue }: Pick<RefundOrderRequest, 'lines' | 'amount' | 'fromDue'>,
  { total }: Order,
): RefundScope => ({
  lines,
  waives: fromDue ? 'first' : undefined,
  amount: amount === undefined ? undefined : Money.fromDecimal(amount, 'amount', total.currency),
});

const howOf = (
  { byHand, asStoreCredit, shares }: Pick<RefundOrderRequest, 'byHand' | 'asStoreCredit' | 'shares'>,
  { total: { currency } }: Order,
): HowBack => ({
  byHand,
  asStoreCredit,
  shares: shares?.map(({ tenderId, amount }) => ({
    tenderId,
    amount: Money.fromDecimal(amount, 'shares', currency),
  })),
});

/** The lines of which the pieces go back on the shelf. */
function restockedOf({ lines }: RefundPlan, { restock, lines: asked }: RefundOrderRequest): PlannedLine[] {
  const named = asked?.filter((one) => one.restock).map(({ variantId }) => variantId);
  return lines.filter(({ variantId }) => restock || named?.includes(variantId));
}
