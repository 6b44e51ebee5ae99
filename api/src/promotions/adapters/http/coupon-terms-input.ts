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

/** The terms that were sent; `null` empties a member that may be empty, and sets it back elsewhere. */
export function changedTerms(body: CouponChangeDto): Partial<CouponTerms> {
  const { amount, minTotal, perAccount, startsAt, endsAt, ...plain } = body;
  return {
    ...given(plain),
    ...(amount === undefined ? {} : { amount: amount === null ? null : Money.fromDecimal(amount) }),
    ...(minTotal === undefined ? {} : { minTotal: Money.fromDecimal(minTotal ?? 0, 'minTotal') }),
    ...(perAccount === undefined ? {} : { perAccount: perAccount ?? NOTHING_SAID.perAccount }),
    ...(startsAt === undefined ? {} : { startsAt: date(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: date(endsAt) }),
  };
}

type Plain = Omit<CouponChangeDto, 'amount' | 'minTotal' | 'perAccount' | 'startsAt' | 'endsAt'>;

const given = (plain: Plain): Partial<CouponTerms> =>
  Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));

const date = (text: string | null) => (text === null ? null : new Date(text));
