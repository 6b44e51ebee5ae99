import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { CouponNotFound, CouponTermsWrong, type CouponTerms } from '../domain/coupon-terms.js';
import { InMemoryCoupons } from '../testing/in-memory-coupons.js';
import { ManageCoupons } from './manage-coupons.js';

const TERMS: CouponTerms = {
  code: ' ten ',
  description: '',
  kind: 'percent',
  percent: 10,
  amount: null,
  minTotal: Money.zero,
  firstOrderOnly: false,
  accountId: null,
  maxUses: 5,
  perAccount: 1,
  isActive: true,
  startsAt: null,
  endsAt: null,
};

let coupons: InMemoryCoupons;
let manage: ManageCoupons;
beforeEach(() => {
  coupons = new InMemoryCoupons();
  manage = new ManageCoupons(coupons, { next: () => 'c1' }, new DirectUnitOfWork());
});

describe('the coupons of the back office', () => {
  it('are made under an id of their own, in sound terms', async () => {
    expect(await manage.create(TERMS)).toBe('c1');
    expect(coupons.stored.get('c1')).toEqual({ ...TERMS, code: 'TEN' });
    await expect(manage.create({ ...TERMS, percent: 0 })).rejects.toBeInstanceOf(CouponTermsWrong);
  });

  it('change in what is sent alone, measured against the uses so far', async () => {
    await manage.create(TERMS);
    await manage.change('c1', { percent: 20 });
    expect(coupons.stored.get('c1')).toEqual({ ...TERMS, code: 'TEN', percent: 20 });
    coupons.used.set('c1', 3);
    await expect(manage.change('c1', { maxUses: 2 })).rejects.toBeInstanceOf(CouponTermsWrong);
    await expect(manage.change('c2', { percent: 20 })).rejects.toBeInstanceOf(CouponNotFound);
    expect([...coupons.stored.keys()]).toEqual(['c1']);
  });

  it('are not changed over what somebody else has changed since they were read', async () => {
    await manage.create(TERMS);
    await manage.change('c1', { percent: 20 }, 1);
    const late = manage.change('c1', { maxUses: 9 }, 1);
    await expect(late).rejects.toMatchObject({ code: 'coupon_changed', details: { data: { version: 2 } } });
    expect(coupons.stored.get('c1')).toEqual({ ...TERMS, code: 'TEN', percent: 20 });
    await manage.change('c1', { maxUses: 9 }, 2);
    expect(coupons.stored.get('c1')).toMatchObject({ percent: 20, maxUses: 9 });
  });

  it('are removed once', async () => {
    await manage.create(TERMS);
    await manage.remove('c1');
    expect(coupons.stored.size).toBe(0);
    await expect(manage.remove('c1')).rejects.toBeInstanceOf(CouponNotFound);
  });
});
