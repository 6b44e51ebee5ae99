import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { shopMoment } from '../../../kernel/shop-days.js';
import { Currency } from '../../../kernel/currency.js';
import { addressee } from '../../domain/addressee.js';
import { countryCode } from '../../../kernel/world/countries.js';
import { methodOf } from '../../../payments/methods/known.js';
import { Database } from '../../../platform/database/database.js';
import type { Column } from '../../../platform/http/csv.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import { orderNumber } from '../../domain/order.js';
import type { Delivery, ShippingAddress } from '../../domain/snapshots.js';
import { matchingOrders, type SearchedTables } from './order-search.js';

const BATCH = 1_000;

export interface ExportedOrder {
  id: string;
  created_at: string;
  status: string;
  payment_status: string;
  payment_detail: string;
  payment_method: string;
  customer_name: string;
  contact_email: string;
  contact_phone: string;
  shipping_address: ShippingAddress | null;
  billing_address: ShippingAddress | null;
  delivery: Delivery | null;
  currency: string;
  shipping_cents: number;
  tax_cents: number;
  total_cents: number;
  discount_cents: number;
  captured_cents: number;
  refunded_cents: number;
  coupon_code: string | null;
  carrier: string | null;
  tracking_number: string | null;
  items: string | null;
  /** Who keeps its money, apart by commas, the first first. */
  providers: string | null;
}

/** By ISO 3166-1 alpha-2; what is no country as it was written. */
const countryOf = ({ shipping_address: to }: ExportedOrder) => to && (countryCode(to.country) ?? to.country);

const inOwn = ({ currency }: ExportedOrder, cents: number) => Currency.of(currency).toDecimal(cents);

/** Each way once, such as `card` and `cash`. */
const waysPaid = (providers: string | null) => [
  ...new Set(providers?.split(',').flatMap((one) => methodOf(one) ?? [])),
];

export const ORDER_COLUMNS: readonly Column<ExportedOrder>[] = [
  { label: 'Number', cell: ({ id }) => orderNumber(id) },
  { label: 'Order id', cell: ({ id }) => id },
  { label: 'Placed at', cell: (row) => shopMoment(row.created_at) },
  { label: 'Status', cell: (row) => row.status },
  { label: 'Payment', cell: (row) => row.payment_status },
  { label: 'Payment detail', cell: (row) => row.payment_detail },
  { label: 'Method', cell: (row) => row.payment_method },
  { label: 'Customer', cell: (row) => row.customer_name },
  { label: 'Email', cell: (row) => row.contact_email },
  { label: 'Phone', cell: (row) => row.contact_phone },
  { label: 'Company', cell: (row) => row.shipping_address?.company },
  { label: 'Street', cell: (row) => row.shipping_address?.street },
  { label: 'Second line', cell: (row) => row.shipping_address?.line2 },
  { label: 'City', cell: (row) => row.shipping_address?.city },
  { label: 'Region', cell: (row) => row.shipping_address?.state },
  { label: 'Postcode', cell: (row) => row.shipping_address?.zipCode },
  { label: 'Country', cell: countryOf },
  { label: 'Billing address', cell: ({ billing_address: to }) => to && addressee(to).join(', ') },
  { label: 'Delivery', cell: (row) => row.delivery?.name },
  { label: 'Items', cell: (row) => row.items },
  { label: 'Discount', cell: (row) => inOwn(row, row.discount_cents) },
  { label: 'Currency', cell: (row) => row.currency },
  { label: 'Shipping', cell: (row) => inOwn(row, row.shipping_cents) },
  { label: 'Tax', cell: (row) => inOwn(row, row.tax_cents) },
  { label: 'Total', cell: (row) => inOwn(row, row.total_cents) },
  { label: 'Paid', cell: (row) => inOwn(row, row.captured_cents) },
  { label: 'Paid by', cell: ({ providers }) => waysPaid(providers).join('; ') },
  { label: 'Refunded', cell: (row) => inOwn(row, row.refunded_cents) },
  { label: 'Coupon', cell: (row) => row.coupon_code },
  { label: 'Carrier', cell: (row) => row.carrier },
  { label: 'Tracking number', cell: (row) => row.tracking_number },
];

/** All orders that a list's filter names, newest first, in batches that each continue where the last one ended. */
@Injectable()
export class OrderExport {
  constructor(private readonly database: Database) {}

  async *batches(list: AdminList): AsyncGenerator<ExportedOrder[]> {
    for (let last: ExportedOrder | undefined; ;) {
      const rows = await this.after(list, last);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) return;
      last = rows.at(-1);
    }
  }

  private after(list: AdminList, last: ExportedOrder | undefined): Promise<ExportedOrder[]> {
    return (
      matchingOrders(this.database.sql<SearchedTables>(), list)
        .$if(last !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('orders.created_at', 'orders.id'),
              '<',
              tuple(last?.created_at ?? '', last?.id ?? ''),
            ),
          ),
        )
        .select([
          'orders.id',
          'status',
          'payment_status',
          'payment_detail',
          'payment_method',
          'customer_name',
        ])
        .select([
          'contact_email',
          'contact_phone',
          'orders.total_cents',
          'orders.discount_cents',
          'captured_cents',
        ])
        .select(['shipping_address', 'billing_address', 'delivery'])
        .select(['refunded_cents', 'coupon_code', 'carrier', 'tracking_number', 'currency', 'shipping_cents'])
        // raw: the rates of a receipt as rows
        .select(
          sql<number>`(select coalesce(sum((rate->>'tax')::bigint), 0)::bigint
            from jsonb_array_elements(orders.receipt->'taxes') rate)`.as('tax_cents'),
        )
        // raw: tables of the payments beside those that a list is searched in
        .select(
          sql<string | null>`(select string_agg(provider, ',' order by created_at) from payment_attempt
            where order_id = orders.id and state = 'succeeded')`.as('providers'),
        )
        // microseconds, which the driver would cut, so that the next batch begins where this one ends
        .select((eb) =>
          eb
            .fn<string>('to_char', [
              eb.fn('timezone', [eb.val('UTC'), eb.ref('orders.created_at')]),
              eb.val('YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
            ])
            .as('created_at'),
        )
        .select((eb) =>
          eb
            .selectFrom('order_line')
            .select(({ fn, val }) =>
              fn
                .agg<string | null>('string_agg', [
                  // what is no good of the catalogue has no number
                  fn('concat', [
                    'quantity',
                    sql.lit(' x '),
                    fn.coalesce(fn('nullif', ['sku', val('')]), 'name'),
                  ]),
                  sql.lit('; '),
                ])
                .orderBy('position')
                .as('items'),
            )
            .whereRef('order_line.order_id', '=', 'orders.id')
            .as('items'),
        )
        .orderBy('orders.created_at', 'desc')
        .orderBy('orders.id', 'desc')
        .limit(BATCH)
        .execute()
    );
  }
}
