import { Injectable } from '@nestjs/common';
import { expressionBuilder } from 'kysely';
import type { cartLineSchema } from '../../../cart/adapters/persistence/cart-line.schema.js';
import type { stockMovementSchema } from '../../../inventory/adapters/persistence/stock.schema.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import { Database } from '../../../platform/database/database.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Tables } from '../../../platform/database/tables.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { SkuRegistry } from '../../application/skus.js';
import type { ProductState, VariantState } from '../../domain/product-state.js';
import { NotAProduct, SkuTaken } from '../../domain/refusals.js';
import { ownPrices } from './own-prices-sql.js';
import { variantRow } from './product-rows.js';
import type { CatalogueTables } from './tables.js';

type VariantTables = CatalogueTables &
  Tables<typeof orderLineSchema | typeof stockMovementSchema | typeof cartLineSchema>;

const v = expressionBuilder<{ v: VariantTables['variant'] }, 'v'>();
/** By which article numbers are compared, as the index has it. */
const KEY_OF_SKU = v.fn<string>('spelling_key', ['v.sku']);

/** The archived name ends in eight characters of the id. */
const LONGEST_KEPT_SKU = 50;

/** The variants of products with their price history. One that orders, carts or the stock book refer to is archived, never deleted. */
@Injectable()
export class VariantTable extends SkuRegistry {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async taken(skus: readonly string[]): Promise<ReadonlySet<string>> {
    if (skus.length === 0) return new Set();
    const rows = await this.tables()
      .selectFrom('variant as v')
      .select(KEY_OF_SKU.as('key'))
      .where(v(KEY_OF_SKU, '=', v.fn.any(v.val(skus.map(spellingKey)))))
      .execute();
    const known = new Set(rows.map(({ key }) => key));
    return new Set(skus.filter((sku) => known.has(spellingKey(sku))));
  }

  /** Those of a product that are on sale, in order. */
  of(productId: string): Promise<VariantState[]> {
    return this.tables()
      .selectFrom('variant')
      .select(['id', 'sku', 'options', 'price_cents as priceCents', 'weight_grams as grams', 'gtin'])
      .select(['length_mm as lengthMm', 'width_mm as widthMm', 'height_mm as heightMm'])
      .select((eb) => ownPrices(eb.ref('variant.id')).as('ownPrices'))
      .where('product_id', '=', productId)
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute();
  }

  /** Brings the rows from `before` to `after`. @throws SkuTaken */
  async write(
    before: ProductState | undefined,
    after: ProductState,
    changedBy: string | null,
  ): Promise<void> {
    await holdCurrency(this.database.sql());
    const kept = new Set(after.variants.map(({ id }) => id));
    const gone = before?.variants.filter(({ id }) => !kept.has(id)) ?? [];
    for (const variant of gone) await this.remove(variant);
    await this.refuseTaken(before, after);
    for (const index of after.variants.keys()) await this.put(after, index);
    await this.writeOwnPrices(before, after);
    await this.notePrices(before, after, changedBy);
  }

  /** What a variant is called anew nobody else may be called, where two that are called alike already are kept. */
  private async refuseTaken(before: ProductState | undefined, { variants }: ProductState): Promise<void> {
    const known = new Map(before?.variants.map(({ id, sku }) => [id, spellingKey(sku)]));
    const renamed = variants.filter(({ id, sku }) => known.get(id) !== spellingKey(sku));
    if (renamed.length === 0) return;
    const taken = await this.tables()
      .selectFrom('variant as v')
      .select('v.sku')
      .where(v(KEY_OF_SKU, '=', v.fn.any(v.val(renamed.map(({ sku }) => spellingKey(sku))))))
      .where(
        'v.id',
        'not in',
        variants.map(({ id }) => id),
      )
      .execute();
    if (taken.length === 0) return;
    const keys = new Set(taken.map(({ sku }) => spellingKey(sku)));
    throw new SkuTaken(...variants.flatMap(({ sku }, at) => (keys.has(spellingKey(sku)) ? [at] : [])));
  }

