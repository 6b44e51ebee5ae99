import type { RevokeDownloads } from '../../downloads/application/revoke-downloads.js';
import { NothingToRestock } from '../../inventory/domain/refusals.js';
import type { Stock } from '../../inventory/application/ports.js';
import { demandPerVariant } from '../../inventory/domain/demand.js';
import type { Outbox } from '../../kernel/outbox.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CancelOrder } from '../../orders/application/cancel-order.js';
import type { HoldBack } from '../../orders/application/hold-back.js';
import type { KeptEdit, OrderEdits } from '../../orders/application/order-edits.js';
import type { Orders } from '../../orders/application/ports.js';
import { CHANGED, EDIT_KEY, EDIT_OVERTAKEN, isEditable, MOVED } from '../../orders/domain/order-edit.js';
import type { Order } from '../../orders/domain/order.js';
import type { Money } from '../../kernel/money.js';
import { type Actor, SYSTEM } from '../../orders/domain/snapshots.js';
import type { MoveMoney } from '../../payments/application/move-money.js';
import type { PlannedPart, RequestRefund } from '../../payments/application/request-refund.js';
import type { Tenders } from '../../payments/application/stores.js';
import type { Refund } from '../../payments/domain/payment.js';
import { isToPay, type Tender } from '../../payments/domain/tender.js';
import { spreadLines } from '../../payments/domain/refunded-line.js';
import type { ExchangeReturn } from '../../returns/application/exchange-return.js';
import type { ApplyEffects } from './apply-effects.js';
import { leavingOf, moneyOf, stillHere, worthOf, type Worth } from './edit-worth.js';
import { refundedLines, type PreviewRefund } from './preview-refund.js';
import type { SyncOrderTotals } from './sync-order-totals.js';
import type { WaiveDue } from './waive-due.js';

/** What a change does to the order that it is of, ready to be done. */
interface Ready {
  edit: KeptEdit;
  from: Order;
  worth: Worth;
  unsent: ReadonlyMap<string, number>;
  tenders: Tender[];
}

/** Lets a change hold: pieces leave their order, and what was paid for them pays for the new one. */
export class CompleteEdit {
  constructor(
    private readonly orders: Orders,
    private readonly edits: OrderEdits,
    private readonly tenders: Tenders,
    private readonly previewRefund: PreviewRefund,
    private readonly requestRefund: RequestRefund,
    private readonly moveMoney: MoveMoney,
    private readonly stock: Stock,
    private readonly syncOrderTotals: SyncOrderTotals,
    private readonly cancelOrder: CancelOrder,
    private readonly applyEffects: ApplyEffects,
    private readonly holdBack: HoldBack,
    private readonly outbox: Outbox,
    private readonly exchange: Pick<ExchangeReturn, 'exchangeable' | 'exchanged'>,
    private readonly downloads: Pick<RevokeDownloads, 'revokeReturned'>,
    private readonly waiveDue: WaiveDue,
  ) {}

  /** Whether an order came for a change of another one. */
  async isOfEdit({ id, idempotencyKey }: Order): Promise<boolean> {
    if (!idempotencyKey?.startsWith(EDIT_KEY)) return false;
    return (await this.edits.ofNew(id)) !== undefined;
  }

  /**
   * Joins the caller's transaction, in which the new order is locked and everything that its buyer pays has come. False, and then
   * nothing has changed, when the pieces were sent, given back or changed otherwise meanwhile.
   */
  async completeEdit(newOrder: Order, actor: Actor): Promise<boolean> {
    const ready = await this.ready(newOrder);
    if (!ready) return false;
    const { edit, from, worth } = ready;
    const refunds = await this.move(ready, actor);
    await this.downloads.revokeReturned(from.id);
    if (edit.returnId) await this.exchange.exchanged(edit.returnId, from, refunds, actor);
    const pieces = edit.leaving.map(({ variantId, quantity }) => `${quantity} × ${nameOf(from, variantId)}`);
    const out = pieces.length > 0 ? `: ${pieces.join(', ')} left it` : '';
    const what = edit.returnId ? `${pieces.join(', ')} exchanged` : `The order was changed${out}`;
    await this.syncOrderTotals.syncOrderTotals(from.id, actor, {
      event: 'edited',
      message: `${what}; order ${newOrder.number} came for it`,
      detail: { newOrderId: newOrder.id, worth: worth.amount.toDecimal(), moved: edit.moved.toDecimal() },
    });
    if (worth.isAll) await this.end(from);
    else await this.holdBack.keepRest(from, actor);
    await this.edits.complete(edit.id);
    const payload = { orderId: from.id, newOrderId: newOrder.id, movedCents: edit.moved.cents };
    await this.outbox.publish({ topic: 'order.edited', dedupeKey: `order.edited:${edit.id}`, payload });
    return true;
  }

