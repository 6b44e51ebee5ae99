import { Money } from '../../kernel/money.js';
import type { RefundMade } from '../../orders/application/order-commands.js';
import { MOVED } from '../../orders/domain/order-edit.js';
import type { Order } from '../../orders/domain/order.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import { arrivedPieces, isFaultOfShop, type ArrivedLine } from '../domain/order-return.js';
import { ReturnNotFound } from '../domain/refusals.js';
import { nextReturnState } from '../domain/return-states.js';
import type { MoveReturn } from './move-return.js';
import type { Returns } from './ports.js';

/** What has come back of an order, to be exchanged for other goods. */
export interface Exchangeable {
  orderId: string;
  pieces: ArrivedLine[];
  /** What it is worth: as much as a refund would give back. */
  amount: Money;
  /** Percent of what the pieces have cost that the shop keeps. */
  feePercent: number;
  /** The shop has got it wrong: what comes instead costs no delivery (Directive (EU) 2019/771, Art. 14). */
  isFaultOfShop: boolean;
}

/** Goods that have come back pay for others, instead of money that goes back. */
export class ExchangeReturn {
  constructor(
    private readonly returns: Returns,
    private readonly move: MoveReturn,
  ) {}

  /** @throws ReturnNotFound, ReturnTransitionRefused before the goods have arrived and once they are paid back */
  async exchangeable(id: string): Promise<Exchangeable> {
    const one = await this.returns.find(id);
    if (!one) throw new ReturnNotFound();
    nextReturnState(one.state, 'exchange');
    const { orderId, amount, feePercent, reason } = one;
    return { orderId, amount, feePercent, pieces: arrivedPieces(one), isFaultOfShop: isFaultOfShop(reason) };
  }

  /**
   * Its worth has left the order by these refunds, which pay for other goods or go back. Joins the caller's transaction, with the
   * order's row locked. @throws ReturnNotFound, ReturnTransitionRefused
   */
  async exchanged(id: string, order: Order, refunds: readonly RefundMade[], actor: Actor): Promise<void> {
    const one = await this.returns.find(id);
    if (!one) throw new ReturnNotFound();
    const amount = Money.sum(
      refunds.map((refund) => refund.amount),
      order.total.currency,
    );
    const refundIds = refunds.map((refund) => refund.id);
    // the letter of the order that comes for it tells of it
    await this.move.moveReturn(
      { one, order, event: 'exchange', actor },
      () => ({ amount, refundIds }),
      MOVED,
    );
  }
}
