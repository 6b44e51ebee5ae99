import { SYSTEM } from '../../ledger/domain/entry.js';
import type { Refund } from '../domain/payment.js';
import type { ApplyRefund } from './apply-refund.js';
import type { MoneyOfOrder } from './money-of-order.js';
import type { PaidOrders } from './paid-orders.js';
import type { PaymentMethods } from './payment-methods.js';
import type { Attempts } from './stores.js';

/** Puts back at once what the shop itself keeps, where an order comes to nothing: the next purchase may want it. */
export class PutBack {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly attempts: Attempts,
    private readonly applyRefund: ApplyRefund,
    private readonly orders: PaidOrders,
    private readonly moneyOfOrder: MoneyOfOrder,
  ) {}

  /** Joins the caller's transaction, in which the order is locked and the refund was promised. Others are left to the job. */
  async putBack(refund: Refund): Promise<void> {
    const attempt = await this.attempts.find(refund.attemptId);
    const own = attempt && this.methods.behind(attempt).ownMoney;
    if (!own || refund.status !== 'requested') return;
    const { id, orderId, amount, reason } = refund;
    await own.putBack({ attempt, refundId: id, amount });
    const report = { event: 'succeeded', provider: attempt.provider, ref: id } as const;
    await this.applyRefund.applyRefund(refund, report, SYSTEM);
    await this.orders.recordMoney({
      ...{ orderId, actor: SYSTEM, event: 'refund', message: `${String(amount)} refunded` },
      detail: { refundId: id, reason },
      money: (currency) => this.moneyOfOrder.moneyOfOrder(orderId, currency),
    });
  }
}
