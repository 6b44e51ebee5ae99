import type { DeliveryWay } from '../../../kernel/delivery-way.js';
import type { Money } from '../../../kernel/money.js';
import type { Order } from '../../../orders/domain/order.js';
import type { PaymentProgress } from '../../application/payment-progress.js';

const NOTHING_TO_PAY = 'Order placed. There is nothing to pay.';

const AT_THE_END: Readonly<Record<DeliveryWay, string>> = {
  parcel: 'on delivery',
  courier: 'on delivery',
  pickup: 'at pickup',
};

/** A cash order; a coupon may take off all of it, and the shop may want no deposit or all at once. */
export function cashMessage(now: Money, later: Money, way: DeliveryWay): string {
  if (now.isZero) return later.isZero ? NOTHING_TO_PAY : `Order placed. Pay ${AT_THE_END[way]}.`;
  return later.isZero
    ? 'Order placed. Pay our staff.'
    : `Order placed. Pay the deposit to our staff and the rest ${AT_THE_END[way]}.`;
}

/** An order that waits for a bank transfer. */
export function bankMessage(amount: Money): string {
  return amount.isZero ? NOTHING_TO_PAY : 'Order placed. Please transfer the total to our account.';
}

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
