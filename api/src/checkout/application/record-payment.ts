import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { BudgetSpent, type StaffBudget } from '../../kernel/staff-budget.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { Attempts, Payments } from '../../payments/application/stores.js';
import type { ProviderName } from '../../payments/domain/method.js';
import type { Attempt, Payment } from '../../payments/domain/payment.js';
import { PaymentNotOpen } from '../../payments/domain/refusals.js';
import type { SettleOrder } from './settle-order.js';

/** Staff has seen money that no provider tells of: cash, or a transfer. The same room as every other confirmation. */
export class RecordPayment {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly attempts: Attempts,
    private readonly settleOrder: SettleOrder,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly budget: StaffBudget,
  ) {}

  /**
   * Money that somebody says they have seen counts towards what they may give away on a day: `limit` smallest units, null is
   * any. @throws OrderNotFound, BudgetSpent, PaymentNotOpen when it is recorded already or the order is over
   */
  async execute(orderId: string, kind: Payment['kind'], actor: Actor, limit: number | null): Promise<Order> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new OrderNotFound();
      const payment = (await this.payments.ofOrder(orderId)).find((one) => one.kind === kind);
      if (!payment || payment.status !== 'pending' || order.status === 'cancelled')
        throw new PaymentNotOpen();
      if (kind === 'balance' && order.status === 'pending') throw new PaymentNotOpen();
      const { collectedBy, provider } = this.methods.of(payment.method);
      if (collectedBy !== 'staff') throw new PaymentNotOpen();
      const seen = order.inShopCurrency(payment.amount).cents;
      if (limit !== null && !(await this.budget.take(actor.id ?? '', seen, limit)))
        throw new BudgetSpent(limit);
      const attempt = this.attempt(payment, provider);
      if (!(await this.attempts.add(attempt))) throw new PaymentNotOpen();
      return (await this.settleOrder.execute(attempt, { event: 'paid' }, actor)).order;
    });
  }

  private attempt(payment: Payment, provider: ProviderName): Attempt {
    const id = this.ids.next();
    return {
      id,
      paymentId: payment.id,
      orderId: payment.orderId,
      provider,
      providerRef: id,
      providerIntent: id,
      idempotencyKey: `${provider}:${payment.id}`,
      request: {},
      url: null,
      amount: payment.amount,
      state: 'creating',
      lastError: null,
      expiresAt: null,
      nextCheckAt: null,
      createdAt: this.clock.now(),
    };
  }
}
