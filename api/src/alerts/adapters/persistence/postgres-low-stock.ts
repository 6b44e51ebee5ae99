import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { stockSchema } from '../../../inventory/adapters/persistence/stock.schema.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { settingSchema } from '../../../settings/adapters/persistence/setting.schema.js';
import { LowStock, type LowVariant } from '../../application/low-stock.js';
import type { lowStockToldSchema } from './stock-alert.schema.js';

type Read = Tables<
  | typeof productSchema
  | typeof variantSchema
  | typeof stockSchema
  | typeof settingSchema
  | typeof lowStockToldSchema
>;
interface Decided {
  lowStockMail?: boolean;
  newOrderEmail?: string;
  supportEmail?: string;
}

/** More than so many at once are told by the next letter. */
const AT_ONCE = 1_000;

@Injectable()
export class PostgresLowStock extends PostgresAdapter<Read> implements LowStock {
  constructor(
    database: Database,
    private readonly terms: ShopTerms,
  ) {
    super(database);
  }

  async mailbox(): Promise<string | undefined> {
    const row = await this.tables()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'shop')
      .executeTakeFirst();
    const { lowStockMail, newOrderEmail, supportEmail } = (row?.value ?? {}) as Decided;
    return lowStockMail ? newOrderEmail || supportEmail || undefined : undefined;
  }

  async forgetRaised(): Promise<void> {
    const { lowStockFrom } = await this.terms.read();
    await this.tables()
      .deleteFrom('low_stock_told')
      .where('variant_id', 'not in', (eb) => low(eb, lowStockFrom))
      .execute();
  }

  async takeFallen(): Promise<LowVariant[]> {
    const { lowStockFrom } = await this.terms.read();
    const taken = await this.tables()
      .insertInto('low_stock_told')
      .columns(['variant_id', 'told_at'])
      .expression((eb) =>
        low(eb, lowStockFrom)
          .select(NOW.as('told_at'))
          .where((variant) =>
            variant.not(
              variant.exists(
                variant
                  .selectFrom('low_stock_told as t')
                  .select('t.variant_id')
                  .whereRef('t.variant_id', '=', 'variant.id'),
              ),
            ),
          )
          .limit(AT_ONCE),
      )
      .onConflict((conflict) => conflict.column('variant_id').doNothing())
      .returning('variant_id')
      .execute();
    if (taken.length === 0) return [];
    return this.tables()
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .innerJoin('stock', 'stock.variant_id', 'variant.id')
      .select(['product.name', 'variant.sku'])
      .select((eb) => eb('stock.on_hand', '-', eb.ref('stock.held')).$castTo<number>().as('left'))
      .where('variant.id', '=', (eb) => eb.fn.any(manyIds(taken.map(({ variant_id }) => variant_id))))
      .orderBy('left')
      .orderBy('product.name')
      .orderBy('variant.sku')
      .execute();
  }
}

/**
 * Variants on sale with so few pieces that the shop wants to know, by their product's figure or the shop's. Those that unpaid
 * orders hold count: they come back when such an order ends, which is no refill.
 */
const low = (eb: Pick<ExpressionBuilder<Read, never>, 'selectFrom'>, lowStockFrom: number) =>
  eb
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select('variant.id as variant_id')
    .where('product.status', '=', 'active')
    .where('variant.archived_at', 'is', null)
    .where('stock.on_hand', 'is not', null)
    // of a bundle its parts are bought in
    .where('stock.is_bundle', '=', false)
    .where((row) =>
      row('stock.on_hand', '<=', row.fn.coalesce('product.low_stock_from', row.val(lowStockFrom))),
    );
