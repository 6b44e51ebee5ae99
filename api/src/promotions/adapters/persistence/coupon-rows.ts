import { Money } from '../../../kernel/money.js';
import type { CouponTerms } from '../../domain/coupon-terms.js';

/** The table `coupon`, as the back office reads and writes it. */
export interface CouponRows {
  coupon: {
    id: string;
    code: string;
    description: string;
    kind: string;
    percent: number | null;
    amount_cents: number | null;
    min_total_cents: number;
    first_order_only: boolean;
    account_id: string | null;
    max_uses: number | null;
    per_account: number;
    used: number;
    is_active: boolean;
    starts_at: Date | string | null;
    ends_at: Date | string | null;
    created_at: Date | string;
  };
  account: { id: string; email: string };
}

export type CouponRow = CouponRows['coupon'];

export function termsOf(row: CouponRow): CouponTerms {
  return {
    code: row.code,
    description: row.description,
    kind: row.kind === 'amount' ? 'amount' : 'percent',
    percent: row.percent,
    amount: row.amount_cents === null ? null : Money.ofCents(row.amount_cents),
    minTotal: Money.ofCents(row.min_total_cents),
    firstOrderOnly: row.first_order_only,
    accountId: row.account_id,
    maxUses: row.max_uses,
    perAccount: row.per_account,
    isActive: row.is_active,
    startsAt: row.starts_at === null ? null : new Date(row.starts_at),
    endsAt: row.ends_at === null ? null : new Date(row.ends_at),
  };
}

export function columnsOf(terms: CouponTerms): Omit<CouponRow, 'id' | 'used' | 'created_at'> {
  return {
    code: terms.code,
    description: terms.description,
    kind: terms.kind,
    percent: terms.percent,
    amount_cents: terms.amount?.cents ?? null,
    min_total_cents: terms.minTotal.cents,
    first_order_only: terms.firstOrderOnly,
    account_id: terms.accountId,
    max_uses: terms.maxUses,
    per_account: terms.perAccount,
    is_active: terms.isActive,
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
  };
}
