import { Injectable } from '@nestjs/common';
import type { Selectable, SelectQueryBuilder } from 'kysely';
import { toDecimal } from '../../../kernel/currency.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { isoOrNull } from '../../../platform/database/moments.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { containing, folded } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { toldValues } from '../../domain/discount-terms.js';
import { DISCOUNT_STATES, type DiscountState } from '../../domain/discount-state.js';
import { DISCOUNT_KINDS } from '../../kinds/index.js';
import type { AdminDiscountDto } from '../http/admin-discount.dto.js';
import { discountState } from './rule-state.js';
import type { PromotionTables } from './tables.js';

export const DISCOUNT_RULES: ListRules = {
  resource: 'discounts',
  sorts: ['name', 'createdAt', 'priority', 'endsAt', 'isActive'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    kind: DISCOUNT_KINDS.map(({ name }) => name),
    state: DISCOUNT_STATES,
    byCode: 'flag',
  },
};

const SORTS = {
  name: 'discount.name',
  createdAt: 'discount.created_at',
  priority: 'discount.priority',
  endsAt: 'discount.ends_at',
  isActive: 'discount.is_active',
  id: 'discount.id',
} as const;

type DiscountRow = Selectable<PromotionTables['discount']>;
type Found = SelectQueryBuilder<PromotionTables, 'discount', object>;

@Injectable()
export class AdminDiscountReads extends PostgresAdapter<PromotionTables> {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
  ) {
    super(database);
  }

  async list(list: AdminList): Promise<{ items: AdminDiscountDto[]; total: number }> {
    const found = this.matching(list);
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? 'discount.created_at';
    const items = await this.rows(pageOf(found, list, sort, 'discount.id'));
    return { items, total: await this.totals.of(found) };
  }

  async find(id: string): Promise<AdminDiscountDto | undefined> {
    const [one] = await this.named([id]);
    return one;
  }

  /** Those with these ids, in no order. */
  async named(ids: readonly string[]): Promise<AdminDiscountDto[]> {
    if (ids.length === 0) return [];
    return this.rows(this.tables().selectFrom('discount').where('discount.id', 'in', ids));
  }

  private async rows(found: Found): Promise<AdminDiscountDto[]> {
    const rows = await found
      .selectAll('discount')
      .select((eb) => [
        discountState(eb).as('state'),
        eb
          .selectFrom('discount_use')
          .select((use) => use.fn.countAll<number>().as('uses'))
          .whereRef('discount_use.discount_id', '=', 'discount.id')
          .where('discount_use.state', '<>', 'released')
          .as('uses'),
        eb
          .selectFrom('discount_use')
          .select((use) => use.fn.coalesce(use.fn.sum<number>('own_cents'), use.lit(0)).as('taken'))
          .whereRef('discount_use.discount_id', '=', 'discount.id')
          .where('discount_use.state', '<>', 'released')
          .as('taken'),
        eb
          .selectFrom('coupon')
          .select((code) => code.fn.countAll<number>().as('codes'))
          .whereRef('coupon.discount_id', '=', 'discount.id')
          .as('codes'),
      ])
      .execute();
    return rows.map(viewOf);
  }

  private matching(list: AdminList): Found {
    let query: Found = this.tables().selectFrom('discount');
    const ids = list.ids;
    if (ids) query = query.where('discount.id', 'in', ids);
    const kinds = list.all('kind');
    if (kinds) query = query.where('discount.kind', 'in', kinds);
    const states = list.all('state') as DiscountState[] | undefined;
    if (states) query = query.where((eb) => eb(discountState(eb), 'in', states));
    const byCode = list.flag('byCode');
    if (byCode !== undefined) query = query.where('discount.by_code', '=', byCode);
    const q = list.text('q')?.trim().toLowerCase();
    if (!q) return query;
    return query.where((eb) => eb(folded(eb.ref('discount.name')), 'like', folded(eb.val(containing(q)))));
  }
}

type Shown = DiscountRow & {
  state: DiscountState;
  uses: number | null;
  taken: number | null;
  codes: number | null;
};

function viewOf(row: Shown): AdminDiscountDto {
  const scope = row.scope;
  const terms = { kind: row.kind, values: row.kind_values };
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    kind: row.kind,
    values: { ...toldValues(terms) },
    products: [...scope.products],
    categories: [...scope.categories],
    fields: scope.fields.map((one) => ({ ...one })),
    minTotal: toDecimal(row.min_total_cents),
    countries: [...row.countries],
    groupIds: [...row.group_ids],
    firstOrderOnly: row.first_order_only,
    byCode: row.by_code,
    combines: row.combines,
    priority: row.priority,
    maxUses: row.max_uses,
    perCustomer: row.per_customer,
    budget: row.budget_cents === null ? null : toDecimal(row.budget_cents),
    state: row.state,
    used: Number(row.uses ?? 0),
    taken: toDecimal(Number(row.taken ?? 0)),
    codes: Number(row.codes ?? 0),
    isActive: row.is_active,
    startsAt: isoOrNull(row.starts_at),
    endsAt: isoOrNull(row.ends_at),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
