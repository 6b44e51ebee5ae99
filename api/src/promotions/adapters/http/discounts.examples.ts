import { NotMoney } from '../../../kernel/money.js';
import { KeyNeedsPerson, PasswordRequired } from '../../../kernel/password-required.js';
import { BudgetSpent } from '../../../kernel/staff-budget.js';
import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { CouponCodeTaken } from '../../domain/coupon-terms.js';
import {
  DiscountChanged,
  DiscountInUse,
  DiscountNotFound,
  DiscountTermsWrong,
} from '../../domain/discount-terms.js';

/** A discount of the demo shop. */
const parameters = { id: '01942417-9872-74c7-9063-941417d7e4fe' };
const wrong = [
  new NotMoney(19.999, 'minTotal'),
  new DiscountTermsWrong([{ field: 'values.percent', message: 'Percent must be at most 100' }]),
  new InvalidInput([{ field: 'priority', message: 'priority must be a whole number from 0 to 1000' }]),
  new CurrencyChanged(),
  new BudgetSpent(5_000),
  ...[new PasswordRequired(), new KeyNeedsPerson()],
];

const changeDiscount: CallDescription = {
  parameters,
  requests: { switchOff: { summary: 'Switches it off', value: { isActive: false } } },
  refuses: [...wrong, new DiscountNotFound(), new DiscountChanged(4)],
};

export const ADMIN_DISCOUNT_CALLS: CallDescriptions = {
  adminListDiscounts: {},
  adminListDiscountKinds: {},
  adminCreateDiscount: {
    requests: {
      percent: {
        summary: 'Ten percent off orders of $400 or more, for everybody',
        value: { name: 'Ten percent off in spring', kind: 'percent', values: { percent: 10 }, minTotal: 400 },
      },
      bundle: {
        summary: 'Three for two of a category, at most $500 in all',
        value: {
          name: 'Three for two',
          kind: 'bundle',
          values: { buy: 2, get: 1, percent: 100 },
          categories: ['Books that nobody sells'],
          budget: 500,
        },
      },
    },
    refuses: wrong,
  },
  adminGetDiscount: { parameters, refuses: [new DiscountNotFound()] },
  adminUpdateDiscount: changeDiscount,
  adminPatchDiscount: changeDiscount,
  adminDeleteDiscount: { parameters, refuses: [new DiscountNotFound(), new DiscountInUse()] },
};

export const DISCOUNT_TOOL_CALLS: CallDescriptions = {
  adminPreviewDiscount: {
    requests: {
      percent: {
        summary: 'Ten percent off everything',
        value: { name: 'Ten percent off', kind: 'percent', values: { percent: 10 } },
      },
    },
    refuses: [
      new NotMoney(19.999, 'minTotal'),
      new DiscountTermsWrong([{ field: 'values.percent', message: 'Percent must be at most 100' }]),
      new InvalidInput([{ field: 'priority', message: 'priority must be a whole number from 0 to 1000' }]),
    ],
  },
  adminMakeDiscountCodes: {
    parameters,
    requests: { many: { summary: 'A hundred codes, each for once', value: { count: 100, prefix: 'MAY-' } } },
    refuses: [
      new DiscountTermsWrong([
        { field: 'code', message: 'This discount applies by itself: it needs no codes' },
      ]),
      new InvalidInput([{ field: 'count', message: 'count must be a whole number from 1 to 5000' }]),
      new CouponCodeTaken('FRIENDS'),
      new DiscountNotFound(),
    ],
  },
  adminExportDiscountCodes: { parameters, refuses: [new DiscountNotFound()] },
};
