import { dateOrNull } from '../../../platform/database/moments.js';
import type { Kysely, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Money } from '../../../kernel/money.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Discount } from '../../domain/discount.js';
import type { PromotionTables } from './tables.js';

/** More rules than a shop has in force at once. */
const MOST = 100;

/** What scopes ask of a product. */
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

/**
 * Those that apply by themselves at a moment, and that of a code: each quote asks for them. The first comes with what scopes ask
 * of the products.
 */
export const inForceAt = compiledOnce(
  (
    db: Kysely<PromotionTables>,
    place: PlaceOf<{ moment: string; ofCode: string; products: readonly string[] }>,
  ) =>
    db
      .with('in_force', (one) =>
        one
          .selectFrom('discount')
          .selectAll()
          .where('is_active', '=', true)
          .where((eb) => eb.or([eb('by_code', '=', false), eb('id', '=', place('ofCode'))]))
          .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', place('moment'))]))
          .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', place('moment'))]))
          .orderBy('priority', 'desc')
          .orderBy('id')
          .limit(MOST),
      )
      .selectFrom('in_force')
      .selectAll('in_force')
      .select((eb) =>
        eb
          .case()
          .when('in_force.id', '=', eb.selectFrom('in_force as first').select('first.id').limit(1))
          .then(jsonArrayFrom(factsOf(db, place('products'))))
          .end()
          .as('products'),
      )
      .orderBy('priority', 'desc')
      .orderBy('id'),
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