  /** The order that came for a change that does not hold ends, and what was paid of it goes back. Joins the caller's transaction. */
  async undo({ id: orderId }: Order): Promise<Order> {
    const reason = EDIT_OVERTAKEN;
    const result = await this.cancelOrder.cancelOrder({ orderId, actor: SYSTEM, reason });
    await this.applyEffects.applyEffects(result);
    return result.order;
  }

  /** Looks at all that may have changed since it was begun, so that nothing is done by halves. */
  private async ready(newOrder: Order): Promise<Ready | undefined> {
    const edit = await this.edits.ofNew(newOrder.id);
    const from = edit && (await this.orders.lock(edit.orderId));
    if (!from || edit.state !== 'waiting' || !isEditable(from, edit)) return undefined;
    const tenders = (await this.tenders.ofOrder(newOrder.id)).filter((one) => !isToPay(one));
    try {
      const leaving = await leavingOf(this.exchange, { ...edit, pieces: edit.leaving });
      const worth = await worthOf(this.previewRefund, from, leaving);
      const isSame = worth.amount.equals(edit.worth) && (await this.comesFrom(edit, tenders));
      const unsent = await stillHere(this.holdBack, from, worth);
      return isSame ? { edit, from, worth, unsent, tenders } : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  /** Whether the same payments as then have the money. */
  private async comesFrom({ orderId, moved }: KeptEdit, tenders: readonly Tender[]): Promise<boolean> {
    const parts: PlannedPart[] = moved.isZero
      ? []
      : await this.requestRefund.parts(orderId, { amount: moved });
    return (
      parts.length === tenders.length &&
      parts.every(({ source, amount }, at) => {
        const tender = tenders[at];
        return tender?.movedFrom === source.attemptId && tender.amount.equals(amount);
      })
    );
  }

  /** The refunds by which its worth leaves the order. */
  private async move({ edit, from, worth, unsent, tenders }: Ready, actor: Actor): Promise<Refund[]> {
    const { waived } = worth;
    const back = moneyOf(worth).minus(edit.moved);
    const isShelved = (variantId: string) =>
      edit.leaving.some((one) => one.restock && one.variantId === variantId);
    const shelved = await this.previewRefund.notOnShelf(
      from,
      worth.lines.filter(({ variantId }) => isShelved(variantId)),
    );
    const lines = refundedLines({ ...worth, goodwillAmount: back.times(0) }, shelved, unsent);
    const amounts = [waived, edit.moved, back].filter((amount) => !amount.isZero);
    const parts = spreadLines(
      lines,
      amounts.map((amount) => ({ amount })),
    );
    const linesFor = (amount: Money) => parts[amounts.indexOf(amount)] ?? [];
    const request = { orderId: from.id, actor };
    const refunds: Refund[] = [];
    await this.waiveDue.waiveDue(from, { amount: waived, reason: CHANGED, lines: linesFor(waived), actor });
    if (!edit.moved.isZero) {
      const asked = {
        ...request,
        amount: edit.moved,
        reason: MOVED,
        lines: linesFor(edit.moved),
        isMoved: true,
      };
      for (const [at, refund] of (await this.requestRefund.requestRefund(asked)).entries()) {
        const tender = tenders[at];
        if (!tender) throw new Error(`nothing is paid with refund ${refund.id}`);
        await this.moveMoney.moveMoney(refund, tender, actor);
        refunds.push(refund);
      }
    }
    if (!back.isZero)
      refunds.push(
        ...(await this.requestRefund.requestRefund({
          ...{ ...request, amount: back, reason: CHANGED },
          lines: linesFor(back),
        })),
      );
    if (shelved.length > 0) await this.restock(from, shelved);
    return refunds;
  }

  private async restock(from: Order, pieces: Parameters<typeof demandPerVariant>[0]): Promise<void> {
    for (const piece of demandPerVariant(from.taken(pieces)))
      try {
        await this.stock.restock(from.id, [piece]);
      } catch (error) {
        if (!(error instanceof NothingToRestock)) throw error;
      }
  }

  /** Nothing of it is left. */
  private async end({ id: orderId }: Order): Promise<void> {
    const result = await this.cancelOrder.cancelOrder({ orderId, actor: SYSTEM, reason: MOVED });
    await this.applyEffects.applyEffects(result);
  }
}

const nameOf = ({ lines }: Order, variantId: string): string =>
  [...lines].find((line) => line.variantId === variantId)?.name ?? '';
