import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { parcelLineSchema, parcelSchema } from '../../../orders/adapters/persistence/parcel.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { tenderSchema } from '../../../payments/adapters/persistence/tender.schema.js';
import type { refundSchema } from '../../../payments/adapters/persistence/refund.schema.js';
import { KEPT_BY_SHOP } from '../../../payments/methods/known.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { needsDelivery } from '../../../platform/database/needs-delivery.js';
import { productOptions } from '../../../platform/database/product-options.js';
import type { Tables } from '../../../platform/database/tables.js';
import { placesOf } from '../../../platform/rate-limit/places.js';
import { changeOf } from './change-of-order.js';

export type OrderMailTables = Tables<
  | typeof orderSchema
  | typeof orderLineSchema
  | typeof productSchema
  | typeof parcelSchema
  | typeof parcelLineSchema
  | typeof tenderSchema
  | typeof refundSchema
  | typeof accountSchema
>;

/** What the letters about an order go by, in one row, or none. */
export const orderMailRow = compiledOnce((db: Kysely<OrderMailTables>, place: PlaceOf<{ orderId: string }>) =>
  db
    .selectFrom('orders as o')
    .leftJoin('account as a', 'a.id', 'o.account_id')
    .select((eb) => [
      'o.id as orderId',
      'o.account_id as accountId',
      'a.email_key as ownEmail',
      placesOf(eb.ref('o.account_id')).as('places'),
      'o.customer_name as name',
      'o.contact_email as email',
      'o.payment_method as method',
      'o.receipt',
      'o.total_cents as totalCents',
      'o.currency',
      'o.language',
      'o.status',
      'o.captured_cents as paidCents',
      'o.waived_cents as waivedCents',
      'o.refunded_cents as refundedCents',
      'o.shipping_address as shippingAddress',
      'o.billing_address as billingAddress',
      'o.delivery',
      'o.created_at as createdAt',
      'o.carrier',
      'o.tracking_number as trackingNumber',
      'o.pickup_code as pickupCode',
      'o.download_consent_at as consentAt',
      jsonArrayFrom(
        eb
          .selectFrom('order_line as l')
          .leftJoin('product as p', 'p.id', 'l.product_id')
          .select(['l.variant_id as variantId', 'l.name', 'l.quantity', 'l.options', 'l.image'])
          .select((line) => line('l.unit_price_cents', '*', line.ref('l.quantity')).as('totalCents'))
          .select((line) => productOptions(line.ref('l.product_id')).as('product_options'))
          .select((line) => needsDelivery(line).as('isSent'))
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.position'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('parcel')
          .select(['parcel.id', 'parcel.carrier', 'parcel.tracking_number as trackingNumber'])
          .select((of) =>
            jsonArrayFrom(
              of
                .selectFrom('parcel_line')
                .innerJoin('order_line', 'order_line.id', 'parcel_line.line_id')
                .select(['order_line.variant_id as variantId', 'parcel_line.quantity'])
                .whereRef('parcel_line.parcel_id', '=', 'parcel.id'),
            ).as('lines'),
          )
          .whereRef('parcel.order_id', '=', 'o.id')
          .where('parcel.sent_at', 'is not', null)
          .orderBy('parcel.number'),
      ).as('parcels'),
      jsonArrayFrom(
        eb
          .selectFrom('tender as p')
          .select(['p.obligation', 'p.amount_cents as amountCents', 'p.state'])
          .whereRef('p.order_id', '=', 'o.id')
          .where('p.moved_from', 'is', null)
          .where('p.method', 'not in', [...KEPT_BY_SHOP]),
      ).as('tenders'),
      jsonArrayFrom(
        eb
          .selectFrom('refund as r')
          .select(['r.lines', 'r.reason', 'r.amount_cents as amountCents'])
          .whereRef('r.order_id', '=', 'o.id')
          .where('r.status', '!=', 'failed'),
      ).as('refunds'),
    ])
    .select((eb) => changeOf(eb.ref('o.id')).as('change'))
    .where('o.id', '=', place('orderId')),
);
