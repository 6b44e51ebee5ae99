import type { Orders } from '../../orders/application/ports.js';
import type { Payments } from '../../payments/application/stores.js';
import { PaymentNotFound, PaymentNotOpen } from '../../payments/domain/refusals.js';
import type { PayOrder, PaymentAnswer } from './pay-order.js';

/** Tries a payment again after a failure, or answers the try that is still open. */
export class RetryPayment {
  constructor(
    private readonly payments: Payments,
    private readonly orders: Orders,
    private readonly payOrder: PayOrder,
  ) {}

  /** @throws PaymentNotFound, PaymentNotOpen, CheckoutFailed */
  async retryPayment(paymentId: string, accountId: string, mobileNumber?: string): Promise<PaymentAnswer> {
    const payment = await this.payments.find(paymentId);
    const order = payment && (await this.orders.find(payment.orderId));
    if (!payment || order?.accountId !== accountId) throw new PaymentNotFound();
    if (order.status !== 'pending' || payment.due !== 'now') throw new PaymentNotOpen();
    return this.payOrder.payOrder(order.id, mobileNumber);
  }
}
