import type { Kysely } from 'kysely';
import { later } from '../../../platform/database/later.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { ProductState, VariantState } from '../../domain/product-state.js';
import { variantRow } from './product-rows.js';
import type { CatalogueTables } from './tables.js';

/** What a variant costs. */
export interface Priced {
  id: string;
  priceCents: number;
  discount: number;
}
/** What its variants cost, in their order. */
export const priced = ({ discount, variants }: ProductState): Priced[] =>
  variants.map(({ id, priceCents }) => ({ id, priceCents, discount }));

interface PriceRow extends Priced {
  rowId: string;
  changedBy: string | null;
  changedAt: Date;
}

/** What these variants cost from now on, for the history of prices. */
export async function logPrices(tables: Kysely<CatalogueTables>, rows: readonly PriceRow[]): Promise<void> {
  const log = rows.map(({ rowId, id, priceCents, discount, changedBy, changedAt }) => ({
    ...{ id: rowId, variant_id: id, price_cents: priceCents, discount_percent: discount },
    ...{ changed_by: changedBy, changed_at: changedAt },
  }));
  await later(tables, tables.insertInto('price_change').values(log));
}

/** What each cost when nothing was taken off for the last time, where it costs the same since something is. */
export async function unreducedPrices(
  tables: Kysely<CatalogueTables>,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tables
    .selectFrom('price_change')
    .distinctOn('variant_id')
    .select(['variant_id', 'price_cents'])
    .where('variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
    .where('discount_percent', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('price_change as later')
            .innerJoin('variant', 'variant.id', 'later.variant_id')
            .select('later.id')
            .whereRef('later.variant_id', '=', 'price_change.variant_id')
            .whereRef('later.changed_at', '>=', 'price_change.changed_at')
            .where('later.discount_percent', '>', 0)
            .whereRef('later.price_cents', '<>', 'variant.price_cents'),
        ),
      ),
    )
    .orderBy('variant_id')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.variant_id, row.price_cents]));
}

/** Puts what they cost least before beside them. */
export const lowestPrices = (tables: Kysely<CatalogueTables>, variantIds: readonly string[]) =>
  tables
    .updateTable('variant')
    .set(({ fn }) => ({ lowest_cents: fn<number>('lowest_price_before', ['id', 'variant.price_cents']) }))
    .where('id', '=', (eb) => eb.fn.any(manyIds(variantIds)));

/** Puts what a variant that is there costs and measures into its row. */
export function rewriteVariant(tables: Kysely<CatalogueTables>, product: ProductState, index: number) {
  const { id, product_id: _product, sku: _sku, options: _options, ...changed } = variantRow(product, index);
  return tables.updateTable('variant').set(changed).where('id', '=', id);
}

/** Prices of their own in other currencies. */
export async function insertOwnPrices(
  tables: Kysely<CatalogueTables>,
  variants: readonly VariantState[],
): Promise<void> {
  const rows = variants.flatMap(({ id, ownPrices: prices }) =>
    Object.entries(prices).map(([currency, price_cents]) => ({ variant_id: id, currency, price_cents })),
  );
  if (rows.length > 0) await tables.insertInto('variant_price').values(rows).execute();
}
