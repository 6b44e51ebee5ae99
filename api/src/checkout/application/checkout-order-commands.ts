import type { Money } from '../../kernel/money.js';
import type { ProviderName } from '../../payments/domain/method.js';
import {
  OrderCommands,
  type CancelAsked,
  type OwedPieces,
  type PaymentKind,
  type RefundAsked,
  type RefundMade,
  type RefundPieces,
} from '../../orders/application/order-commands.js';
import type { Order } from '../../orders/domain/order.js';
import type { RefundFigures } from '../../orders/application/refund-figures.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { CancelAndRefund } from './cancel-and-refund.js';
import type { RecordPayment } from './record-payment.js';
import type { RefundOrder } from './refund-order.js';
import type { TakeInGoods } from './take-in-goods.js';

/** Answers the orders' desk with checkout's use cases. */
export class CheckoutOrderCommands extends OrderCommands {
  constructor(
    private readonly cancellation: CancelAndRefund,
    private readonly record: RecordPayment,
    private readonly refunds: RefundOrder,
    private readonly takeIn: TakeInGoods,
  ) {
    super();
  }

  override async cancel(
    asked: CancelAsked,
    actor: Actor,
    limit: number | null,
    audit?: () => Promise<void>,
  ): Promise<void> {
    await this.cancellation.cancelAndRefund({ ...asked, actor, limit }, audit);
  }

  override previewCancel(orderId: string, actor: Actor): Promise<{ order: Order; figures: RefundFigures }> {
    return this.cancellation.preview(orderId, actor);
  }

  override async recordPayment(
    orderId: string,
    kind: PaymentKind,
    actor: Actor,
    limit: number | null,
    paidBy?: ProviderName,
    audit?: () => Promise<void>,
  ): Promise<void> {
    await this.record.recordPayment({ orderId, kind, actor, limit, paidBy, audit });
  }

  override async refund(
    asked: RefundAsked,
    reason: string,
    actor: Actor,
    limit: number | null,
  ): Promise<RefundMade[]> {
    return this.refunds.refundOrder({ ...asked, reason, actor, limit });
  }

  override refundable(orderId: string, pieces: readonly RefundPieces[]): Promise<Money> {
    return this.refunds.worth(orderId, pieces);
  }

  override owed(orderId: string, pieces: readonly RefundPieces[]): Promise<OwedPieces> {
    return this.takeIn.owed(orderId, pieces);
  }

  override shelve(orderId: string, pieces: readonly RefundPieces[]): Promise<void> {
    return this.takeIn.shelve(orderId, pieces);
  }

  override deliveryWith(orderId: string, pieces: readonly RefundPieces[]): Promise<Money> {
    return this.refunds.deliveryWith(orderId, pieces);
  }

  override previewRefund(asked: RefundAsked): Promise<RefundFigures> {
    return this.refunds.preview(asked);
  }

  override refundHandedOver(orderId: string, refundId: string, actor: Actor): Promise<void> {
    return this.refunds.markPaidOut(orderId, refundId, actor);
  }
}
