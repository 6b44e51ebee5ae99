import type { Stock } from '../../inventory/application/ports.js';
import type { Failpoints } from '../../kernel/failpoints.js';
import { paidForLines } from '../../kernel/cash-rounding.js';
import { Money } from '../../kernel/money.js';
import { isOwnLine } from '../../kernel/own-lines.js';
import { lineRates } from '../../tax/domain/line-rates.js';
import type {
  RefundFigures,
  RefundPartFigures,
  RefundTenderFigures,
} from '../../orders/application/refund-figures.js';
import { MOVED } from '../../orders/domain/order-edit.js';
import type { OwedPieces, RefundPieces } from '../../orders/application/order-commands.js';
import type { Order } from '../../orders/domain/order.js';
import type { RequestRefund } from '../../payments/application/request-refund.js';
import type { Tenders, Refunds } from '../../payments/application/stores.js';
import { methodOf, refundsTo, STORE_CREDIT } from '../../payments/methods/known.js';
import type { Refund } from '../../payments/domain/payment.js';
import type { RefundShare } from '../../payments/domain/refund.js';
import type { RefundedLine } from '../../payments/domain/refunded-line.js';
import { kindOf } from '../../payments/methods/known.js';
import {
  piecesLeft,
  planRefund,
  type PlannedLine,
  type RefundScope,
  type RefundableLine,
  type RefundPlan,
  type Unpaid,
} from './refund-plan.js';
import { unpaidOf } from './waivable.js';

/** By hand, and as staff has shared it between the tenders. */
export interface HowBack {
  byHand?: boolean | undefined;
  /** What would go back as money becomes store credit of the buyer. */
  asStoreCredit?: boolean | undefined;
  shares?: readonly RefundShare[] | undefined;
}

/** Works out what a refund gives back: the plan that is carried out, and the same as figures to be read first. */
export class PreviewRefund {
  constructor(
    private readonly requestRefund: RequestRefund,
    private readonly refunds: Refunds,
    private readonly tenders: Tenders,
    private readonly stock: Stock,
    private readonly failpoints: Failpoints,
  ) {}

  /** With what counts against a limit, after it: all that is given back or waived, but not what pays for another order. @throws RefundTooLarge, RefundTooMany, InvalidPurchase */
  async plan(order: Order, scope: RefundScope): Promise<RefundPlan & { amountRefunded: Money }> {
    const available = await this.requestRefund.available(order.id, order.total.currency);
    const given = await this.given(order.id);
    const plan = planRefund(linesOf(order, given), scope, available, await this.unpaid(order));
    return { ...plan, amountRefunded: refundedWith(plan, given.filter(isGivenBack)) };
  }

  /** What counts against a limit before it. */
  async givenBack({ id, total }: Order): Promise<Money> {
    return refundedWith(
      { amount: total.times(0), waived: total.times(0) },
      (await this.given(id)).filter(isGivenBack),
    );
  }

  /** Whether these pieces are all that is left of the order. */
  async isAll(order: Order, pieces: readonly { variantId: string; quantity: number }[]): Promise<boolean> {
    const bought = linesOf(order, await this.given(order.id));
    const leaving = ({ variantId }: RefundableLine) =>
      pieces.filter((one) => one.variantId === variantId).reduce((sum, one) => sum + one.quantity, 0);
    return bought.every((line) => leaving(line) === piecesLeft(line));
  }

  /** What of these pieces has not gone back and is not on its way. @see OrderCommands.owed */
  async owed(order: Order, pieces: readonly RefundPieces[]): Promise<OwedPieces> {
    const bought = linesOf(order, await this.given(order.id));
    const left = pieces.flatMap((piece) => {
      const line = bought.find(({ variantId }) => variantId === piece.variantId);
      const quantity = Math.min(piece.quantity, line ? piecesLeft(line) : 0);
      return quantity > 0 ? [{ ...piece, quantity }] : [];
    });
    const available = await this.requestRefund.available(order.id, order.total.currency);
    const none = order.total.times(0);
    const cost = left.length > 0 ? planRefund(bought, { lines: left }, order.total).amount : none;
    return { pieces: left, cost, available };
  }

  /** Changes nothing; to be called in a snapshot. `due` is what stays to be paid after it. @throws like `plan` */
  async previewRefund(
    order: Order,
    scope: RefundScope,
    due: Money,
    how: HowBack = {},
  ): Promise<RefundFigures> {
    const available = await this.requestRefund.available(order.id, order.total.currency);
    await this.failpoints.reach('while-figuring');
    const given = await this.given(order.id);
    const bought = linesOf(order, given);
    const plan = planRefund(bought, scope, available, await this.unpaid(order));
    return {
      amount: plan.amount,
      waived: plan.waived,
      available,
      lines: bought.map((line) => ({ ...line, ...untouched(line), ...planned(plan, line) })),
      goodwillAmount: plan.goodwillAmount,
      parts: plan.amount.isZero ? [] : await this.parts(order.id, { ...how, amount: plan.amount }),
      tenders: await this.leftOfTenders(order.id),
      amountRefunded: refundedWith(
        { ...plan, waived: plan.waived.times(0) },
        given.filter(({ status }) => status !== 'waived'),
      ),
      amountPaid: order.captured,
      amountDue: due.lessThan(plan.waived) ? due : due.minus(plan.waived),
      canRestock: await this.stock.canRestock(order.id),
    };
  }

