import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { assertUsable, couponCode, discountOn, type Coupon } from './coupon.js';

const now = new Date('2026-11-21T12:00:00Z');
const shopper = { accountId: 'amina', uses: 0, orders: 0, freed: 0 };
const ten: Coupon = {
  id: 'c1',
  version: 1,
  code: 'TEN',
  description: '10% off',
  discountId: null,
  kind: 'percent',
  percent: 10,
  amount: null,
  minTotal: Money.zero,
  firstOrderOnly: false,
  accountId: null,
  maxUses: 5,
  perAccount: 1,
  used: 0,
  isActive: true,
  startsAt: null,
  endsAt: null,
};
const using = (changes: Partial<Coupon>, who = shopper, cents = 5000) =>
  assertUsable({ ...ten, ...changes }, who, Money.ofCents(cents), now);

describe('a coupon', () => {
  it('takes its percentage off with halves rounded up', () => {
    expect(discountOn(ten, Money.ofCents(1995)).cents).toBe(200);
  });

  it('takes a fixed amount, but no more than the subtotal', () => {
    const fixed: Coupon = { ...ten, kind: 'amount', percent: null, amount: Money.ofCents(2000) };
    expect(discountOn(fixed, Money.ofCents(1500)).cents).toBe(1500);
    expect(discountOn(fixed, Money.ofCents(2500)).cents).toBe(2000);
  });

  it('is read without regard to case and blanks', () => {
    expect(couponCode(' ten ')).toBe('TEN');
  });

  it('has the use again that a replaced order reserved', () => {
    expect(() => using({ used: 5 }, { ...shopper, freed: 1 })).not.toThrow();
  });

  it('is accepted when nothing speaks against it', () => {
    expect(() => using({})).not.toThrow();
  });

  it.each<[string, Partial<Coupon>]>([
    ['from its first moment', { startsAt: now }],
    ['after its start', { startsAt: new Date(now.getTime() - 1) }],
    ['to its last moment', { endsAt: new Date(now.getTime() + 1) }],
    ['without a limit of uses', { maxUses: null, used: 99 }],
    ['as the shopper’s own', { accountId: shopper.accountId }],
  ])('is accepted %s', (_, changes) => expect(() => using(changes)).not.toThrow());

  it.each<[string, Partial<Coupon>, typeof shopper, number, string]>([
    ['switched off', { isActive: false }, shopper, 5000, 'coupon_unknown'],
    ['somebody else’s', { accountId: 'baraka' }, shopper, 5000, 'coupon_unknown'],
    ['not started', { startsAt: new Date('2026-12-01') }, shopper, 5000, 'coupon_not_started'],
    ['expired', { endsAt: now }, shopper, 5000, 'coupon_expired'],
    ['used up', { used: 5 }, shopper, 5000, 'coupon_used_up'],
    ['used by this shopper before', {}, { ...shopper, uses: 1 }, 5000, 'coupon_already_used'],
    [
      'for first orders only',
      { firstOrderOnly: true },
      { ...shopper, orders: 1 },
      5000,
      'coupon_first_order_only',
    ],
    ['below its minimum', { minTotal: Money.ofCents(5001) }, shopper, 5000, 'coupon_minimum'],
  ])('is refused when it is %s', (_, changes, who, cents, code) => {
    expect(() => using(changes, who, cents)).toThrow(expect.objectContaining({ code }));
  });
});
