import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../platform/api/api-error';
import { attemptProblem, paymentProblem } from './payment-problem';

const line = { productId: 'p', name: 'Cap', price: 26, quantity: 1 };
const card = { next: 'redirect' as const, needs: [], takesDeposit: false };
const mobile = { ...card, next: 'wait' as const, needs: ['mobileNumber' as const] };
const cash = { ...card, next: 'placed' as const, takesDeposit: true };
const bank = { ...card, next: 'placed' as const };
const good = { token: 't', way: card, lines: [line], mobileNumber: '+256772123456', amount: 26 };

describe('what keeps a payment from being sent', () => {
  it.each([
    [{ token: null }, 'No authentication token found. Please login.'],
    [{ lines: [] }, 'Products array is required for Stripe payments'],
    [
      { lines: [{ ...line, quantity: 0 }] },
      'Invalid product data. Each product must have _id, name, price, and quantity > 0',
    ],
    [{ way: mobile, mobileNumber: '' }, 'Mobile number and amount are required'],
    [{ way: mobile, mobileNumber: '+256 772' }, 'Mobile number is 6 digits short'],
    [{ way: cash, amount: 0 }, 'Amount is required for cash payments'],
    [{ way: undefined }, 'Invalid payment method'],
    [{}, null],
    [{ way: mobile }, null],
    [{ way: cash }, null],
    [{ way: bank }, null],
  ])('%j: %p', (wrong, problem) => expect(attemptProblem({ ...good, ...wrong })).toBe(problem));
});

describe('how a failed payment is told', () => {
  it.each([
    [new ApiError(401, 'Unauthorized'), 'redirect', 'Authentication failed. Please login again.'],
    [new ApiError(409, 'Only 2 left of Cap.'), 'redirect', 'Only 2 left of Cap.'],
    [new ApiError(400, ''), 'placed', 'Invalid payment data'],
    [new ApiError(500, ''), 'wait', 'Payment processing failed'],
    [new ApiError(500, ''), 'redirect', 'Checkout failed. Please try again.'],
    [new ApiError(0, ''), 'redirect', 'Checkout failed. Please try again.'],
    [new ApiError(0, ''), 'placed', 'Payment request failed'],
    [new TypeError('boom'), 'redirect', 'Payment processing failed'],
  ] as const)('%p before %s: %p', (error, next, text) => expect(paymentProblem(error, next)).toBe(text));
});
