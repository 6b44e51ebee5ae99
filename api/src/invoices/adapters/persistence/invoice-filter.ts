import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely';
import { foldedOnce } from '../../../platform/database/text-search.js';
import { orderTexts } from '../../../platform/phones/order-texts.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type { RegistrationState } from '../../domain/fiscal.js';
import type { InvoiceTables } from './tables.js';

export type Found = SelectQueryBuilder<InvoiceTables, 'invoice' | 'orders', object>;

/** In words what the order's money says: everything returned, all there, or something still to come. */
export const statusOf = (eb: ExpressionBuilder<InvoiceTables, 'orders'>) =>
  eb
    .case()
    .when(
      eb.and([
        eb('orders.captured_cents', '>', 0),
        eb('orders.refunded_cents', '=', eb.ref('orders.captured_cents')),
      ]),
    )
    .then(sql.lit('refunded'))
    .when(
      eb.or([
        eb(
          eb('orders.captured_cents', '-', eb.ref('orders.surplus_cents')),
          '>=',
          eb('orders.total_cents', '-', eb.ref('orders.waived_cents')),
        ),
        eb('orders.status', '=', 'cancelled'),
      ]),
    )
    .then(sql.lit('paid'))
    .else(sql.lit('pending'))
    .end();

/** The invoices that a list asks for. */
export function matching(invoices: Found, list: AdminList): Found {
  let query = invoices;
  const ids = list.ids;
  if (ids) query = query.where('invoice.id', 'in', ids);
  const orderIds = list.all('orderId');
  if (orderIds) query = query.where('invoice.order_id', 'in', orderIds);
  const customers = list.all('customerId');
  if (customers)
    query = query.where('invoice.order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('orders.id').where('orders.account_id', 'in', customers),
    );
  const statuses = list.all('status');
  if (statuses)
    query = query.where('invoice.order_id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .where((of) => of(statusOf(of), 'in', statuses)),
    );
  const registrations = list.all('registration') as RegistrationState[] | undefined;
  if (registrations)
    query = query.where('invoice.order_id', 'in', (eb) =>
      eb
        .selectFrom('fiscal_registration as told')
        .select('told.order_id')
        .where('told.state', 'in', registrations),
    );
  const since = list.date('issuedAt_gte');
  if (since) query = query.where('invoice.issued_at', '>=', since);
  const until = list.date('issuedAt_lte');
  if (until) query = query.where('invoice.issued_at', '<=', until);
  const q = list.text('q')?.trim();
  return q ? query.where(textMatch(q)) : query;
}

/** By invoice number (`42` or `INV-000042`), order number, or what an order is found by: name, email, phone, parcel. */
function textMatch(q: string) {
  const digits = /^(?:inv-)?0*(\d{1,15})$/i.exec(q)?.[1] ?? '0';
  return ({ eb, selectFrom }: ExpressionBuilder<InvoiceTables, 'invoice'>) => {
    const byOrder = selectFrom('invoice as i').innerJoin('orders as o', 'o.id', 'i.order_id').select('i.id');
    return eb(
      'invoice.id',
      'in',
      selectFrom('invoice as i')
        .select('i.id')
        .where('i.number', '=', Number(digits))
        .union(
          byOrder.where(({ eb: of, fn, cast, lit }) =>
            of(
              fn('upper', [fn('right', [cast('o.id', 'text'), lit(8)])]),
              '=',
              q.replace(/^#/, '').toUpperCase(),
            ),
          ),
        )
        .union(
          byOrder.where((of) =>
            of.or(orderTexts(q).map((text) => of('o.find_text', 'like', foldedOnce(text)))),
          ),
        ),
    );
  };
}
