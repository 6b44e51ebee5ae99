import { describe, expect, it } from '@jest/globals';
import { type CheckoutAction, checkoutReducer, type CheckoutState, firstState } from './checkout-state';

const after = (...actions: CheckoutAction[]): CheckoutState => actions.reduce(checkoutReducer, firstState);
const change = { lines: [], before: 10, now: 12 };

describe('a checkout view', () => {
  it('starts with shipping, and no way to pay until the shop tells', () => {
    expect(firstState).toMatchObject({ tab: 'shipping', method: '', phase: 'open', error: null });
  });

  it('goes to payment and back', () => {
    expect(after({ type: 'tab', tab: 'payment' }, { type: 'tab', tab: 'shipping' }).tab).toBe('shipping');
  });

  it('keeps tab and method while a payment is processed', () => {
    const busy = after({ type: 'tab', tab: 'payment' }, { type: 'start' });
    expect(checkoutReducer(busy, { type: 'tab', tab: 'shipping' })).toBe(busy);
    expect(checkoutReducer(busy, { type: 'method', method: 'cash' })).toBe(busy);
  });

  it('shows an error until the next try or another method', () => {
    const failed = after({ type: 'start' }, { type: 'fail', error: 'Payment processing failed' });
    expect(failed).toMatchObject({ phase: 'open', error: 'Payment processing failed' });
    expect(checkoutReducer(failed, { type: 'start' }).error).toBeNull();
    expect(checkoutReducer(failed, { type: 'method', method: 'mobile' }).error).toBeNull();
  });

  it('asks after a price change and goes on when the shopper agrees', () => {
    const asked = after({ type: 'start' }, { type: 'price-changed', change });
    expect(asked).toMatchObject({ phase: 'open', change });
    expect(checkoutReducer(asked, { type: 'accept' }).change).toBeNull();
  });

  it('takes nothing more while the payment page is being opened', () => {
    const leaving = after({ type: 'start' }, { type: 'leave' });
    for (const action of [
      { type: 'start' },
      { type: 'fail', error: 'x' },
      { type: 'tab', tab: 'shipping' },
    ] as const)
      expect(checkoutReducer(leaving, action)).toBe(leaving);
  });
});
