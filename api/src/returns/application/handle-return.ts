import { Money } from '../../kernel/money.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { OrderCommands, RefundAsked } from '../../orders/application/order-commands.js';
import type { OrderEdits } from '../../orders/application/order-edits.js';
import type { Orders } from '../../orders/application/ports.js';
import { EditWaiting } from '../../orders/domain/order-edit.js';
import type { Order } from '../../orders/domain/order.js';
import { SYSTEM, type Actor } from '../../orders/domain/snapshots.js';
import {
  arrivedPieces,
  lessFee,
  received,
  type ArrivedLine,
  type OrderReturn,
} from '../domain/order-return.js';
import { ReturnNotFound } from '../domain/refusals.js';
import type { ReturnEvent } from '../domain/return-states.js';
import { deliveryBack } from './delivery-back.js';
import type { MoveReturn, ReturnChange } from './move-return.js';
import type { Returns } from './ports.js';

/** What staff does with a return: one step along its state table each, told to the shopper. */
export class HandleReturn {
  constructor(
    private readonly returns: Returns,
    private readonly orders: Orders,
    private readonly commands: OrderCommands,
    private readonly move: MoveReturn,
    private readonly edits: Pick<OrderEdits, 'waitingOf'>,
    private readonly terms: ShopTerms,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `message` may say where the goods go. @throws ReturnNotFound, ReturnTransitionRefused */
  approve(id: string, message: string, actor: Actor): Promise<OrderReturn> {
    return this.step(id, 'approve', actor, () => ({ message }));
  }

  /** `message` says why. @throws ReturnNotFound, ReturnTransitionRefused, EditWaiting */
  decline(id: string, message: string, actor: Actor): Promise<OrderReturn> {
    return this.step(id, 'decline', actor, () => ({ message }));
  }

  /** What is not named did not arrive. @throws ReturnNotFound, ReturnTransitionRefused, ReturnPiecesWrong */
  receive(id: string, arrived: readonly ArrivedLine[], actor: Actor): Promise<OrderReturn> {
    return this.step(id, 'receive', actor, async (one) => {
      const lines = received(one.lines, arrived);
      const pieces = arrivedPieces({ lines });
      const goods = lessFee(await this.commands.refundable(one.orderId, pieces), one.feePercent);
      return { lines, amount: goods.plus((await this.delivery(one.orderId, pieces)) ?? goods.times(0)) };
    });
  }

  /**
   * Gives back what was paid for the pieces that arrived, less the fee, and for delivery where `deliveryBack` says so, at most `limit` cents, null is any; those that may go back on
   * the shelf with it. @throws ReturnNotFound, ReturnTransitionRefused, EditWaiting, and as `OrderCommands.refund`
   */
  refund(id: string, actor: Actor, limit: number | null): Promise<OrderReturn> {
    return this.step(id, 'refund', actor, async (one) => {
      const delivery = await this.delivery(one.orderId, arrivedPieces(one));
      const refunds = await this.commands.refund(await this.asked(one), RETURNED_GOODS, actor, limit);
      if (delivery) {
        const beside = { orderId: one.orderId, amount: delivery.toDecimal() };
        refunds.push(...(await this.commands.refund(beside, RETURNED_GOODS, actor, limit)));
      }
      const amount = Money.sum(refunds.map((refund) => refund.amount));
      return { amount, refundIds: refunds.map((refund) => refund.id) };
    });
  }

  /** The goods never came. @throws ReturnNotFound, ReturnTransitionRefused */
  expire(id: string): Promise<OrderReturn> {
    return this.step(id, 'expire', SYSTEM, () => ({}));
  }

  private delivery(orderId: string, pieces: ReturnType<typeof arrivedPieces>): Promise<Money | undefined> {
    return deliveryBack(this.terms, this.commands, orderId, pieces);
  }

  private async asked(one: OrderReturn): Promise<RefundAsked> {
    const asked = { orderId: one.orderId, lines: arrivedPieces(one) };
    if (one.feePercent === 0) return asked;
    const cost = await this.commands.refundable(asked.orderId, asked.lines);
    return cost.isZero ? asked : { ...asked, amount: lessFee(cost, one.feePercent).toDecimal() };
  }

  private step(
    id: string,
    event: ReturnEvent,
    actor: Actor,
    change: (one: OrderReturn) => ReturnChange | Promise<ReturnChange>,
  ): Promise<OrderReturn> {
    return this.unitOfWork.run(async () => {
      const { one, order } = await this.locked(id);
      const waiting = await this.edits.waitingOf(order.id);
      if (waiting?.returnId === id) throw new EditWaiting(waiting.newOrderId);
      return this.move.moveReturn({ one, order, event, actor }, change);
    });
  }

  /** Everything that happens to a return happens under the row lock of its order. */
  private async locked(id: string): Promise<{ one: OrderReturn; order: Order }> {
    const known = await this.returns.find(id);
    const order = known && (await this.orders.lock(known.orderId));
    if (!order) throw new ReturnNotFound();
    return { one: (await this.returns.find(id)) ?? known, order };
  }
}

/** The reason of such refunds: letters about returns tell of them already. */
const RETURNED_GOODS = 'returned_goods';
