import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, jest } from '@jest/globals';
import type { Failure } from './failure';
import { order, payment } from './goods';
import { choose, fill, press, reads } from './shop';

const answer = (data: object) => ({ status: 200, body: { success: true, data } });
const unpaid = {
  ...order,
  status: 'pending',
  paymentStatus: 'failed',
  tenders: [{ ...order.tenders[0], state: 'failed' }],
};
const open = 'We cannot reach the shop right now. We keep trying; nothing is charged twice.';

const pay = (method: RegExp) => async () => {
  await press('Continue to Payment');
  await choose(method);
  if (method.source === 'Mobile Money') await fill(/^Mobile number/, '256772123456');
  await press(/^Complete Order/);
};

/** Cart, checkout and payments. */
export const buyingFailures: readonly Failure[] = [
  {
    call: 'getCart',
    at: '/cart',
    words: ['Failed to fetch cart items', 'Failed to load your cart', 'Try Again'],
    mute: true,
  },
  { call: 'getCart', at: '/checkout', words: ['Failed to fetch cart items', 'Try Again'], mute: true },
  {
    call: 'addToCart',
    at: '/product/p1',
    words: ['Failed to add to cart'],
    steps: () => press('Add to Cart'),
  },
  {
    call: 'addToCart',
    at: '/shop',
    words: ['Failed to add product to cart'],
    steps: () => press('Add to Cart: Lamp'),
  },
  {
    call: 'setCartLine',
    at: '/cart',
    words: ['Failed to update the quantity', 'Subtotal (1 item)'],
    refused: ['Subtotal (1 item)'],
    steps: () => press('Increase quantity'),
  },
  {
    call: 'removeCartLine',
    at: '/cart',
    words: ['Failed to remove item', 'Proceed to Checkout'],
    refused: ['Proceed to Checkout'],
    steps: () => press('Remove Lamp'),
  },
  {
    call: 'clearCart',
    at: '/cart',
    words: ['Failed to clear cart', 'Proceed to Checkout'],
    refused: ['Proceed to Checkout'],
    steps: async () => {
      await press('Clear Cart');
      await press('Clear Cart', 'last');
    },
  },
  {
    call: 'previewCoupon',
    at: '/cart',
    words: ['This coupon cannot be used'],
    steps: async () => {
      await press('Have a coupon or gift card?');
      await fill('Coupon or gift card', 'TEN');
      await press('Apply');
    },
  },
  { call: 'quoteCheckout', at: '/cart', words: ['Proceed to Checkout'], mute: true },
  {
    call: 'getShop',
    at: '/checkout',
    words: ['You enter your card on the payment provider’s own page'],
    mute: true,
    steps: () => press('Continue to Payment'),
  },
  { call: 'listAddresses', at: '/checkout', words: ['Continue to Payment'], mute: true },
  { call: 'getMe', at: '/checkout', words: ['Continue to Payment'], mute: true },
  {
    call: 'listPaymentMethods',
    words: ['We couldn’t load payment options.'],
    ...{ at: '/checkout', mute: true, steps: () => press('Continue to Payment') },
  },
  {
    call: 'quoteCheckout',
    words: ['Complete Order · $12.50'],
    ...{ at: '/checkout', mute: true, steps: () => press('Continue to Payment') },
  },
  {
    call: 'beginPayment',
    at: '/checkout',
    words: ['Checkout failed. Please try again.'],
    steps: pay(/Pay with Card/),
  },
  {
    call: 'beginPayment',
    at: '/checkout',
    words: ['Payment request failed'],
    steps: pay(/Mobile Money/),
  },
  {
    call: 'beginPayment',
    at: '/checkout',
    words: ['Payment request failed'],
    steps: pay(/Cash on Delivery/),
  },
  {
    call: 'beginPayment',
    at: '/checkout',
    as: { status: 400, body: {} },
    words: ['Invalid payment data'],
    mute: true,
    steps: pay(/Cash on Delivery/),
  },
  {
    call: 'beginPayment',
    at: '/checkout',
    as: { status: 500, body: {} },
    words: ['Payment processing failed'],
    mute: true,
    steps: pay(/Cash on Delivery/),
  },
  { call: 'beginPayment', at: '/checkout', words: ['Payment request failed'], steps: pay(/Bank Transfer/) },
  { call: 'getPayment', at: '/checkout?payment=y1', words: [open], mute: true },
  {
    call: 'getPayment',
    at: '/checkout?payment=y1',
    as: { status: 404, body: {} },
    words: ['Payment request failed', 'Choose another way to pay'],
    mute: true,
  },
  { call: 'getOrder', at: '/checkout?payment=y1', words: ['Approve the payment on your phone'], mute: true },
  {
    call: 'retryPayment',
    at: '/checkout?payment=y1',
    words: ['The payment did not go through', 'Payment request failed'],
    refused: ['The payment did not go through'],
    others: { getPayment: answer({ ...payment, status: 'failed' }) },
    steps: async () => {
      await reads('Payment processing failed');
      await press('Send the request again');
    },
  },
  {
    call: 'retryPayment',
    at: '/orders/o1',
    words: ['Checkout failed. Please try again.'],
    others: { getOrder: answer(unpaid) },
    steps: () => press('Pay now'),
  },
  {
    call: 'confirmCheckout',
    at: '/payment-success?session_id=cs_1',
    as: { status: 500, body: {} },
    words: ['Payment verification failed. Please check your orders.', 'Check Orders', 'Continue Shopping'],
  },
  {
    call: 'confirmCheckout',
    at: '/payment-success?session_id=cs_1',
    words: ['Verifying your payment...'],
    refused: ['Check Orders', 'Continue Shopping'],
    ended: ['Payment verification failed. Please check your orders.', 'Check Orders', 'Continue Shopping'],
  },
  {
    call: 'getCheckoutStatus',
    at: '/payment-success?session_id=cs_1',
    visitor: true,
    words: ['Verifying your payment...'],
    refused: ['Check Orders', 'Continue Shopping'],
  },
  {
    call: 'downloadInvoice',
    at: '/orders/o1',
    words: ['Order #0000ABCD'],
    mute: true,
    steps: async () => {
      const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
      await press('Download Invoice');
      await waitFor(() => expect(print).toHaveBeenCalled());
    },
  },
  {
    call: 'suggestProducts',
    at: '/parts',
    words: ['Results for “he”'],
    mute: true,
    // what was typed is gone with the shopper
    ended: ['Please log in again.'],
    steps: async () => {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: 'he' } });
      const asked = () => jest.mocked(fetch).mock.calls.map(([input]) => (input as Request).url);
      await waitFor(() => expect(asked()).toContainEqual(expect.stringContaining('/suggestions')));
      await press('Search');
    },
  },
];