  private async put(product: ProductState, index: number): Promise<void> {
    const row = variantRow(product, index);
    const { id: _id, product_id: _product, ...changed } = row;
    const put = await this.tables()
      .insertInto('variant')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(changed).whereRef('variant.product_id', '=', 'excluded.product_id'),
      )
      .returning('id')
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw sqlState(error) === UNIQUE_VIOLATION ? new SkuTaken(index) : error;
      });
    // an id that came from elsewhere, which another product has, on sale or archived
    if (!put) throw new NotAProduct(`variants.${index}.id`, 'The variant belongs to another product');
  }

  /** The archived one makes room for a new one with the same options or the same name. */
  private async remove({ id }: VariantState): Promise<void> {
    const gone = await this.tables()
      .deleteFrom('variant')
      .where('id', '=', id)
      .where(({ and, not, exists, selectFrom }) =>
        and(
          [
            selectFrom('order_line').select('order_line.id').where('order_line.variant_id', '=', id),
            selectFrom('cart_line').select('cart_line.id').where('cart_line.variant_id', '=', id),
            selectFrom('stock_movement')
              .select('stock_movement.id')
              .where('stock_movement.variant_id', '=', id),
          ].map((held) => not(exists(held))),
        ),
      )
      .returning('id')
      .executeTakeFirst();
    if (gone) return;
    await this.tables()
      .updateTable('variant')
      .set(({ eb, fn, val, lit, cast }) => ({
        archived_at: this.clock.now(),
        sku: eb(fn<string>('left', ['sku', lit(LONGEST_KEPT_SKU)]), '||', `~${id.slice(-8)}`),
        options: cast(fn('jsonb_set', ['options', val('{archived}'), val(JSON.stringify(id))]), 'jsonb'),
      }))
      .where('id', '=', id)
      .execute();
  }

  private async writeOwnPrices(before: ProductState | undefined, after: ProductState): Promise<void> {
    const known = new Map(before?.variants.map(({ id, ownPrices: prices }) => [id, prices]));
    const changed = after.variants.filter(
      ({ id, ownPrices: prices }) => JSON.stringify(known.get(id) ?? {}) !== JSON.stringify(prices),
    );
    if (changed.length === 0) return;
    const ids = changed.map(({ id }) => id);
    await this.tables().deleteFrom('variant_price').where('variant_id', 'in', ids).execute();
    const rows = changed.flatMap(({ id, ownPrices: prices }) =>
      Object.entries(prices).map(([currency, price_cents]) => ({ variant_id: id, currency, price_cents })),
    );
    if (rows.length > 0) await this.tables().insertInto('variant_price').values(rows).execute();
  }

  private async notePrices(before: ProductState | undefined, after: ProductState, changedBy: string | null) {
    const known = new Map(before?.variants.map((variant) => [variant.id, variant.priceCents]));
    const changed = after.variants.filter(
      ({ id, priceCents }) => known.get(id) !== priceCents || before?.discount !== after.discount,
    );
    await this.notePricesOf(
      changed.map(({ id, priceCents }) => ({ id, priceCents, discount: after.discount })),
      changedBy,
    );
  }

  /** What these variants cost from now on goes into the history of prices, and what they cost least before beside them. */
  async notePricesOf(
    changed: readonly { id: string; priceCents: number; discount: number }[],
    changedBy: string | null,
  ): Promise<void> {
    if (changed.length === 0) return;
    const rows = changed.map(({ id, priceCents, discount }) => ({
      ...{ id: this.ids.next(), variant_id: id, price_cents: priceCents, discount_percent: discount },
      ...{ changed_by: changedBy, changed_at: this.clock.now() },
    }));
    await this.tables().insertInto('price_change').values(rows).execute();
    await this.tables()
      .updateTable('variant')
      .set(({ fn }) => ({ lowest_cents: fn<number>('lowest_price_before', ['id', 'variant.price_cents']) }))
      .where('id', '=', (eb) => eb.fn.any(manyIds(changed.map(({ id }) => id))))
      .execute();
  }

  /** What each cost when nothing was taken off for the last time, where it costs the same since something is. */
  async unreduced(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.tables()
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

  private tables() {
    return this.database.sql<VariantTables>();
  }
}
