import { Injectable } from '@nestjs/common';
import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { stockHoldSchema, stockSchema } from '../../../inventory/adapters/persistence/stock.schema.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { UnpaidHoldDto } from '../http/unpaid-holds.dto.js';

type HoldTables = Tables<
  typeof productSchema | typeof variantSchema | typeof stockSchema | typeof stockHoldSchema
>;
const MOST = 100;

/** What orders that are not paid yet keep from everybody else. */
@Injectable()
export class UnpaidHoldReads {
  constructor(
    private readonly database: Database,
    private readonly terms: ShopTerms,
  ) {}

  /** Variants of whose stock unpaid orders hold the alarming share or more, the fullest first. */
  async alarming(): Promise<UnpaidHoldDto[]> {
    const { unpaidAlarmShare: share } = await this.terms.read();
    const rows = await this.database
      .sql<HoldTables>()
      .selectFrom('stock_hold as h')
      .innerJoin('stock as s', 's.variant_id', 'h.variant_id')
      .innerJoin('variant as v', 'v.id', 'h.variant_id')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .select((eb) => [
        'v.id',
        'v.product_id as productId',
        'v.sku',
        'p.name',
        's.on_hand as stock',
        eb.fn.sum<number>('h.quantity').as('held'),
      ])
      .where('h.state', '=', 'held')
      .where('s.on_hand', '>', 0)
      .groupBy(['v.id', 'v.product_id', 'v.sku', 'p.name', 's.on_hand'])
      .having((eb) => eb(eb(eb.fn.sum<number>('h.quantity'), '*', 100), '>=', eb('s.on_hand', '*', share)))
      .orderBy((eb) => eb(eb.fn.sum<number>('h.quantity'), '-', eb.ref('s.on_hand')), 'desc')
      .orderBy('v.id')
      .limit(MOST)
      .execute();
    return rows.map(({ stock, held, ...row }) => ({ ...row, stock: stock ?? 0, held: Number(held) }));
  }
}
