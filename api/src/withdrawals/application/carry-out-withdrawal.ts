import { Refusal } from '../../kernel/refusal.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { HandedOver } from '../../orders/application/handed-over.js';
import type { OrderCommands } from '../../orders/application/order-commands.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { SYSTEM } from '../../orders/domain/snapshots.js';
import { isStillHere, waitsAtCounter } from '../../orders/domain/still-here.js';
import type { TakeBack } from '../../returns/application/take-back.js';
import { WithdrawalSettled } from '../domain/refusals.js';
import type { Withdrawal, WithdrawalState, WithdrawnLine } from '../domain/withdrawal.js';
import type { Withdrawals } from './ports.js';
import type { Withdrawable } from './withdrawable.js';

/** Does at once what a withdrawal asks for, as far as nobody has to decide anything; the rest stays open for the staff. */
export class CarryOutWithdrawal {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly orders: Orders,
    private readonly withdrawable: Withdrawable,
    private readonly commands: OrderCommands,
    private readonly takeBack: TakeBack,
    private readonly unitOfWork: UnitOfWork,
    private readonly handedOver: Pick<HandedOver, 'filesOf'>,
  ) {}

  /**
   * Where it stands then. The statement moves in the transaction of what is done for it, so that it is done once however often,
   * and by how many at once, this is asked for.
   */
  async carryOutWithdrawal(one: Withdrawal): Promise<WithdrawalState> {
    const { id, orderId, items, lines } = one;
    // what was said in words that mean no item stays with the staff
    const isMeant = items === '' || lines.length > 0;
    if (one.state !== 'open' || !orderId || !isMeant) return one.state;
    // it may be sent, or another part of it given back, meanwhile: then what is right has changed
    if (!(await this.tried(one, orderId))) await this.tried(one, orderId);
    return (await this.withdrawals.find(id))?.state ?? one.state;
  }

  private async tried(one: Withdrawal, orderId: string): Promise<boolean> {
    try {
      return (await this.cancelled(one, orderId)) || (await this.partDone(one, orderId));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return false;
    }
  }

  /** The whole order before dispatch: providers are asked before the transaction. */
  private async cancelled(one: Withdrawal, orderId: string): Promise<boolean> {
    const order = await this.orders.find(orderId);
    if (!order || !isBeforeDispatch(order) || !(await this.asked(one, order)).isAll) return false;
    // what lies ready to be fetched the shop alone cancels
    const actor = waitsAtCounter(order) ? SYSTEM : ({ kind: 'customer', id: order.accountId } as const);
    await this.commands.cancel({ orderId, reason: REASON }, actor, null, () => this.claim(one, 'cancelled'));
    return true;
  }

  private partDone(one: Withdrawal, orderId: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) return false;
      // which of its pieces have left, the staff sees
      if (order.status === 'processing' && order.partsSent > 0) return false;
      const { pieces, isAll } = await this.asked(one, order);
      if (isStillHere(order) && !isAll) {
        // whoever has the link may have the file: as for the whole order, somebody looks
        const ids = pieces.map(({ variantId }) => variantId);
        if (await this.handedOver.filesOf(orderId, ids)) return false;
        const lines = pieces.map(({ variantId, quantity }) => ({ variantId, quantity, restock: true }));
        await this.commands.refund({ orderId, lines, fromDue: true }, REASON, SYSTEM, null);
        await this.claim(one, 'refunded');
        return true;
      }
      if (isStillHere(order) || (order.status !== 'shipped' && order.status !== 'delivered')) return false;
      if (!(await this.takeBack.takeBack(orderId, pieces))) return false;
      await this.claim(one, 'returning');
      return true;
    });
  }

  /** The pieces it means, and whether nothing else of the order is left. */
  private async asked({ items, lines }: Withdrawal, order: Order) {
    const able = await this.withdrawable.of(order);
    const left = able.lines.filter((line) => line.left > 0);
    const all = left.map(({ variantId, name, left: quantity }) => ({ variantId, name, quantity }));
    const pieces = items === '' ? all : lines;
    const isAll = all.every((line) => pieces.some((piece) => isSame(piece, line)));
    return { pieces, isAll: isAll && !able.keepsFiles };
  }

  /** @throws WithdrawalSettled when somebody was faster, and then nothing of it is done again */
  private async claim({ id }: Withdrawal, state: WithdrawalState): Promise<void> {
    if (!(await this.withdrawals.move(id, ['open'], state))) throw new WithdrawalSettled();
  }
}

const REASON = 'withdrawn from the contract';

const isBeforeDispatch = (order: Order): boolean => order.status === 'pending' || isStillHere(order);

const isSame = (one: WithdrawnLine, other: WithdrawnLine) =>
  one.variantId === other.variantId && one.quantity === other.quantity;
