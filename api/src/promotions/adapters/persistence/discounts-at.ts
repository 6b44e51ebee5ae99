import { dateOrNull } from '../../../platform/database/moments.js';
import { sql, type Expression, type Kysely, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Money } from '../../../kernel/money.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Discount } from '../../domain/discount.js';
import type { PromotionTables } from './tables.js';

/** More rules than a shop has in force at once. */
const MOST = 100;

/** What scopes ask of products. */
export const factsOf = (db: Kysely<PromotionTables>, ids: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['product.id', 'product.fields', 'product.category'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('product_category as c')
          .select('c.category')
          .whereRef('c.product_id', '=', 'product.id'),
      ).as('categories'),
    )
    .where((eb) => eb('product.id', '=', eb.fn.any(manyIds(ids))));

interface Moment {
  moment: string;
  ofCode: string;
}
/** Those that apply by themselves at a moment, and that of a code. */
const inForce = (db: Kysely<PromotionTables>, place: PlaceOf<Moment>) =>
  db
    .selectFrom('discount')
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('by_code', '=', false), eb('id', '=', place('ofCode'))]))
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', place('moment'))]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', place('moment'))]))
    .orderBy('priority', 'desc')
    .orderBy('id')
    .limit(MOST);

/** Each quote asks for them, by the stamps of their terms, in their order, and what of them orders have counted. Their terms are read once. */
export const stampsAt = compiledOnce((db: Kysely<PromotionTables>, place: PlaceOf<Moment>) =>
  db.selectFrom(inForce(db, place).select(['terms_stamp', 'used', 'spent_cents']).as('one')).select((eb) => {
    const listed = (one: Expression<unknown>) => eb.fn.agg<string | null>('string_agg', [one, sql.lit(',')]);
    const counted = eb.fn('concat_ws', [sql.lit(' '), 'one.terms_stamp', 'one.used', 'one.spent_cents']);
    return [
      listed(eb.cast('one.terms_stamp', 'text')).as('stamps'),
      listed(counted)
        .filterWhere((of) => of.or([of('one.used', '<>', 0), of('one.spent_cents', '<>', 0)]))
        .as('counted'),
    ];
  }),
);

export const discountsAt = compiledOnce((db: Kysely<PromotionTables>, place: PlaceOf<Moment>) =>
  inForce(db, place).selectAll(),
);

export const discountOf = (row: Selectable<PromotionTables['discount']>): Discount => ({
  id: row.id,
  version: row.version,
  name: row.name,
  kind: row.kind,
  values: row.kind_values,
  scope: row.scope,
  minTotal: Money.ofCents(row.min_total_cents),
  countries: row.countries,
  groupIds: row.group_ids,
  firstOrderOnly: row.first_order_only,
  byCode: row.by_code,
  combines: row.combines,
  priority: row.priority,
  maxUses: row.max_uses,
  perCustomer: row.per_customer,
  budget: row.budget_cents === null ? null : Money.ofCents(row.budget_cents),
  isActive: row.is_active,
  startsAt: dateOrNull(row.starts_at),
  endsAt: dateOrNull(row.ends_at),
  used: row.used,
  spent: Money.ofCents(row.spent_cents),
});
