import type { Money } from '../../../kernel/money.js';
import type { Order } from '../../../orders/domain/order.js';
import { NOTHING_TO_PAY } from '../../../payments/domain/definition.js';
import type { PaymentProgress } from '../../application/payment-progress.js';

/** What a shopper does next, who has asked to pay. */
export function startedMessage(status: PaymentProgress, amount: Money, url: string | null): string {
  if (amount.isZero) return NOTHING_TO_PAY;
  if (status === 'paid') return 'This order has been paid.';
  return url ? 'Continue to payment' : 'Approve the payment on your phone';
}

/** The specification's sentence (section 8), unless the order has come to nothing since it was paid. */
export function confirmedMessage(
  status: 'paid' | 'processing',
  order: Pick<Order, 'status' | 'paymentStatus' | 'captured'>,
): string {
  if (status === 'processing') return 'The payment is on its way';
  const isBack = order.paymentStatus === 'refunded';
  if (order.status !== 'cancelled') return isBack ? 'Your payment was refunded.' : 'Payment successful!';
  if (order.captured.isZero) return 'This order was cancelled.';
  return isBack
    ? 'This order was cancelled and your payment was refunded.'
    : 'This order was cancelled. Your payment is being given back.';
}
