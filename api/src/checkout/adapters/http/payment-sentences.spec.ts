import { describe, expect, it } from '@jest/globals';
import { Money } from '../../../kernel/money.js';
import { confirmedMessage, startedMessage } from './payment-sentences.js';

const [zero, some] = [Money.zero, Money.ofCents(2_549)];

describe('the sentences of a payment', () => {
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
