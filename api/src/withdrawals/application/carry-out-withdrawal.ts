import { Refusal } from '../../kernel/refusal.js';
import type { OrderCommands } from '../../orders/application/order-commands.js';
import type { Orders } from '../../orders/application/ports.js';
import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { TakeBack } from '../../returns/application/take-back.js';
import type { Withdrawal, WithdrawalState, WithdrawnLine } from '../domain/withdrawal.js';
import type { Withdrawals } from './ports.js';

/** Does at once what a withdrawal asks for, as far as nobody has to decide anything; the rest stays open for the staff. */
export class CarryOutWithdrawal {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly orders: Orders,
    private readonly commands: OrderCommands,
    private readonly takeBack: TakeBack,
  ) {}

  /** `lines` are the pieces; `isAll` says that nothing else of the order is left. Where it stands then. */
  async carryOutWithdrawal(
    one: Withdrawal,
    lines: readonly WithdrawnLine[],
    isAll: boolean,
  ): Promise<WithdrawalState> {
    const state = one.orderId ? await this.done(one.orderId, lines, isAll) : undefined;
    if (!state || !(await this.withdrawals.move(one.id, ['open'], state))) return one.state;
    return state;
  }

  private async done(
    orderId: string,
    lines: readonly WithdrawnLine[],
    isAll: boolean,
  ): Promise<WithdrawalState | undefined> {
    try {
      const before = await this.beforeDispatch(orderId, lines, isAll);
      if (before) return before;
    } catch (error) {
      // it may have been sent meanwhile
      if (!(error instanceof Refusal)) throw error;
    }
    const order = await this.orders.find(orderId);
    if (order?.status !== 'shipped' && order?.status !== 'delivered') return undefined;
    return (await this.takeBack.takeBack(orderId, lines)) ? 'returning' : undefined;
  }

  private async beforeDispatch(orderId: string, lines: readonly WithdrawnLine[], isAll: boolean) {
    const order = await this.orders.find(orderId);
    if (order?.status !== 'pending' && order?.status !== 'processing') return undefined;
    if (isAll) {
      await this.commands.cancel(orderId, { kind: 'customer', id: order.accountId }, REASON, null);
      return 'cancelled';
    }
    if (order.status === 'pending') return undefined;
    const pieces = lines.map(({ variantId, quantity }) => ({ variantId, quantity, restock: true }));
    await this.commands.refund({ orderId, lines: pieces }, REASON, SYSTEM, null);
    return 'refunded';
  }
}

const REASON = 'withdrawn from the contract';
