import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { PasswordRequired } from '../../kernel/password-required.js';
import { BudgetSpent } from '../../kernel/staff-budget.js';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
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
const budget = new InMemoryStaffBudget();
const GIVER = { accountId: 'clerk', refundLimit: null, hasRecentLogin: true };
beforeEach(() => {
  coupons = new InMemoryCoupons();
  manage = new ManageCoupons(coupons, { next: () => 'c1' }, new DirectUnitOfWork(), budget);
});

describe('the coupons of the back office', () => {
  it('are made under an id of their own, in sound terms', async () => {
    expect(await manage.create(GIVER, TERMS)).toBe('c1');
    expect(coupons.stored.get('c1')).toEqual({ ...TERMS, code: 'TEN' });
    await expect(manage.create(GIVER, { ...TERMS, percent: 0 })).rejects.toBeInstanceOf(CouponTermsWrong);
  });

  it('change in what is sent alone, measured against the uses so far', async () => {
    await manage.create(GIVER, TERMS);
    await manage.change(GIVER, 'c1', { percent: 20 });
    expect(coupons.stored.get('c1')).toEqual({ ...TERMS, code: 'TEN', percent: 20 });
    coupons.used.set('c1', 3);
    await expect(manage.change(GIVER, 'c1', { maxUses: 2 })).rejects.toBeInstanceOf(CouponTermsWrong);
    await expect(manage.change(GIVER, 'c2', { percent: 20 })).rejects.toBeInstanceOf(CouponNotFound);
    expect([...coupons.stored.keys()]).toEqual(['c1']);
  });

  it('are not changed over what somebody else has changed since they were read', async () => {
    await manage.create(GIVER, TERMS);
    await manage.change(GIVER, 'c1', { percent: 20 }, 1);
    const late = manage.change(GIVER, 'c1', { maxUses: 9 }, 1);
    await expect(late).rejects.toMatchObject({ code: 'coupon_changed', details: { data: { version: 2 } } });
    expect(coupons.stored.get('c1')).toEqual({ ...TERMS, code: 'TEN', percent: 20 });
    await manage.change(GIVER, 'c1', { maxUses: 9 }, 2);
    expect(coupons.stored.get('c1')).toMatchObject({ percent: 20, maxUses: 9 });
  });

  it('are removed once', async () => {
    await manage.create(GIVER, TERMS);
    await manage.remove('c1');
    expect(coupons.stored.size).toBe(0);
    await expect(manage.remove('c1')).rejects.toBeInstanceOf(CouponNotFound);
  });

  it('that take off more than half want a recent log-in and a budget that bears them', async () => {
    const generous = { ...TERMS, percent: 100 };
    const forgotten = { ...GIVER, hasRecentLogin: false };
    await expect(manage.create(forgotten, generous)).rejects.toBeInstanceOf(PasswordRequired);
    await expect(manage.create({ ...GIVER, refundLimit: 50_000 }, generous)).rejects.toBeInstanceOf(
      BudgetSpent,
    );
    expect(await manage.create(GIVER, generous)).toBe('c1');
    const fives = {
      ...TERMS,
      kind: 'amount',
      percent: null,
      amount: Money.ofCents(500),
      maxUses: 10,
    } as const;
    const limited = { ...GIVER, accountId: 'limited', refundLimit: 6_000 };
    await manage.create(limited, fives);
    await expect(manage.change(limited, 'c1', { maxUses: 13 })).rejects.toBeInstanceOf(BudgetSpent);
    await manage.change(limited, 'c1', { maxUses: 12 });
    expect(coupons.stored.get('c1')).toMatchObject({ maxUses: 12 });
  });
});
