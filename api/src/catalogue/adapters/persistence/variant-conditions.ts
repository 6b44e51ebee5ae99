import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { namesOf, type ChosenOption, type ProductFilter } from '../../application/product-filter.js';
import type { AdminTables } from './tables.js';

type Condition = Expression<SqlBool>;

const v = expressionBuilder<AdminTables, 'v'>();

/** What a row of `variant v` must satisfy; empty when any variant will do. */
export function ofVariant(filter: Pick<ProductFilter, 'options' | 'inStock'>, omit?: string): Condition[] {
  const chosen = filter.options.filter((option) => option.name !== omit).map(hasOption);
  return filter.inStock ? [...chosen, VARIANT_IN_STOCK] : chosen;
}

/** In whatever spelling. */
function hasOption(option: ChosenOption): Condition {
  const keys = (name: string, value: string) =>
    v.fn<Record<string, string>>('option_keys', [v.cast(v.val(JSON.stringify({ [name]: value })), 'jsonb')]);
  const choices = namesOf(option).flatMap((name) => option.values.map((value) => keys(name, value)));
  return v.or(choices.map((choice) => v('v.option_keys', '@>', choice)));
}

/** Of `variant v`. */
export const VARIANT_IN_STOCK = v.exists(
  v
    .selectFrom('shelf as s')
    .select('s.variant_id')
    .whereRef('s.variant_id', '=', 'v.id')
    .where((s) => s.or([s('s.on_hand', 'is', null), s('s.on_hand', '>', s.ref('s.held'))])),
);
