import { describe, expect, it } from '@jest/globals';
import { Money } from '../../../kernel/money.js';
import { cashMessage, confirmedMessage, startedMessage } from './payment-sentences.js';

const [zero, some] = [Money.zero, Money.ofCents(2_549)];

describe('the sentences of a payment', () => {
  it.each([
    [zero, zero, 'parcel', 'Order placed. There is nothing to pay.'],
    [zero, some, 'parcel', 'Order placed. Pay on delivery.'],
    [zero, some, 'courier', 'Order placed. Pay on delivery.'],
    [zero, some, 'pickup', 'Order placed. Pay at pickup.'],
    [some, zero, 'pickup', 'Order placed. Pay our staff.'],
    [some, some, 'parcel', 'Order placed. Pay the deposit to our staff and the rest on delivery.'],
    [some, some, 'pickup', 'Order placed. Pay the deposit to our staff and the rest at pickup.'],
  ] as const)('say who is paid when, in cash', (now, later, way, sentence) => {
    expect(cashMessage(now, later, way)).toBe(sentence);
  });

  it('say what to do next, if anything', () => {
    expect(startedMessage('pending', some, null)).toBe('Approve the payment on your phone');
    expect(startedMessage('paid', some, null)).toBe('This order has been paid.');
    expect(startedMessage('paid', zero, null)).toBe('Order placed. There is nothing to pay.');
    expect(startedMessage('pending', some, 'https://pay.example')).toBe('Continue to payment');
  });

  it.each([
    ['processing', 'pending', 'pending', zero, 'The payment is on its way'],
    ['paid', 'processing', 'paid', some, 'Payment successful!'],
    ['paid', 'processing', 'paid', zero, 'Payment successful!'],
    ['paid', 'delivered', 'refunded', some, 'Your payment was refunded.'],
    ['paid', 'cancelled', 'paid', zero, 'This order was cancelled.'],
    ['paid', 'cancelled', 'paid', some, 'This order was cancelled. Your payment is being given back.'],
    ['paid', 'cancelled', 'refunded', some, 'This order was cancelled and your payment was refunded.'],
  ] as const)(
    'tell a %s payment of a %s order that is %s',
    (status, of, paymentStatus, captured, sentence) => {
      expect(confirmedMessage(status, { status: of, paymentStatus, captured })).toBe(sentence);
    },
  );
});
