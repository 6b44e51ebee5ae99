import { Money } from '../../kernel/money.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { OrderCommands, RefundMade, RefundPieces } from '../../orders/application/order-commands.js';
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
import { REFUNDED_BEFORE, type MoveReturn, type ReturnChange } from './move-return.js';
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
      const { goods, delivery } = await this.worth({ ...one, lines });
      return { lines, amount: goods.plus(delivery) };
    });
  }

  /**
   * Gives back what was paid for the pieces that arrived, less the fee, and for delivery where `deliveryBack` says so, at most `limit` cents, null is any; those that may go back on
   * the shelf with it. @throws ReturnNotFound, ReturnTransitionRefused, EditWaiting, and as `OrderCommands.refund`
   */
  refund(id: string, actor: Actor, limit: number | null): Promise<OrderReturn> {
    return this.step(id, 'refund', actor, async (one) => {
      const { orderId } = one;
      const { goods, delivery, pieces, isWhole, isOwed } = await this.worth(one);
      const refunds: RefundMade[] = [];
      if (isOwed) {
        const asked = { orderId, lines: pieces, ...(isWhole ? {} : { amount: goods.toDecimal() }) };
        refunds.push(...(await this.commands.refund(asked, RETURNED_GOODS, actor, limit)));
      }
      if (!delivery.isZero) {
        const beside = { orderId, amount: delivery.toDecimal() };
        refunds.push(...(await this.commands.refund(beside, RETURNED_GOODS, actor, limit)));
      }
      await this.commands.shelve(orderId, without(arrivedPieces(one), isOwed ? pieces : []));
      const amount = Money.sum(
        refunds.map((refund) => refund.amount),
        goods.currency,
      );
      return { amount, refundIds: refunds.map((refund) => refund.id) };
    });
  }

  /** The goods never came. @throws ReturnNotFound, ReturnTransitionRefused */
  expire(id: string): Promise<OrderReturn> {
    return this.step(id, 'expire', SYSTEM, () => ({}));
  }

  /** What its pieces that have arrived give back: nothing for those whose money went back before, and no more than the shop still holds. */
  private async worth(one: OrderReturn) {
    const { orderId, feePercent } = one;
    const { pieces, cost, available } = await this.commands.owed(orderId, arrivedPieces(one));
    const whole = lessFee(cost, feePercent);
    const isOwed = pieces.length > 0 && !available.isZero;
    if (!isOwed || available.lessThan(cost)) {
      const goods = available.lessThan(whole) ? available : whole;
      return { pieces, goods, delivery: cost.times(0), isWhole: false, isOwed };
    }
    const delivery = await deliveryBack(this.terms, this.commands, orderId, pieces);
    return { pieces, goods: whole, delivery: delivery ?? cost.times(0), isWhole: whole.equals(cost), isOwed };
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
      return this.move.moveReturn({ one, order, event, actor }, change, wasPaidBefore);
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

/** The others, of each as many as are not named. */
function without(all: readonly ArrivedLine[], some: readonly RefundPieces[]): ArrivedLine[] {
  return all.flatMap((one) => {
    const gone = some.find(({ variantId }) => variantId === one.variantId)?.quantity ?? 0;
    return one.quantity > gone ? [{ ...one, quantity: one.quantity - gone }] : [];
  });
}

/** A letter of nothing would only ask questions: that of the refund told of the money. */
const wasPaidBefore = ({ state, amount }: OrderReturn): string | undefined =>
  (state === 'received' || state === 'refunded') && amount.isZero ? REFUNDED_BEFORE : undefined;

/** The reason of such refunds: letters about returns tell of them already. */
const RETURNED_GOODS = 'returned_goods';
