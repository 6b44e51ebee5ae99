import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { openShop, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

const confirmed = {
  orderId: 'o1',
  status: 'paid',
  orderStatus: 'processing',
  paymentStatus: 'paid',
  paymentMethod: 'Credit Card',
};

it('a verified payment shows its number, amount and method, and the two ways on', async () => {
  openShop({ confirmCheckout: ok({ transactionId: 'pi_42', amountPaid: 12.5, data: confirmed }) });
  await visit('/payment-success?session_id=cs_1');
  await reads(
    'Payment successful!',
    'Thank you for your order.',
    'Transaction numberpi_42',
    'Amount paid$12.50',
    'Payment methodCredit Card',
  );
  expect(document.querySelector('.toast')).toBeNull();
  await reads('Order #0000ABCD', 'Lamp', '1 × $12.50');
  expect(screen.getByRole('link', { name: 'View Order Details' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
});

it.each([
  ['This order was cancelled and your payment was refunded.', { orderStatus: 'cancelled' }],
  ['Your payment was refunded.', { orderStatus: 'delivered', paymentStatus: 'refunded' }],
])('a payment that came to nothing since is not cheered: %s', async (message, since) => {
  const data = { ...confirmed, ...since };
  openShop({ confirmCheckout: ok({ message, transactionId: 'pi_42', amountPaid: 12.5, data }) });
  await visit('/payment-success?session_id=cs_1');
  await reads(message, 'Transaction numberpi_42');
  expect(document.body).not.toHaveTextContent('Payment successful!');
  expect(document.body).not.toHaveTextContent('Thank you for your order');
});
