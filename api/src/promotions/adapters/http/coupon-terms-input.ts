import { Money } from '../../../kernel/money.js';
import type { CouponTerms } from '../../domain/coupon-terms.js';
import type { CouponChangeDto, NewCouponDto } from './admin-coupon.dto.js';

const NOTHING_SAID: Omit<CouponTerms, 'code' | 'kind'> = {
  description: '',
  percent: null,
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

/** A whole set of terms, with defaults for what was not sent. */
export function newTerms(body: NewCouponDto): CouponTerms {
  return { ...NOTHING_SAID, code: body.code, kind: body.kind, ...changedTerms(body) };
}

/** The terms that were sent; `null` empties a member that may be empty and is ignored elsewhere. */
export function changedTerms(body: CouponChangeDto): Partial<CouponTerms> {
  const { percent, amount, minTotal, accountId, maxUses, startsAt, endsAt, ...plain } = body;
  return {
    ...given(plain),
    ...(percent === undefined ? {} : { percent }),
    ...(amount === undefined ? {} : { amount: amount === null ? null : Money.fromDecimal(amount) }),
    ...(minTotal === undefined || minTotal === null
      ? {}
      : { minTotal: Money.fromDecimal(minTotal, 'minTotal') }),
    ...(accountId === undefined ? {} : { accountId }),
    ...(maxUses === undefined ? {} : { maxUses }),
    ...(startsAt === undefined ? {} : { startsAt: date(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: date(endsAt) }),
  };
}

type Plain = Pick<
  CouponChangeDto,
  'code' | 'description' | 'kind' | 'firstOrderOnly' | 'perAccount' | 'isActive'
>;

function given(plain: Plain): Partial<CouponTerms> {
  const entries = Object.entries(plain).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries);
}

const date = (text: string | null) => (text === null ? null : new Date(text));
