import { Injectable } from '@nestjs/common';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import { Database } from '../../../platform/database/database.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Goods } from '../../application/ports.js';

type GoodsTables = Tables<typeof productSchema | typeof orderLineSchema>;

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
