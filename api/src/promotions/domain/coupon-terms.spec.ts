import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import {
  CouponCodeTaken,
  CouponInUse,
  CouponNotFound,
  CouponTermsWrong,
  soundTerms,
  type CouponTerms,
} from './coupon-terms.js';

const TEN: CouponTerms = {
  code: 'ten',
  description: '',
  kind: 'percent',
  percent: 10,
  amount: null,
  minTotal: Money.zero,
  firstOrderOnly: false,
  accountId: null,
  maxUses: null,
  perAccount: 1,
  isActive: true,
  startsAt: null,
  endsAt: null,
};

describe('the terms of a coupon', () => {
  it('keep the code in capitals and only the value of their own kind', () => {
    expect(soundTerms({ ...TEN, code: ' ten ', amount: Money.ofCents(5) }, 0)).toMatchObject({
      code: 'TEN',
      percent: 10,
      amount: null,
    });
  });

  it.each([
    ['a code of two letters', { code: 'AB' }, 'code'],
    ['a code with a blank', { code: 'A B C' }, 'code'],
    ['a sign before the code', { code: '!TEN' }, 'code'],
    ['no percent', { percent: null }, 'percent'],
    ['0 percent', { percent: 0 }, 'percent'],
    ['101 percent', { percent: 101 }, 'percent'],
    ['no amount', { kind: 'amount' as const }, 'amount'],
    ['an amount of nothing', { kind: 'amount' as const, amount: Money.zero }, 'amount'],
    ['an end at the start', { startsAt: new Date(1), endsAt: new Date(1) }, 'endsAt'],
    ['an end before the start', { startsAt: new Date(2), endsAt: new Date(1) }, 'endsAt'],
    ['fewer uses than there were', { maxUses: 2 }, 'maxUses'],
  ])('refuse %s and name the field', (_, wrong, field) => {
    const refusal = (() => {
      try {
        soundTerms({ ...TEN, ...wrong }, 3);
      } catch (error) {
        return error;
      }
      return undefined;
    })();
    expect(refusal).toBeInstanceOf(CouponTermsWrong);
    expect((refusal as CouponTermsWrong).details.fields?.[0]?.field).toBe(field);
  });

  it.each([
    ['all of the price', { percent: 100 }],
    ['a fraction of a percent', { percent: 0.5 }],
    ['an amount', { kind: 'amount' as const, percent: null, amount: Money.ofCents(1) }],
    ['as many uses as there were', { maxUses: 3 }],
    ['a start without an end', { startsAt: new Date(2) }],
    ['an end without a start', { endsAt: new Date(1) }],
    ['an end after the start', { startsAt: new Date(1), endsAt: new Date(2) }],
    ['a least total', { minTotal: Money.ofCents(1) }],
  ])('take %s', (_, right) => {
    expect(soundTerms({ ...TEN, ...right }, 3)).toMatchObject(right);
  });

  it('name every field that is wrong', () => {
    const wrong = () => soundTerms({ ...TEN, code: '', percent: null }, 0);
    expect(wrong).toThrow('Code must be 3 to 40 letters, digits, - or _');
    expect(wrong).toThrow(expect.objectContaining({ kind: 'invalid', code: 'coupon_terms_wrong' }));
  });

  it('tell what else stands against a coupon', () => {
    expect(new CouponCodeTaken('TEN')).toMatchObject({
      message: 'There is a coupon TEN already.',
      details: { fields: [{ field: 'code' }] },
    });
    expect(new CouponInUse()).toMatchObject({ code: 'coupon_in_use' });
    expect(new CouponNotFound()).toMatchObject({ code: 'coupon_not_found' });
  });
});
