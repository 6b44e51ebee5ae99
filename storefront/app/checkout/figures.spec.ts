import { describe, expect, it } from '@jest/globals';
import type { Cart, CartLine, CheckoutQuote, WayToPay } from '../platform/api/types';
import { splitDeposit } from './deposit';
import { createIdempotencyKeys } from '../platform/idempotency-keys';
import { quote } from '../testing/checkout-quote';
import { priceChange } from './price-change';
import { paidOf } from './use-checkout';

describe('the deposit of a cash order', () => {
  it.each([
    [25.49, 10.2, 15.29],
    [0.01, 0, 0.01],
    [84.5, 33.8, 50.7],
    [1597, 638.8, 958.2],
    [10.05, 4.02, 6.03],
  ])('of %d is %d now and %d later', (total, now, later) => {
    expect(splitDeposit(total, 40)).toEqual({ now, later });
  });

  it.each([
    [30, 1.15, 0.35],
    [25, 1.14, 0.29],
    [12.5, 2.76, 0.35],
  ])('of %d is by %d percent, to the cent of the shop, %d', (total, percent, now) => {
    expect(splitDeposit(total, percent).now).toBe(now);
  });
});

describe('what a purchase says of its sums', () => {
  const rounded = { ...quote, total: 12.53, cashTotal: 12.55 } as unknown as CheckoutQuote;
  const card = { method: 'card', takesDeposit: false } as WayToPay;
  const cash = { method: 'cash', takesDeposit: true } as WayToPay;
  const express = { way: card, confirm: () => Promise.resolve(null) };
  it.each([
    ['in coins', cash, undefined, 12.55],
    ['by card', card, undefined, 12.53],
    ['by a wallet of the browser, while cash is chosen', cash, express, 12.53],
  ])('%s', (_how, way, by, sum) => {
    expect(paidOf({} as Cart, rounded, way, by)).toMatchObject({ total: sum, amount: sum, left: sum });
  });
});

describe('a price change', () => {
  const line = (variantId: string, price: number) => ({ variantId, name: variantId, price }) as CartLine;
  it('names the lines that moved or went, with old and new total', () => {
    const before = { lines: [line('cap', 20), line('bag', 50), line('mug', 9)], total: 79 };
    const now = { lines: [line('cap', 22), line('mug', 9)], total: 31 };
    expect(priceChange(before, now)).toEqual({
      lines: [
        { name: 'cap', before: 20, now: 22 },
        { name: 'bag', before: 50, now: null },
      ],
      before: 79,
      now: 31,
    });
  });
});

describe('the Idempotency-Key of a checkout view', () => {
  it('stays for the same order and changes with it', () => {
    let count = 0;
    const keyFor = createIdempotencyKeys(() => `key-${(count += 1)}`);
    const first = keyFor({ method: 'card', total: 10 });
    expect(keyFor({ method: 'card', total: 10 })).toBe(first);
    const second = keyFor({ method: 'cash', total: 10 });
    expect(second).not.toBe(first);
    expect([first, second]).not.toContain(keyFor({ method: 'card', total: 10 }));
  });
});
