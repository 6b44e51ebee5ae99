import { BudgetSpent } from '../../../kernel/staff-budget.js';
import { KeyNeedsPerson, PasswordRequired } from '../../../kernel/password-required.js';
import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { NotMoney } from '../../../kernel/money.js';
import {
  CouponChanged,
  CouponCodeTaken,
  CouponInUse,
  CouponNotFound,
  CouponTermsWrong,
} from '../../domain/coupon-terms.js';

/** A coupon of the demo shop. */
const parameters = { id: '01942417-9872-74c7-9063-941417d7e4ff' };
const wrong = [
  new NotMoney(19.999, 'amount'),
  new CouponTermsWrong([{ field: 'percent', message: 'Percent must be more than 0 and at most 100' }]),
  new InvalidInput([{ field: 'kind', message: 'kind must be percent or amount' }]),
  new CouponCodeTaken('SPRING10'),
  new CurrencyChanged(),
  new BudgetSpent(5_000),
  ...[new PasswordRequired(), new KeyNeedsPerson()],
];

const changeCoupon: CallDescription = {
  parameters,
  requests: { switchOff: { summary: 'Switches it off', value: { isActive: false } } },
  refuses: [...wrong, new CouponNotFound(), new CouponChanged(4)],
};

export const ADMIN_COUPON_CALLS: CallDescriptions = {
  adminListCoupons: {},
  adminCreateCoupon: {
    requests: {
      percent: {
        summary: 'Ten percent off orders of $40 or more, once for everybody',
        value: {
          code: 'SPRING10',
          kind: 'percent',
          percent: 10,
          minTotal: 40,
          description: '10% off in spring',
        },
      },
      amount: {
        summary: 'Five dollars off, for the first hundred',
        value: { code: 'FIVER', kind: 'amount', amount: 5, maxUses: 100, endsAt: '2030-12-31T23:59:59.000Z' },
      },
    },
    refuses: wrong,
  },
  adminGetCoupon: { parameters, refuses: [new CouponNotFound()] },
  adminUpdateCoupon: changeCoupon,
  adminPatchCoupon: changeCoupon,
  adminDeleteCoupon: { parameters, refuses: [new CouponNotFound(), new CouponInUse()] },
};
