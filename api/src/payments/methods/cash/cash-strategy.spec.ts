import { describe, expect, it } from '@jest/globals';
import { Money } from '../../../kernel/money.js';
import { cash } from './definition.js';

const [zero, some] = [Money.zero, Money.ofCents(2_549)];

describe('an order that is paid in cash', () => {
  it.each([
    [zero, zero, 'parcel', 'Order placed. There is nothing to pay.'],
    [zero, some, 'parcel', 'Order placed. Pay on delivery.'],
    [zero, some, 'courier', 'Order placed. Pay on delivery.'],
    [zero, some, 'pickup', 'Order placed. Pay at pickup.'],
    [some, zero, 'pickup', 'Order placed. Pay our staff.'],
    [some, some, 'parcel', 'Order placed. Pay the deposit to our staff and the rest on delivery.'],
    [some, some, 'pickup', 'Order placed. Pay the deposit to our staff and the rest at pickup.'],
  ] as const)('says who is paid when', (now, later, way, sentence) => {
    expect(cash.placed(now, later, way)).toBe(sentence);
  });
});
