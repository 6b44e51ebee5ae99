import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Currency } from '../../../kernel/currency.js';
import { readReceipt, type StoredReceipt } from '../../../kernel/stored-receipt.js';
import { orderNumber } from '../../../orders/domain/order.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { RateTotalDto } from '../../../platform/http/rate-total.dto.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { REGISTRATION_STATES } from '../../domain/fiscal.js';
import { creditedRates, inMoney, creditNoteNumber } from '../../domain/credit-note.js';
import { invoiceNumber } from '../../domain/invoice.js';
import type { AdminInvoiceDto } from '../http/admin-invoice.dto.js';
import { registrationOf, registrationsOf, sendingsOf } from './registration-views.js';
import { matching, statusOf, type Found } from './invoice-filter.js';
import type { InvoiceTables } from './tables.js';

export const INVOICE_RULES: ListRules = {
  resource: 'invoices',
  sorts: ['number', 'issuedAt', 'amount'],
  defaultSort: ['number', 'DESC'],
  filters: {
    q: 'text',
    status: ['paid', 'pending', 'refunded'],
    registration: [...REGISTRATION_STATES],
    orderId: 'uuid',
    customerId: 'uuid',
    issuedAt_gte: 'date',
    issuedAt_lte: 'date',
  },
};

const SORTS = {
  number: 'invoice.number',
  issuedAt: 'invoice.issued_at',
  amount: 'orders.base_total_cents',
  id: 'invoice.id',
} as const;
const DUE_DAYS_MS = 14 * 86_400_000;

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
    return (await selected(found).execute()).map(viewOf);
  }
}

const selected = (found: Found) =>
  found
    .selectAll('invoice')
    .select(['orders.account_id', 'orders.customer_name', 'orders.contact_email', 'orders.total_cents'])
    .select([
      'orders.currency',
      'orders.receipt',
      'orders.e_invoice',
      'orders.captured_cents',
      'orders.surplus_cents',
      'orders.waived_cents',
      'orders.refunded_cents',
      'orders.status as order_status',
    ])
    .select((eb) => statusOf(eb).as('status'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_line')
          .select(['name', 'sku', 'quantity', 'unit_price_cents', 'total_cents'])
          .whereRef('order_line.order_id', '=', 'invoice.order_id')
          .orderBy('position'),
      ).as('lines'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('credit_note')
          .select(['id', 'number', 'gross_cents', 'taxes', 'issued_at'])
          .whereRef('credit_note.order_id', '=', 'invoice.order_id')
          .orderBy('number'),
      ).as('notes'),
    )
    .select(registrationsOf)
    .select(sendingsOf);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function viewOf(row: Row): AdminInvoiceDto {
  const currency = Currency.of(row.currency);
  return {
    id: row.id,
    invoiceId: invoiceNumber(row.number),
    number: row.number,
    orderId: row.order_id,
    orderNumber: orderNumber(row.order_id),
    customer: { id: row.account_id, name: row.customer_name, email: row.contact_email },
    currency: row.currency,
    ...partsOf(row, currency),
    amount: currency.toDecimal(row.total_cents),
    amountDue:
      row.order_status === 'cancelled'
        ? 0
        : currency.toDecimal(
            Math.max(0, row.total_cents - row.waived_cents - row.captured_cents + row.surplus_cents),
          ),
    amountRefunded: currency.toDecimal(row.refunded_cents),
    status: row.status,
    issuedAt: new Date(row.issued_at).toISOString(),
    dueAt: new Date(new Date(row.issued_at).getTime() + DUE_DAYS_MS).toISOString(),
    lines: row.lines.map(({ unit_price_cents, total_cents, ...line }) => ({
      ...line,
      price: currency.toDecimal(unit_price_cents),
      total: currency.toDecimal(total_cents),
    })),
    registration: registrationOf(row.id, row.registrations),
    eInvoice: row.e_invoice,
    sendings: row.sendings.map(({ sent_at: at, ...sent }) => ({
      ...sent,
      sentAt: at === null ? null : new Date(at).toISOString(),
    })),
    creditNotes: row.notes.map((note) => ({
      registration: registrationOf(note.id, row.registrations),
      number: creditNoteNumber(note.number),
      amount: currency.toDecimal(note.gross_cents),
      taxes: creditedRates(note).flatMap((rate) => RateTotalDto.ofAll([inMoney(rate, currency)])),
      issuedAt: new Date(note.issued_at).toISOString(),
    })),
  };
}

/** What an invoice comes to without its tax, the tax of all rates, and each of them. */
function partsOf(
  row: { total_cents: number; receipt: StoredReceipt },
  currency: Currency,
): Pick<AdminInvoiceDto, 'net' | 'tax' | 'taxes'> {
  const rates = readReceipt(row.receipt).taxes;
  const tax = rates.reduce((sum, rate) => sum + rate.tax.cents, 0);
  return {
    net: currency.toDecimal(row.total_cents - tax),
    tax: currency.toDecimal(tax),
    taxes: RateTotalDto.ofAll(rates),
  };
}

const withOrders = (invoices: Found): Found => invoices.innerJoin('orders', 'orders.id', 'invoice.order_id');
