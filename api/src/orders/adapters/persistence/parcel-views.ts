import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { iso } from '../../../platform/database/moments.js';
import type { OrderParcelDto } from '../http/order-parts.dto.js';
import { parcelLines } from './postgres-order-parcels.js';
import type { OrderTables } from './tables.js';

/** The parcels of an order beside it, in the order of packing. */
export const orderParcels = (eb: ExpressionBuilder<OrderTables, 'orders'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('parcel')
      .select(['parcel.id', 'parcel.number', 'parcel.carrier', 'parcel.tracking_number as trackingNumber'])
      .select(['parcel.packed_at as packedAt', 'parcel.sent_at as sentAt'])
      .select('parcel.delivered_at as deliveredAt')
      .select((of) => parcelLines(of).as('lines'))
      .whereRef('parcel.order_id', '=', 'orders.id')
      .orderBy('parcel.number'),
  ).as('parcels');

export const parcelsOf = (rows: readonly OrderParcelDto[]): OrderParcelDto[] =>
  rows.map(({ packedAt, sentAt, deliveredAt, ...parcel }) => ({
    ...parcel,
    ...{ packedAt: iso(packedAt), sentAt: sentAt && iso(sentAt) },
    deliveredAt: deliveredAt && iso(deliveredAt),
  }));
