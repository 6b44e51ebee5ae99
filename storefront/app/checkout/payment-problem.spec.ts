import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../platform/api/api-error';
import { attemptProblem, paymentProblem } from './payment-problem';

const line = { productId: 'p', name: 'Cap', price: 26, quantity: 1 };
const good = { token: 't', method: 'card', lines: [line], mobileNumber: '+256772123456', amount: 26 };

describe('what keeps a payment from being sent', () => {
  it.each([
    [{ token: null }, 'No authentication token found. Please login.'],
    [{ lines: [] }, 'Products array is required for Stripe payments'],
    [
      { lines: [{ ...line, quantity: 0 }] },
      'Invalid product data. Each product must have _id, name, price, and quantity > 0',
    ],
    [{ method: 'mobile', mobileNumber: '' }, 'Mobile number and amount are required'],
    [{ method: 'mobile', mobileNumber: '+256 772' }, 'Mobile number is 6 digits short'],
    [{ method: 'cash', amount: 0 }, 'Amount is required for cash payments'],
    [{ method: 'cheque' }, 'Invalid payment method'],
    [{}, null],
    [{ method: 'mobile' }, null],
    [{ method: 'cash' }, null],
    [{ method: 'bank' }, null],
  ])('%j: %p', (wrong, problem) => expect(attemptProblem({ ...good, ...wrong })).toBe(problem));
});

describe('how a failed payment is told', () => {
  it.each([
    [new ApiError(401, 'Unauthorized'), 'card', 'Authentication failed. Please login again.'],
    [new ApiError(409, 'Only 2 left of Cap.'), 'card', 'Only 2 left of Cap.'],
    [new ApiError(400, ''), 'cash', 'Invalid payment data'],
    [new ApiError(500, ''), 'mobile', 'Payment processing failed'],
    [new ApiError(500, ''), 'card', 'Checkout failed. Please try again.'],
    [new ApiError(0, ''), 'card', 'Checkout failed. Please try again.'],
    [new ApiError(0, ''), 'cash', 'Payment request failed'],
    [new TypeError('boom'), 'card', 'Payment processing failed'],
  ] as const)('%p by %s: %p', (error, method, text) => expect(paymentProblem(error, method)).toBe(text));
});
