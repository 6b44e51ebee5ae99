import { Injectable } from '@nestjs/common';
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
    const found = this.matching(list);
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? 'rule.created_at';
    const page = await pageOf(found, list, sort, 'rule.id')
      .select(['rule.id', 'rule.type', 'rule.state'])
      .execute();
    const total = await this.totals.of(found);
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

  private matching(list: AdminList) {
    let query = this.database
      .sql<PromotionTables>()
      .selectFrom(this.foundDiscounts(list).unionAll(this.foundCoupons(list)).as('rule'));
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
    return query;
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
