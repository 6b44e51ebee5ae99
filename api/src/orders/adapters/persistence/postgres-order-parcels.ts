import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Database } from '../../../platform/database/database.js';
import { dateOrNull } from '../../../platform/database/moments.js';
import { refundedPieces } from '../../../platform/database/refunded-pieces.js';
import { OrderParcels } from '../../application/order-parcels.js';
import type { Parcel, ParcelPieces } from '../../domain/parcel.js';
import type { MoneyTables, OrderTables } from './tables.js';

type Read = OrderTables & MoneyTables;

@Injectable()
export class PostgresOrderParcels extends OrderParcels {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofOrders(orderIds: readonly string[]): Promise<ReadonlyMap<string, Parcel[]>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.tables()
      .selectFrom('parcel')
      .selectAll('parcel')
      .select((eb) => parcelLines(eb).as('lines'))
      .where('order_id', 'in', [...orderIds])
      .orderBy('order_id')
      .orderBy('number')
      .execute();
    const parcels = rows.map((row) => ({
      ...{ id: row.id, orderId: row.order_id, number: row.number, lines: row.lines },
      ...{ carrier: row.carrier, trackingNumber: row.tracking_number, packedAt: new Date(row.packed_at) },
      ...{ sentAt: dateOrNull(row.sent_at), deliveredAt: dateOrNull(row.delivered_at) },
    }));
    return Map.groupBy(parcels, ({ orderId }) => orderId);
  }

  override async pack(parcel: Parcel): Promise<boolean> {
    const { id, orderId: order_id, number, lines, packedAt: packed_at, ...more } = parcel;
    const { carrier, trackingNumber: tracking_number, sentAt: sent_at, deliveredAt: delivered_at } = more;
    await this.tables()
      .insertInto('parcel')
      .values({ id, order_id, number, carrier, tracking_number, packed_at, sent_at, delivered_at })
      .execute();
    if (lines.length === 0 || (await this.fill(parcel)) === lines.length) return true;
    await this.unpack(id);
    return false;
  }

  override async save({ id, carrier, trackingNumber, sentAt, deliveredAt }: Parcel): Promise<void> {
    await this.tables()
      .updateTable('parcel')
      .set({ carrier, tracking_number: trackingNumber, sent_at: sentAt, delivered_at: deliveredAt })
      .where('id', '=', id)
      .execute();
  }

  override async unpack(id: string): Promise<void> {
    await this.tables().deleteFrom('parcel').where('id', '=', id).where('sent_at', 'is', null).execute();
  }

  override async arrive(orderId: string, at: Date): Promise<void> {
    await this.tables()
      .updateTable('parcel')
      .set({ delivered_at: at })
      .where('order_id', '=', orderId)
      .where('sent_at', 'is not', null)
      .where('delivered_at', 'is', null)
      .execute();
  }

  /** Each line by a guard: what was ordered, less what stays in the shop and what is in parcels, is as much as goes in. */
  private async fill({ id, orderId, lines }: Parcel): Promise<number> {
    const { numInsertedOrUpdatedRows } = await this.tables()
      .insertInto('parcel_line')
      .columns(['parcel_id', 'line_id', 'quantity'])
      .expression((db) =>
        db
          .selectFrom('order_line as l')
          .select((eb) => [
            eb.cast<string>(eb.val(id), 'uuid').as('parcel_id'),
            'l.id as line_id',
            wanted(eb, lines).as('quantity'),
          ])
          .where('l.order_id', '=', orderId)
          .where(
            'l.variant_id',
            'in',
            lines.map(({ variantId }) => variantId),
          )
          .where((eb) =>
            eb(
              'l.quantity',
              '>=',
              eb(eb(wanted(eb, lines), '+', packed(eb)), '+', refundedPieces(eb, 'unsent')),
            ),
          ),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0);
  }

  private tables() {
    return this.database.sql<Read>();
  }
}

type Lines = ExpressionBuilder<Read & { l: Read['order_line'] }, 'l'>;

/** How many of the line are to go in. */
const wanted = (eb: Lines, lines: readonly ParcelPieces[]) =>
  eb.cast<number>(
    lines
      .slice(1)
      .reduce(
        (chain, { variantId, quantity }) => chain.when('l.variant_id', '=', variantId).then(quantity),
        eb
          .case()
          .when('l.variant_id', '=', lines[0]?.variantId ?? '')
          .then(lines[0]?.quantity ?? 0),
      )
      .end(),
    'integer',
  );

/** How many of the line are in parcels. */
export const packed = (eb: Lines) =>
  eb
    .selectFrom('parcel_line as in_parcel')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('in_parcel.quantity'), of.lit(0)).as('pieces'))
    .whereRef('in_parcel.line_id', '=', 'l.id');

/** What is in a parcel, in the order of its order. */
export const parcelLines = <Tables extends Pick<OrderTables, 'parcel' | 'parcel_line' | 'order_line'>>(
  eb: ExpressionBuilder<Tables, 'parcel'>,
) =>
  jsonArrayFrom(
    (eb as unknown as ExpressionBuilder<OrderTables, 'parcel'>)
      .selectFrom('parcel_line as in_parcel')
      .innerJoin('order_line as of_order', 'of_order.id', 'in_parcel.line_id')
      .select(['of_order.variant_id as variantId', 'in_parcel.quantity'])
      .whereRef('in_parcel.parcel_id', '=', 'parcel.id')
      .orderBy('of_order.position'),
  );
