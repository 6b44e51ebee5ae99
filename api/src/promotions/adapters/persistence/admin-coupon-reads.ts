import { toDecimal } from '../../../kernel/currency.js';
import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, Selectable, SelectQueryBuilder } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { isoOrNull } from '../../../platform/database/moments.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { containing, folded } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import type { AdminCouponDto } from '../http/admin-coupon.dto.js';
import type { PromotionTables } from './tables.js';

export const COUPON_RULES: ListRules = {
  resource: 'coupons',
  sorts: ['code', 'createdAt', 'used', 'endsAt', 'isActive'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    kind: ['percent', 'amount'],
    isActive: 'flag',
    accountId: 'uuid',
    current: 'mark',
    withNewsletter: 'mark',
  },
};

const SORTS = {
  code: 'coupon.code',
  createdAt: 'coupon.created_at',
  used: 'coupon.used',
  endsAt: 'coupon.ends_at',
  isActive: 'coupon.is_active',
  id: 'coupon.id',
} as const;

type CouponRow = Selectable<PromotionTables['coupon']>;
type Found = SelectQueryBuilder<PromotionTables, 'coupon', object>;

@Injectable()
export class AdminCouponReads extends PostgresAdapter<PromotionTables> {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
  ) {
    super(database);
  }

  async list(list: AdminList): Promise<{ items: AdminCouponDto[]; total: number }> {
    const found = this.matching(list);
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? 'coupon.created_at';
    const items = await this.rows(pageOf(found, list, sort, 'coupon.id'));
    return { items, total: await this.totals.of(found) };
  }

  async find(id: string): Promise<AdminCouponDto | undefined> {
    const [coupon] = await this.named([id]);
    return coupon;
  }

  /** Those with these ids, in no order. */
  async named(ids: readonly string[]): Promise<AdminCouponDto[]> {
    return ids.length === 0 ? [] : this.rows(this.own().where('coupon.id', 'in', ids));
  }

  private async rows(found: Found): Promise<AdminCouponDto[]> {
    const rows = await found
      .leftJoin('account', 'account.id', 'coupon.account_id')
      .selectAll('coupon')
      .select('account.email as account_email')
      .execute();
    return rows.map(viewOf);
  }

  private matching(list: AdminList): Found {
    let query = this.ownTerms(list);
    const ids = list.ids;
    if (ids) query = query.where('coupon.id', 'in', ids);
    const kinds = list.all('kind');
    if (kinds) query = query.where('coupon.kind', 'in', kinds as CouponRow['kind'][]);
    const active = list.flag('isActive');
    if (active !== undefined) query = query.where('coupon.is_active', '=', active);
    const accounts = list.all('accountId');
    if (accounts) query = query.where('coupon.account_id', 'in', accounts);
    return list.flag('current') ? query.where(isCurrent) : query;
  }

  /** Coupons with terms of their own that `q` finds. The newsletter's, one for each of its readers, are left out unless they are asked for or looked up. */
  ownTerms(list: AdminList): Found {
    const q = list.text('q')?.trim().toLowerCase();
    if (!q)
      return list.ids || list.flag('withNewsletter')
        ? this.own()
        : this.own().where('coupon.from_newsletter', '=', false);
    const pattern = containing(q);
    return this.own().where(({ eb, fn, or }) =>
      or([
        eb(fn('lower', ['coupon.code']), 'like', pattern),
        eb(folded(eb.ref('coupon.description')), 'like', folded(eb.val(pattern))),
      ]),
    );
  }

  private own(): Found {
    return this.tables().selectFrom('coupon').where('coupon.discount_id', 'is', null);
  }
}

/** Switched on, begun, not over, and not used up. */
function isCurrent({ eb, and, or, fn }: ExpressionBuilder<PromotionTables, 'coupon'>) {
  return and([
    eb('coupon.is_active', '=', true),
    or([eb('coupon.starts_at', 'is', null), eb('coupon.starts_at', '<=', fn<string>('now'))]),
    or([eb('coupon.ends_at', 'is', null), eb('coupon.ends_at', '>', fn<string>('now'))]),
    or([eb('coupon.max_uses', 'is', null), eb('coupon.used', '<', eb.ref('coupon.max_uses'))]),
  ]);
}

function viewOf(row: CouponRow & { account_email: string | null }): AdminCouponDto {
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    description: row.description,
    kind: row.kind === 'percent' ? row.kind : 'amount',
    percent: row.percent,
    amount: row.amount_cents === null ? null : toDecimal(row.amount_cents),
    minTotal: toDecimal(row.min_total_cents),
    firstOrderOnly: row.first_order_only,
    accountId: row.account_id,
    accountEmail: row.account_email,
    maxUses: row.max_uses,
    perAccount: row.per_account,
    used: row.used,
    isActive: row.is_active,
    startsAt: isoOrNull(row.starts_at),
    endsAt: isoOrNull(row.ends_at),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
