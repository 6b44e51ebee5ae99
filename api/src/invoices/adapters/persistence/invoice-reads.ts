import { toDecimal } from '../../../kernel/currency.js';
import { Injectable } from '@nestjs/common';
import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { orderNumber } from '../../../orders/domain/order.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { containing, foldedOnce } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { invoiceNumber } from '../../domain/invoice.js';
import type { AdminInvoiceDto } from '../http/admin-invoice.dto.js';
import type { InvoiceTables } from './tables.js';

export const INVOICE_RULES: ListRules = {
  resource: 'invoices',
  sorts: ['number', 'issuedAt', 'amount'],
  defaultSort: ['number', 'DESC'],
  filters: {
    q: 'text',
    status: ['paid', 'pending', 'refunded'],
    orderId: 'uuid',
    customerId: 'uuid',
    issuedAt_gte: 'date',
    issuedAt_lte: 'date',
  },
};

const SORTS = {
  number: 'invoice.number',
  issuedAt: 'invoice.issued_at',
  amount: 'orders.total_cents',
  id: 'invoice.id',
} as const;
const DUE_DAYS_MS = 14 * 86_400_000;

/** In words what the order's money says: everything returned, all there, or something still to come. */
const status = (eb: ExpressionBuilder<InvoiceTables, 'orders'>) =>
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
        eb('orders.captured_cents', '>=', eb.ref('orders.total_cents')),
        eb('orders.status', '=', 'cancelled'),
      ]),
    )
    .then(sql.lit('paid'))
    .else(sql.lit('pending'))
    .end();

type Found = SelectQueryBuilder<InvoiceTables, 'invoice' | 'orders', object>;

@Injectable()
export class InvoiceReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async list(list: AdminList): Promise<{ items: AdminInvoiceDto[]; total: number }> {
    const found = matching(this.invoices(), list);
    const direction = list.direction === 'ASC' ? 'asc' : 'desc';
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? 'invoice.number';
    // a page far down is found in the index; only its own rows are read whole
    const page = (list.sort === 'amount' ? withOrders(found) : found)
      .select('invoice.id')
      .orderBy(sort, direction)
      .orderBy('invoice.id', direction)
      .limit(list.limit)
      .offset(list.offset);
    const items = await this.rows(
      withOrders(this.invoices())
        .where('invoice.id', 'in', page)
        .orderBy(sort, direction)
        .orderBy('invoice.id', direction),
    );
    return { items, total: await this.totals.of(found) };
  }

  async find(id: string): Promise<AdminInvoiceDto | undefined> {
    const [invoice] = await this.rows(withOrders(this.invoices()).where('invoice.id', '=', id));
    return invoice;
  }

  /** As if their orders were beside them, which only `withOrders` does: most conditions need the invoice alone. */
  private invoices(): Found {
    return this.database.sql<InvoiceTables>().selectFrom('invoice');
  }

  private async rows(found: Found): Promise<AdminInvoiceDto[]> {
    const rows = await found
      .selectAll('invoice')
      .select(['orders.account_id', 'orders.customer_name', 'orders.contact_email', 'orders.total_cents'])
      .select(['orders.captured_cents', 'orders.refunded_cents', 'orders.status as order_status'])
      .select((eb) => status(eb).as('status'))
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('order_line')
            .select(['name', 'sku', 'quantity', 'unit_price_cents', 'total_cents'])
            .whereRef('order_line.order_id', '=', 'invoice.order_id')
            .orderBy('position'),
        ).as('lines'),
      )
      .execute();
    return rows.map((row) => ({
      id: row.id,
      invoiceId: invoiceNumber(row.number),
      number: row.number,
      orderId: row.order_id,
      orderNumber: orderNumber(row.order_id),
      customer: { id: row.account_id, name: row.customer_name, email: row.contact_email },
      amount: toDecimal(row.total_cents),
      amountDue:
        row.order_status === 'cancelled' ? 0 : toDecimal(Math.max(0, row.total_cents - row.captured_cents)),
      amountRefunded: toDecimal(row.refunded_cents),
      status: row.status,
      issuedAt: new Date(row.issued_at).toISOString(),
      dueAt: new Date(new Date(row.issued_at).getTime() + DUE_DAYS_MS).toISOString(),
      lines: row.lines.map(({ unit_price_cents, total_cents, ...line }) => ({
        ...line,
        price: toDecimal(unit_price_cents),
        total: toDecimal(total_cents),
      })),
    }));
  }
}

const withOrders = (invoices: Found): Found => invoices.innerJoin('orders', 'orders.id', 'invoice.order_id');

function matching(invoices: Found, list: AdminList): Found {
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
        .where((of) => of(status(of), 'in', statuses)),
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
        .union(byOrder.where('o.find_text', 'like', foldedOnce(containing(q.toLowerCase())))),
    );
  };
}
