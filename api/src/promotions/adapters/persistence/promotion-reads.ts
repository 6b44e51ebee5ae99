import { Injectable } from '@nestjs/common';
import type { InferResult, SelectQueryBuilder } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { containing, folded } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { DISCOUNT_STATES, type DiscountState } from '../../domain/discount-state.js';
import { DISCOUNT_KINDS } from '../../kinds/index.js';
import type { AdminCouponDto } from '../http/admin-coupon.dto.js';
import type { AdminDiscountDto } from '../http/admin-discount.dto.js';
import type { AdminPromotionDto } from '../http/admin-promotion.dto.js';
import { AdminCouponReads } from './admin-coupon-reads.js';
import { AdminDiscountReads } from './admin-discount-reads.js';
import { couponState, discountState } from './rule-state.js';
import type { PromotionTables } from './tables.js';

export const PROMOTION_RULES: ListRules = {
  resource: 'promotions',
  sorts: ['name', 'createdAt', 'endsAt', 'isActive'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    type: ['discount', 'coupon'],
    kind: DISCOUNT_KINDS.map(({ name }) => name),
    state: DISCOUNT_STATES,
    byCode: 'flag',
    withNewsletter: 'mark',
  },
};

const SORTS = {
  name: 'rule.name',
  createdAt: 'rule.created_at',
  endsAt: 'rule.ends_at',
  isActive: 'rule.is_active',
  id: 'rule.id',
} as const;

type Sort = (typeof SORTS)[keyof typeof SORTS];
type Rule = InferResult<ReturnType<PromotionReads['foundDiscounts']>>[number];
const KINDS_OF_COUPONS = ['percent', 'amount'];

const mayBeCoupon = (list: AdminList): boolean =>
  (list.all('type')?.includes('coupon') ?? true) &&
  (list.all('kind')?.some((kind) => KINDS_OF_COUPONS.includes(kind)) ?? true) &&
  list.flag('byCode') !== false;

/** Discounts and coupons with terms of their own in one list: a page of both is found first, then each is read as its own list reads it. */
@Injectable()
export class PromotionReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly discounts: AdminDiscountReads,
    private readonly coupons: AdminCouponReads,
  ) {}

  async list(list: AdminList): Promise<{ items: AdminPromotionDto[]; total: number }> {
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? 'rule.created_at';
    const page = await pageOf(this.matching(list, sort), list, sort, 'rule.id')
      .select(['rule.id', 'rule.type', 'rule.state'])
      .execute();
    const total = await this.totals.of(this.matching(list));
    const named = (type: string) => page.filter((one) => one.type === type).map(({ id }) => id);
    const discounts = byId(await this.discounts.named(named('discount')));
    const coupons = byId(await this.coupons.named(named('coupon')));
    const items = page.flatMap(({ id, state }) => {
      const [discount, coupon] = [discounts.get(id), coupons.get(id)];
      if (discount) return [ofDiscount(discount)];
      return coupon ? [ofCoupon(coupon, state)] : [];
    });
    return { items, total };
  }

  /** Only what may be among them is looked through; with a sort each half ends where the page must. */
  private matching(list: AdminList, sort?: Sort) {
    const coupons = mayBeCoupon(list) ? this.half(this.foundCoupons(list), list, sort) : undefined;
    if (coupons && !(list.all('type')?.includes('discount') ?? true)) return this.all(coupons);
    const discounts = this.half(this.foundDiscounts(list), list, sort);
    return this.all(coupons ? discounts.unionAll(coupons) : discounts);
  }

  private all(found: ReturnType<PromotionReads['half']>) {
    return this.database.sql<PromotionTables>().selectFrom(found.as('rule'));
  }

  private half<Of extends 'discount' | 'coupon'>(
    found: SelectQueryBuilder<PromotionTables, Of, Rule>,
    list: AdminList,
    sort: Sort | undefined,
  ) {
    let query = this.database.sql<PromotionTables>().selectFrom(found.as('rule')).selectAll('rule');
    const ids = list.ids;
    if (ids) query = query.where('rule.id', 'in', ids);
    const types = list.all('type');
    if (types) query = query.where('rule.type', 'in', types as ('discount' | 'coupon')[]);
    const kinds = list.all('kind');
    if (kinds) query = query.where('rule.kind', 'in', kinds);
    const states = list.all('state');
    if (states) query = query.where('rule.state', 'in', states as DiscountState[]);
    const byCode = list.flag('byCode');
    if (byCode !== undefined) query = query.where('rule.by_code', '=', byCode);
    if (sort === undefined) return query;
    const { direction, limit, offset } = list;
    const most = pageOf(query, { direction, limit: offset + limit, offset: 0 }, sort, 'rule.id');
    return this.database.sql<PromotionTables>().selectFrom(most.as('rule')).selectAll('rule');
  }

  /** `q` finds a discount by its name, and by one of its codes as it is written. */
  private foundDiscounts(list: AdminList) {
    const q = list.text('q')?.trim();
    const query = this.database
      .sql<PromotionTables>()
      .selectFrom('discount')
      .select((eb) => [
        'discount.id',
        eb.cast<'discount' | 'coupon'>(eb.val('discount'), 'text').as('type'),
        'discount.name',
        'discount.kind',
        'discount.by_code',
        'discount.is_active',
        'discount.ends_at',
        'discount.created_at',
        discountState(eb).as('state'),
      ]);
    if (!q) return query;
    return query.where((eb) =>
      eb.or([
        eb(folded(eb.ref('discount.name')), 'like', folded(eb.val(containing(q.toLowerCase())))),
        eb.exists(
          eb
            .selectFrom('coupon')
            .select('coupon.id')
            .whereRef('coupon.discount_id', '=', 'discount.id')
            .where('coupon.code', '=', q.toUpperCase()),
        ),
      ]),
    );
  }

  private foundCoupons(list: AdminList) {
    return this.coupons
      .ownTerms(list)
      .select((eb) => [
        'coupon.id',
        eb.cast<'discount' | 'coupon'>(eb.val('coupon'), 'text').as('type'),
        'coupon.code as name',
        eb.cast<string>('coupon.kind', 'text').as('kind'),
        eb.cast<boolean>(eb.lit(true), 'boolean').as('by_code'),
        'coupon.is_active',
        'coupon.ends_at',
        'coupon.created_at',
        couponState(eb).as('state'),
      ]);
  }
}

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]));

const ofDiscount = (one: AdminDiscountDto): AdminPromotionDto => ({
  id: one.id,
  type: 'discount',
  name: one.name,
  description: '',
  kind: one.kind,
  values: one.values,
  minTotal: one.minTotal,
  byCode: one.byCode,
  codes: one.codes,
  state: one.state,
  used: one.used,
  maxUses: one.maxUses,
  taken: one.taken,
  budget: one.budget,
  isActive: one.isActive,
  startsAt: one.startsAt,
  endsAt: one.endsAt,
  createdAt: one.createdAt,
});

const ofCoupon = (one: AdminCouponDto, state: DiscountState): AdminPromotionDto => ({
  id: one.id,
  type: 'coupon',
  name: one.code,
  description: one.description,
  kind: one.kind,
  values: one.kind === 'percent' ? { percent: one.percent } : { amount: one.amount },
  minTotal: one.minTotal,
  byCode: true,
  codes: 1,
  state,
  used: one.used,
  maxUses: one.maxUses,
  taken: null,
  budget: null,
  isActive: one.isActive,
  startsAt: one.startsAt,
  endsAt: one.endsAt,
  createdAt: one.createdAt,
});
