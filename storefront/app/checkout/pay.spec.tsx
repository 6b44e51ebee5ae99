import { describe, expect, it } from '@jest/globals';
import { ways } from '../testing/payment-methods';
import type { CartLine, WayToPay } from '../platform/api/types';
import { purchaseBody } from './pay';

const line = { productId: 'p', variantId: 'v', name: 'Cap', price: 25, quantity: 1 } as CartLine;
const shipping = {} as Parameters<typeof purchaseBody>[0]['shipping'];
const sent = (method: string) =>
  purchaseBody({
    way: ways.find((way) => way.method === method) as unknown as WayToPay,
    lines: [line],
    total: 25,
    depositPercent: 40,
    couponCode: null,
    mobileNumber: '+256 772 123 456',
    walletAmount: 90_000,
    shipping,
  });

describe('what is sent for a purchase, as the shop says of the method', () => {
  it.each([
    ['card', { amount: 25 }],
    ['mobile', { amount: 25, mobileNumber: '+256772123456', walletAmount: 90_000 }],
    ['cash', { amount: 10, total: 25 }],
    ['bank', { amount: 25 }],
  ])('%s', (method, more) => {
    const products = [{ _id: 'p', variantId: 'v', name: 'Cap', price: 25, quantity: 1 }];
    expect(sent(method)).toEqual({ products, ...more });
  });
});
