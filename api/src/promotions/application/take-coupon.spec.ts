import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Coupon, Shopper } from '../domain/coupon.js';
import { JournalledCoupons } from '../testing/journalled-coupons.js';
import type { Buyer } from './ports.js';
import { TakeCoupon } from './take-coupon.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const coupon: Coupon = {
  id: 'c1',
  version: 1,
  code: 'TEN',
  description: '',
  discountId: null,
  kind: 'percent',
  percent: 10,
  amount: null,
  minTotal: Money.zero,
  firstOrderOnly: false,
  accountId: null,
  maxUses: null,
  perAccount: 1,
  used: 0,
  isActive: true,
  startsAt: null,
  endsAt: null,
};

class OneCoupon extends JournalledCoupons {
  coupon = coupon;
  shopperNow: Shopper = { accountId: 'a1', uses: 0, orders: 0, freed: 0 };

  override byCode(code: string): Promise<Coupon | undefined> {
    return Promise.resolve(code === this.coupon.code ? this.coupon : undefined);
  }

  override shopper(
    { accountId, mailbox }: Buyer,
    couponId: string,
    replaced: readonly string[],
  ): Promise<Shopper> {
    this.journal.push(`shopper ${accountId} ${mailbox ?? 'known'} ${couponId} ${replaced.join(' ')}`);
    return Promise.resolve(this.shopperNow);
  }

  override firstOrderOf({ accountId }: Buyer): Promise<void> {
    this.journal.push(`first ${accountId}`);
    return Promise.resolve();
  }
}

const buyer = { accountId: 'a1', mailbox: null };
let coupons: OneCoupon;
const take = (code = ' ten ') =>
  new TakeCoupon(coupons, { now: () => NOW }).takeCoupon(code, buyer, Money.ofCents(2_500), ['o1']);
beforeEach(() => {
  coupons = new OneCoupon();
});

describe('a coupon that is shown', () => {
  it('takes its part off, and leaves out what this purchase replaces', async () => {
    expect(await take()).toEqual({ coupon, amount: Money.ofCents(250) });
    expect(coupons.journal).toEqual(['shopper a1 known c1 o1']);
  });

  it('for a first order lets nobody else of the account buy meanwhile', async () => {
    coupons.coupon = { ...coupon, firstOrderOnly: true };
    await take();
    expect(coupons.journal).toEqual(['first a1', 'shopper a1 known c1 o1']);
  });

  it('is refused when nobody knows it or it is used', async () => {
    await expect(take('NINE')).rejects.toMatchObject({ code: 'coupon_unknown' });
    coupons.shopperNow = { ...coupons.shopperNow, uses: 1 };
    await expect(take()).rejects.toMatchObject({ code: 'coupon_already_used' });
  });
});
