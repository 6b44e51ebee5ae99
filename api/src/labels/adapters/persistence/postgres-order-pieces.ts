import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, Nullable } from 'kysely';
import { textOf } from '../../../platform/outbound/call.js';
import { Database } from '../../../platform/database/database.js';
import type { Piece } from '../../../shipping/domain/packing.js';
import type { ParcelPieces } from '../../../orders/domain/parcel.js';
import { OrderPieces, type SentGoods } from '../../application/ports.js';
import type { LabelTables } from './tables.js';

/** Weights and sizes as the catalogue has them now: an order keeps none. What is not sent is left out. */
@Injectable()
export class PostgresOrderPieces implements OrderPieces {
  constructor(private readonly database: Database) {}

  async of(orderId: string, content: readonly ParcelPieces[]): Promise<Piece[]> {
    const rows = await this.database
      .sql<LabelTables>()
      .selectFrom('order_line as l')
      .leftJoin('variant as v', 'v.id', 'l.variant_id')
      .leftJoin('product as p', 'p.id', 'v.product_id')
      .select('l.variant_id as variantId')
      .select((eb) => [
        orNothing(eb, 'v.weight_grams').as('grams'),
        orNothing(eb, 'v.length_mm').as('lengthMm'),
        orNothing(eb, 'v.width_mm').as('widthMm'),
        orNothing(eb, 'v.height_mm').as('heightMm'),
      ])
      .where('l.order_id', '=', orderId)
      .where(isSent)
      .orderBy('l.position')
      .execute();
    return rows.flatMap(({ variantId, ...row }) => {
      const quantity = quantityOf(content, variantId);
      return quantity > 0 ? [{ quantity, ...row }] : [];
    });
  }

  async goods(orderId: string, content: readonly ParcelPieces[]): Promise<SentGoods[]> {
    const rows = await this.database
      .sql<LabelTables>()
      .selectFrom('order_line as l')
      .leftJoin('variant as v', 'v.id', 'l.variant_id')
      .leftJoin('product as p', 'p.id', 'v.product_id')
      .select(['l.position', 'l.variant_id as variantId', 'v.gtin', 'p.fields'])
      .select((eb) => orNothing(eb, 'v.weight_grams').as('grams'))
      .where('l.order_id', '=', orderId)
      .where(isSent)
      .orderBy('l.position')
      .execute();
    return rows.flatMap(({ position, variantId, grams, gtin, fields }) => {
      const quantity = quantityOf(content, variantId);
      if (quantity === 0) return [];
      return [
        {
          ...{ position, quantity, grams, hsCode: textOf(fields?.['hsCode']) },
          countryOfOrigin: textOf(fields?.['countryOfOrigin']),
          ...{ gtin: gtin || textOf(fields?.['gtin']), mpn: textOf(fields?.['mpn']) },
        },
      ];
    });
  }
}

type Read = LabelTables & {
  l: LabelTables['order_line'];
  v: Nullable<LabelTables['variant']>;
  p: Nullable<LabelTables['product']>;
};
type Eb = ExpressionBuilder<Read, 'l' | 'v' | 'p'>;

/** What is sent, as it was sold; of what was sold before lines said so, by the catalogue. */
const isSent = (eb: Eb) => eb(eb.fn.coalesce('l.needs_delivery', 'p.is_shipped'), '=', true);

/** Of lines of the staff's own nobody knows a weight or a size. */
const orNothing = (eb: Eb, column: 'v.weight_grams' | 'v.length_mm' | 'v.width_mm' | 'v.height_mm') =>
  eb.fn.coalesce(column, eb.lit(0));

const quantityOf = (content: readonly ParcelPieces[], variantId: string): number =>
  content.find((line) => line.variantId === variantId)?.quantity ?? 0;
