import { coinOf } from '../../kernel/cash-rounding.js';
import type { Clock } from '../../kernel/clock.js';
import { giftCardPlaces } from '../../kernel/gift-card-goods.js';
import type { Ids } from '../../kernel/ids.js';
import { Money } from '../../kernel/money.js';
import type { StaffBudget } from '../../kernel/staff-budget.js';
import type { HoldBack } from '../../orders/application/hold-back.js';
import type { OrderEdits } from '../../orders/application/order-edits.js';
import type { Orders } from '../../orders/application/ports.js';
import {
  EditWaiting,
  GiftCardsStay,
  isEditable,
  OrderNotEditable,
  WorthChanged,
} from '../../orders/domain/order-edit.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { checkRefundLimit } from '../../orders/domain/refund-request.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { RequestRefund } from '../../payments/application/request-refund.js';
import type { Tenders } from '../../payments/application/stores.js';
import type { TenderPlan } from '../../payments/domain/tender.js';
import type { ExchangeReturn } from '../../returns/application/exchange-return.js';
import { leavingOf, moneyOf, stillHere, worthOf, type Leaving, type Worth } from './edit-worth.js';
import type { PreviewRefund } from './preview-refund.js';
import { takeOfBudget } from './take-of-budget.js';

/** What staff changes of a placed order, beside what comes for it. */
export interface EditAsked extends Pick<Leaving, 'pieces'> {
  orderId: string;
  /** The return that it answers: then what has come back is what leaves. */
  returnId?: string | undefined;
  /** What staff saw that the leaving pieces are worth; another amount today is refused. */
  worth?: number | undefined;
  actor: Actor;
  /** The most in cents that the actor may give back alone of one order; null is any amount. */
  limit: number | null;
}

/** A change whose order is locked, with what of its money pays for the new one. */
export interface OpenedEdit {
  asked: EditAsked;
  leaving: Leaving['pieces'];
  worth: Money;
  /** What of it nobody has paid: it is to be paid for the new one when that arrives. */
  waived: Money;
  /** Nothing of its order is left once it holds. */
  isAll: boolean;
  moved: Money;
  plans: TenderPlan[];
}

/** Begins a change of a placed order: what leaves it pays for what comes, as soon as everything else that this costs is paid. */
export class OpenEdit {
  constructor(
    private readonly orders: Orders,
    private readonly edits: OrderEdits,
    private readonly previewRefund: PreviewRefund,
    private readonly requestRefund: RequestRefund,
    private readonly tenders: Tenders,
    private readonly holdBack: HoldBack,
    private readonly budget: StaffBudget,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly exchange: Pick<ExchangeReturn, 'exchangeable'>,
  ) {}

  /**
   * Joins the caller's transaction, until whose end the order is locked. `total` is what comes costs. @throws OrderNotFound,
   * OrderNotEditable, EditWaiting, WorthChanged, RefundTooLarge, RefundTooMany, InvalidPurchase, RefundOverLimit, PiecesNotLeft, PiecesPacked,
   * ReturnNotFound, ReturnTransitionRefused
   */
  async openEdit(asked: EditAsked, total: Money, inCoins: boolean): Promise<OpenedEdit> {
    const order = await this.orders.lock(asked.orderId);
    if (!order) throw new OrderNotFound();
    checkEditable(order, asked);
    const waiting = await this.edits.waitingOf(order.id);
    if (waiting) throw new EditWaiting(waiting.newOrderId);
    const leaving = await leavingOf(this.exchange, asked);
    const leaves = await worthOf(this.previewRefund, order, leaving);
    await stillHere(this.holdBack, order, leaves);
    const worth = leaves.amount;
    const seen = asked.worth;
    if (seen !== undefined && !Money.fromDecimal(seen, 'worth', worth.currency).equals(worth))
      throw new WorthChanged(worth);
    const { waived } = leaves;
    const moved = movedOf(moneyOf(leaves), total, inCoins);
    await this.checkLimit(order, givenAway(leaves, total, moved), asked);
    const { isAll } = leaves;
    const plans = await this.plans(order, moved);
    return { asked, leaving: leaving.pieces, worth, waived, isAll, moved, plans };
  }

  /** Writes it down, once its new order is placed. Joins the caller's transaction. */
  async keepEdit({ asked, leaving, worth, moved }: OpenedEdit, newOrderId: string): Promise<void> {
    const { orderId, returnId = null, actor } = asked;
    await this.edits.add({
      ...{ id: this.ids.next(), orderId, newOrderId, returnId, leaving, worth, moved, actor },
      ...{ createdAt: this.clock.now(), completedAt: null },
    });
  }

  /** It counts as every refund. */
  private async checkLimit(order: Order, back: Money, { actor, limit }: EditAsked): Promise<void> {
    if (back.isZero) return;
    const amountRefunded = (await this.previewRefund.givenBack(order)).plus(back);
    checkRefundLimit({ amount: back, amountRefunded }, limit, order);
    await takeOfBudget(this.budget, actor, back, limit, order);
  }

  private async plans(order: Order, moved: Money): Promise<TenderPlan[]> {
    if (moved.isZero) return [];
    const parts = await this.requestRefund.parts(order.id, { amount: moved });
    const tenders = await this.tenders.ofOrder(order.id);
    return parts.map(({ source, amount }) => {
      const tender = tenders.find(({ id }) => id === source.tenderId);
      const method = tender?.method ?? order.paymentMethod;
      return { method, amount, obligation: 'now', movedFrom: source.attemptId };
    });
  }
}

/** What goes back as money, and what is waived and not to be paid for what comes. */
function givenAway(worth: Worth, total: Money, moved: Money): Money {
  const toPay = total.minus(moved);
  const back = moneyOf(worth).minus(moved);
  return toPay.lessThan(worth.waived) ? back.plus(worth.waived).minus(toPay) : back;
}

/** What of it pays, so that coins can pay the rest. */
export function movedOf(worth: Money, total: Money, inCoins: boolean): Money {
  const most = worth.lessThan(total) ? worth : total;
  const over = inCoins ? total.minus(most).cents % coinOf(total) : 0;
  if (over === 0) return most;
  const less = Money.ofCents(coinOf(total) - over, total.currency);
  return most.lessThan(less) ? most.times(0) : most.minus(less);
}

/** @throws OrderNotEditable, GiftCardsStay */
export function checkEditable(order: Order, asked: { returnId?: string | null | undefined }): void {
  if (!isEditable(order, asked)) throw new OrderNotEditable(order.status);
  if (giftCardPlaces(order.bill).length > 0) throw new GiftCardsStay();
}
