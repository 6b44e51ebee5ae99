import { ThingChanged } from '../../kernel/changed.js';
import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';
import type { Money } from '../../kernel/money.js';

/** What the shop writes down for a coupon; how it is used is the business of the rules beside. */
export interface CouponTerms {
  code: string;
  description: string;
  kind: 'percent' | 'amount';
  /** More than 0, at most 100; for `percent` coupons alone. */
  percent: number | null;
  /** For `amount` coupons alone. */
  amount: Money | null;
  minTotal: Money;
  firstOrderOnly: boolean;
  accountId: string | null;
  maxUses: number | null;
  perAccount: number;
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

export class CouponTermsWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'coupon_terms_wrong', fields[0]?.message ?? 'The coupon is not valid.', { fields });
  }
}

export class CouponCodeTaken extends Refusal {
  constructor(code: string) {
    const message = `There is a coupon ${code} already.`;
    super('conflict', 'coupon_code_taken', message, { fields: [{ field: 'code', message }] });
  }
}

export const CouponInUse = refusal(
  'conflict',
  'coupon_in_use',
  'Orders carry this coupon; switch it off instead of deleting it.',
);

export const CouponNotFound = refusal('not-found', 'coupon_not_found', 'Coupon not found');

/** Somebody else was faster, and what they have changed would be lost. */
export class CouponChanged extends ThingChanged {
  constructor(version: number) {
    super('coupon', version);
  }
}

const CODE = /^[A-Z0-9][A-Z0-9_-]{2,39}$/;

/** The terms as they are kept: the code in capitals, the value of the other kind left out. @throws CouponTermsWrong */
export function soundTerms(changes: CouponTerms, used: number): CouponTerms {
  const terms: CouponTerms = {
    ...changes,
    code: changes.code.trim().toUpperCase(),
    percent: changes.kind === 'percent' ? changes.percent : null,
    amount: changes.kind === 'amount' ? changes.amount : null,
  };
  const faults = RULES.filter((rule) => !rule.holds(terms, used));
  if (faults.length > 0) throw new CouponTermsWrong(faults.map(({ field, message }) => ({ field, message })));
  return terms;
}

interface Rule extends FieldError {
  holds(terms: CouponTerms, used: number): boolean;
}

const RULES: readonly Rule[] = [
  {
    field: 'code',
    message: 'Code must be 3 to 40 letters, digits, - or _',
    holds: ({ code }) => CODE.test(code),
  },
  {
    field: 'percent',
    message: 'Percent must be more than 0 and at most 100',
    holds: ({ kind, percent }) => kind !== 'percent' || (percent !== null && percent > 0 && percent <= 100),
  },
  {
    field: 'amount',
    message: 'Amount must be more than 0',
    holds: ({ kind, amount }) => kind !== 'amount' || (amount !== null && amount.cents > 0),
  },
  {
    field: 'minTotal',
    message: 'The least total must not be negative',
    holds: ({ minTotal }) => minTotal.cents >= 0,
  },
  {
    field: 'maxUses',
    message: 'The coupon has been used more often than that',
    holds: ({ maxUses }, used) => maxUses === null || maxUses >= used,
  },
  {
    field: 'endsAt',
    message: 'The coupon must end after it starts',
    holds: ({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt,
  },
];
