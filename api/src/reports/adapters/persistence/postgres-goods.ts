import { Injectable } from '@nestjs/common';
import type {
  productSchema,
  variantCostSchema,
  variantSchema,
} from '../../../catalogue/adapters/persistence/product.schema.js';
import type { stockSchema } from '../../../inventory/adapters/persistence/stock.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import { Database } from '../../../platform/database/database.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Goods } from '../../application/ports.js';

type GoodsTables = Tables<
  | typeof productSchema
  | typeof variantSchema
  | typeof variantCostSchema
  | typeof stockSchema
  | typeof orderLineSchema
>;

@Injectable()
export class PostgresGoods extends Goods {
  constructor(private readonly database: Database) {
    super();
  }

  override async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = await this.database
      .sql<GoodsTables>()
      .selectFrom('product')
      .select(['id', 'name'])
      .where(({ eb, fn }) => eb('product.id', '=', fn.any(manyIds(ids))))
      .execute();
    const names = new Map(known.map(({ id, name }) => [id, name]));
    const gone = ids.filter((id) => !names.has(id));
    for (const { id, name } of gone.length > 0 ? await this.lastNames(gone) : []) names.set(id, name);
    return names;
  }

  override async categories(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database
      .sql<GoodsTables>()
      .selectFrom('product')
      .select(['id', 'category'])
      .where(({ eb, fn }) => eb('product.id', '=', fn.any(manyIds(ids))))
      .execute();
    return new Map(rows.map(({ id, category }) => [id, category]));
  }

  override async stockValues() {
    const rows = await this.database
      .sql<GoodsTables>()
      .selectFrom('stock')
      .innerJoin('variant', 'variant.id', 'stock.variant_id')
      .leftJoin('variant_cost', 'variant_cost.variant_id', 'variant.id')
      .select('variant.product_id as productId')
      .select(({ eb, fn, lit, ref }) => [
        fn.sum<number>('stock.on_hand').as('pieces'),
        fn
          .sum<number>(
            eb
              .case()
              .when('variant_cost.cost_cents', 'is', null)
              .then(ref('stock.on_hand'))
              .else(lit(0))
              .end(),
          )
          .as('unknown'),
        fn
          .coalesce(fn.sum<number>(eb('stock.on_hand', '*', ref('variant_cost.cost_cents'))), lit(0))
          .as('cents'),
      ])
      .where('variant.archived_at', 'is', null)
      .where('stock.on_hand', '>', 0)
      .groupBy('variant.product_id')
      .execute();
    return rows.map(({ productId, pieces, unknown, cents }) => ({
      ...{ productId, pieces: Number(pieces), unknown: Number(unknown), cents: Number(cents) },
    }));
  }

  private lastNames(ids: readonly string[]) {
    return this.database
      .sql<GoodsTables>()
      .selectFrom('order_line')
      .distinctOn('product_id')
      .select(['product_id as id', 'name'])
      .where(({ eb, fn }) => eb('order_line.product_id', '=', fn.any(manyIds(ids))))
      .orderBy('product_id')
      .orderBy('order_line.id', 'desc')
      .execute();
  }
}
