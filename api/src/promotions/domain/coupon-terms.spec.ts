import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { CouponTermsWrong, soundTerms, type CouponTerms } from './coupon-terms.js';

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
    ['no percent', { percent: null }, 'percent'],
    ['101 percent', { percent: 101 }, 'percent'],
    ['no amount', { kind: 'amount' as const }, 'amount'],
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
});
