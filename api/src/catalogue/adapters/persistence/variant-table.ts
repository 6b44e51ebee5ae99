import { Injectable } from '@nestjs/common';
import { expressionBuilder } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { later } from '../../../platform/database/later.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { UNIQUE_VIOLATION, keyOf, sqlState } from '../../../platform/database/sql-state.js';
import { SkuRegistry } from '../../application/skus.js';
import type { ProductState, VariantState } from '../../domain/product-state.js';
import { NotAProduct, SkuTaken } from '../../domain/refusals.js';
import { ownPrices } from './own-prices-sql.js';
import {
  insertOwnPrices,
  logPrices,
  lowestPrices,
  priced,
  rewriteVariant,
  unreducedPrices,
  type Priced,
} from './price-log.js';
import { removeVariant, type VariantTables } from './remove-variant.js';
import { variantChange, variantRow } from './product-rows.js';

const v = expressionBuilder<{ v: VariantTables['variant'] }, 'v'>();
/** By which article numbers are compared, as the index has it. */
const KEY_OF_SKU = v.fn<string>('spelling_key', ['v.sku']);

const ofAnother = (index: number) =>
  new NotAProduct(`variants.${index}.id`, 'The variant belongs to another product');

/** The variants of products with their price history. One that orders, carts or the stock book refer to is archived, never deleted. */
@Injectable()
export class VariantTable extends PostgresAdapter<VariantTables> implements SkuRegistry {
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async taken(skus: readonly string[]): Promise<ReadonlySet<string>> {
    if (skus.length === 0) return new Set();
    const rows = await this.tables()
      .selectFrom('variant as v')
      .select(KEY_OF_SKU.as('key'))
      .where(v(KEY_OF_SKU, '=', v.fn.any(v.val(skus.map(spellingKey)))))
      .execute();
    const known = new Set(rows.map(({ key }) => key));
    return new Set(skus.filter((sku) => known.has(spellingKey(sku))));
  }

  /** Those of products that are on sale, in order. */
  of(productIds: readonly string[]): Promise<(VariantState & { productId: string })[]> {
    return this.tables()
      .selectFrom('variant')
      .select([
        'product_id as productId',
        'id',
        'sku',
        'options',
        'price_cents as priceCents',
        'weight_grams as grams',
        'gtin',
      ])
      .select(['length_mm as lengthMm', 'width_mm as widthMm', 'height_mm as heightMm'])
      .select((eb) => ownPrices(eb.ref('variant.id')).as('ownPrices'))
      .where('product_id', '=', (eb) => eb.fn.any(manyIds(productIds)))
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute();
  }

  /** Those of new products, together. @throws NotAProduct, SkuTaken */
  async add(products: readonly ProductState[], addedBy: string): Promise<void> {
    await holdCurrency(this.database.sql());
    const variants = products.flatMap((product) => product.variants);
    await this.refuseTaken([], variants);
    const rows = products.flatMap((product) =>
      product.variants.map((_, index) => variantRow(product, index)),
    );
    const added = await this.tables()
      .insertInto('variant')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
      .catch((error: unknown) => {
        if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
        const key = spellingKey(keyOf(error) ?? '');
        throw new SkuTaken(...variants.flatMap(({ sku }, at) => (spellingKey(sku) === key ? [at] : [])));
      });
    const ids = new Set(added.map(({ id }) => id));
    const stranger = rows.find(({ id }) => !ids.has(id));
    if (stranger) throw ofAnother(stranger.position);
    await insertOwnPrices(this.tables(), variants);
    // nobody has paid anything for them before: there is no lowest price to keep
    await this.logPrices(products.flatMap(priced), addedBy);
  }

  /** Brings the rows from `before` to `after`. @throws SkuTaken */
  async write(before: ProductState, after: ProductState, changedBy: string | null): Promise<void> {
    await holdCurrency(this.database.sql());
    const kept = new Set(after.variants.map(({ id }) => id));
    const gone = before.variants.filter(({ id }) => !kept.has(id));
    for (const variant of gone) await removeVariant(this.tables(), variant, this.clock.now());
    await this.refuseTaken(before.variants, after.variants);
    for (const index of after.variants.keys())
      await this.puts[variantChange(before, after, index)](after, index);
    await this.writeOwnPrices(before, after);
    await this.notePrices(before, after, changedBy);
  }

  /** What a variant is called anew nobody else may be called, where two that are called alike already are kept. */
  private async refuseTaken(
    before: readonly VariantState[],
    variants: readonly VariantState[],
  ): Promise<void> {
    const known = new Map(before.map(({ id, sku }) => [id, spellingKey(sku)]));
    const renamed = variants.filter(({ id, sku }) => known.get(id) !== spellingKey(sku));
    if (renamed.length === 0) return;
    const taken = await this.tables()
      .selectFrom('variant as v')
      .select('v.sku')
      .where(v(KEY_OF_SKU, '=', v.fn.any(v.val(renamed.map(({ sku }) => spellingKey(sku))))))
      .where((eb) => eb.not(eb('v.id', '=', eb.fn.any(manyIds(variants.map(({ id }) => id))))))
      .execute();
    if (taken.length === 0) return;
    const keys = new Set(taken.map(({ sku }) => spellingKey(sku)));
    throw new SkuTaken(...variants.flatMap(({ sku }, at) => (keys.has(spellingKey(sku)) ? [at] : [])));
  }

  private readonly puts = {
    none: () => Promise.resolve(),
    // no other row can be in its way
    figures: (product: ProductState, index: number) =>
      later(this.tables(), rewriteVariant(this.tables(), product, index)),
    all: (product: ProductState, index: number) => this.put(product, index),
  };

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
    if (!put) throw ofAnother(index);
  }

  private async writeOwnPrices(before: ProductState, after: ProductState): Promise<void> {
    const known = new Map(before.variants.map(({ id, ownPrices: prices }) => [id, prices]));
    const changed = after.variants.filter(
      ({ id, ownPrices: prices }) => JSON.stringify(known.get(id) ?? {}) !== JSON.stringify(prices),
    );
    if (changed.length === 0) return;
    const ids = changed.map(({ id }) => id);
    await this.tables().deleteFrom('variant_price').where('variant_id', 'in', ids).execute();
    await insertOwnPrices(this.tables(), changed);
  }

  private async notePrices(before: ProductState, after: ProductState, changedBy: string | null) {
    const known = new Map(before.variants.map((variant) => [variant.id, variant.priceCents]));
    const changed = priced(after).filter(
      ({ id, priceCents, discount }) => known.get(id) !== priceCents || before.discount !== discount,
    );
    await this.notePricesOf(changed, changedBy);
  }

  /** What these variants cost from now on goes into the history of prices, and what they cost least before beside them. */
  async notePricesOf(changed: readonly Priced[], changedBy: string | null): Promise<void> {
    if (changed.length === 0) return;
    await this.logPrices(changed, changedBy);
    await later(
      this.tables(),
      lowestPrices(
        this.tables(),
        changed.map(({ id }) => id),
      ),
    );
  }

  unreduced(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return unreducedPrices(this.tables(), variantIds);
  }

  private logPrices(changed: readonly Priced[], changedBy: string | null): Promise<void> {
    const now = this.clock.now();
    const rows = changed.map((one) => ({ ...one, ...{ rowId: this.ids.next(), changedBy, changedAt: now } }));
    return logPrices(this.tables(), rows);
  }
}
