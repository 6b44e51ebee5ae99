import type { Orders } from '../../orders/application/ports.js';
import type { Tenders } from '../../payments/application/stores.js';
import { PaymentNotFound, PaymentNotOpen } from '../../payments/domain/refusals.js';
import type { PayOrder } from './pay-order.js';
import type { PaymentAnswer } from './payment-answer.js';

/** Tries a payment again after a failure, or answers the try that is still open. */
export class RetryPayment {
  constructor(
    private readonly tenders: Tenders,
    private readonly orders: Orders,
    private readonly payOrder: PayOrder,
  ) {}

  /** @throws PaymentNotFound, PaymentNotOpen, CheckoutFailed */
  async retryPayment(paymentId: string, accountId: string, mobileNumber?: string): Promise<PaymentAnswer> {
    const tender = await this.tenders.find(paymentId);
    const order = tender && (await this.orders.find(tender.orderId));
    if (!tender || order?.accountId !== accountId) throw new PaymentNotFound();
    if (order.status !== 'pending' || tender.obligation !== 'now') throw new PaymentNotOpen();
    return this.payOrder.payOrder(order.id, { mobileNumber });
  }
}
