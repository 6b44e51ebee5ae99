import type { Insertable, Selectable } from 'kysely';
import { Money } from '../../../kernel/money.js';
import type { CouponTerms } from '../../domain/coupon-terms.js';
import type { PromotionTables } from './tables.js';

export type CouponRow = Selectable<PromotionTables['coupon']>;

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

export function columnsOf(
  terms: CouponTerms,
): Omit<Insertable<PromotionTables['coupon']>, 'id' | 'used' | 'created_at'> {
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