  /** Those of the lines that are not on the shelf yet: a refund that failed later has put its pieces there already. Lines of the staff's own have no shelf. */
  async notOnShelf(order: Order, lines: readonly PlannedLine[]): Promise<PlannedLine[]> {
    const refunds = await this.refunds.ofOrder(order.id);
    const shelved = new Set([...order.lines].filter((one) => !isOwnLine(one)).map((one) => one.variantId));
    return lines.filter(({ variantId }) => {
      if (!shelved.has(variantId)) return false;
      const pieces = (of: (refund: Refund, line: RefundedLine) => boolean) =>
        refunds
          .flatMap((refund) => refund.lines.filter((line) => of(refund, line)))
          .filter((line) => line.variantId === variantId)
          .reduce((sum, line) => sum + line.quantity, 0);
      return pieces((_, { restocked }) => restocked) <= pieces(stands);
    });
  }

  private async unpaid(order: Order): Promise<Unpaid> {
    return unpaidOf(order, order.due.isZero ? [] : await this.tenders.ofOrder(order.id));
  }

  /** Refunds that stand or are on their way. */
  private async given(orderId: string): Promise<Refund[]> {
    return (await this.refunds.ofOrder(orderId)).filter(stands);
  }

  /** The tenders that money can still go back to. */
  private async leftOfTenders(orderId: string): Promise<RefundTenderFigures[]> {
    const left = await this.requestRefund.leftOf(orderId);
    const tenders = await this.tenders.ofOrder(orderId);
    return tenders.flatMap((tender) => {
      const { id, method } = tender;
      const most = left.get(id);
      return most ? [{ tenderId: id, payment: kindOf(tender), method, left: most }] : [];
    });
  }

  private async parts(orderId: string, wanted: HowBack & { amount: Money }): Promise<RefundPartFigures[]> {
    const tenders = await this.tenders.ofOrder(orderId);
    const parts = await this.requestRefund.parts(orderId, wanted);
    return parts.flatMap(({ source, amount: back, byHand, toCredit }) => {
      const tender = tenders.find(({ id }) => id === source.tenderId);
      if (!tender) return [];
      const method = methodOf(source.provider) ?? tender.method;
      const goesTo = refundsTo(toCredit ? STORE_CREDIT : source.provider);
      const refunds = this.requestRefund.refundsOf(source.provider);
      return [
        {
          tenderId: tender.id,
          payment: kindOf(tender),
          method,
          refunds,
          goesTo,
          amount: back,
          byHand,
        },
      ];
    });
  }
}

const stands = ({ status }: Refund): boolean => status !== 'failed';

/** It leaves the shop, and does not pay for another order. */
const isGivenBack = ({ reason }: Refund): boolean => reason !== MOVED;

const refundedWith = ({ amount, waived }: Pick<RefundPlan, 'amount' | 'waived'>, given: readonly Refund[]) =>
  Money.sum([...given.map((one) => one.amount), amount, waived]);

function linesOf(order: Order, given: readonly Refund[]) {
  const rates = lineRates(order.bill);
  const pieces = given.flatMap(({ lines }) => lines);
  const costs = paidForLines(order.bill);
  return [...order.lines].map(({ variantId, name, options, quantity, position, total: net }) => {
    const total = costs[position] ?? net;
    const back = pieces.filter((piece) => piece.variantId === variantId);
    const refunded = back.reduce((sum, piece) => sum + piece.quantity, 0);
    const shares = back.reduce((sum, piece) => sum + piece.shareCents, 0);
    const refundedShare = Money.ofCents(shares, total.currency);
    const [rate, amount] = [rates?.[position], order.bill.lines[position]?.tax];
    const tax = rate === undefined || !amount ? {} : { tax: { rate, amount } };
    return { variantId, name, options, bought: quantity, total, refunded, refundedShare, ...tax };
  });
}

function untouched({ total }: RefundableLine) {
  const none = total.times(0);
  return { quantity: 0, share: none, amount: none };
}

const planned = (plan: RefundPlan, line: RefundableLine) =>
  plan.lines.find(({ variantId }) => variantId === line.variantId);

/** The plan's pieces as the refund keeps them. */
export function refundedLines(
  plan: RefundPlan,
  restocked: readonly PlannedLine[],
  unsent: ReadonlyMap<string, number>,
): RefundedLine[] {
  return plan.lines.map((line) => ({
    variantId: line.variantId,
    quantity: line.quantity,
    shareCents: line.share.cents,
    amountCents: line.amount.cents,
    restocked: restocked.includes(line),
    ...(unsent.get(line.variantId) ? { unsent: unsent.get(line.variantId) ?? 0 } : {}),
    ...(line.tax ? { tax: { rate: line.tax.rate, cents: line.tax.amount.cents } } : {}),
  }));
}
