import { Injectable } from '@nestjs/common';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Period } from '../../../kernel/period.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { discountSchema } from '../../../promotions/adapters/persistence/discount.schema.js';
import type { discountUseSchema } from '../../../promotions/adapters/persistence/discount.schema.js';
import { Reductions } from '../../application/ports.js';

type RuleTables = Tables<typeof orderSchema | typeof discountSchema | typeof discountUseSchema>;

@Injectable()
export class PostgresReductions extends Reductions {
  constructor(private readonly database: Database) {
    super();
  }

  override async byDiscount({ from, until }: Period) {
    const rows = await this.tables()
      .selectFrom('discount_use')
      .innerJoin('orders', 'orders.id', 'discount_use.order_id')
      .select(({ fn }) => [
        'discount_use.discount_id as discountId',
        fn.countAll<number>().as('uses'),
        fn.sum<number>('discount_use.own_cents').as('cents'),
      ])
      .where('discount_use.state', '<>', 'released')
      .where('orders.created_at', '>=', from.toISOString())
      .where('orders.created_at', '<', until.toISOString())
      .groupBy('discount_use.discount_id')
      .execute();
    return rows.map(({ discountId, uses, cents }) => ({
      ...{ discountId, uses: Number(uses), cents: Number(cents) },
    }));
  }

  override async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.tables()
      .selectFrom('discount')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private tables() {
    return this.database.sql<RuleTables>();
  }
}
