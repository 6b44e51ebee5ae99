import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { readReceipt } from '../../../kernel/stored-receipt.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import {
  exactly,
  goesOn,
  placeOfLast,
  type PageOfChanges,
} from '../../../platform/database/changed-since.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type {
  AdminOrderDto,
  AdminOrderSummaryDto,
  AdminTimelineEntryDto,
  AttemptDto,
  LedgerPostingDto,
  RefundRequestDto,
  OrderCountsDto,
} from '../http/admin-order.dto.js';
import { ToSend } from '../../application/to-send.js';
import { inWords } from './order-words.js';
import { isFoundElsewhere } from './counted-orders.js';
import { legalActions, waysSeenFor } from './legal-actions.js';
import { OrderReads } from './order-reads.js';
import { matchingOrders, sortColumn, type SearchedTables } from './order-search.js';
import type { OrderRow } from './order-views.js';
import type { MoneyTables, OrderTables } from './tables.js';

/** Staff's views of orders. */
@Injectable()
export class AdminOrderReads {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReads,
    private readonly totals: ListTotals,
    private readonly unitOfWork: UnitOfWork,
    private readonly toSend: ToSend,
  ) {}

  async list(list: AdminList): Promise<PageOfChanges<AdminOrderSummaryDto>> {
    const searched = isSearched(list) ? await this.searched(list) : undefined;
    if (searched?.ids.length === 0) return { items: [], total: searched.total };
    const found = matchingOrders(this.database.sql<SearchedTables>(), list);
    const direction = list.direction === 'ASC' ? 'asc' : 'desc';
    // a page far down is found in the index; only its own rows are read whole
    const page = pageOf(found.select('orders.id'), list, sortColumn(list), 'orders.id');
    const rows = await this.orders
      .orders()
      .select(exactly('orders.updated_at'))
      .where('orders.id', 'in', searched?.ids ?? page)
      .orderBy(sortColumn(list), direction)
      .orderBy('orders.id', direction)
      .execute();
    const summaries = await this.orders.summaries(rows);
    const items = summaries.map((summary, index) => ({ ...summary, ...listed(rows[index] as OrderRow) }));
    const total = goesOn(list) ? undefined : (searched?.total ?? (await this.totals.of(found)));
    return { items, total, last: placeOfLast(rows) };
  }

  /** Finding costs more than counting what was found: it is done once for the page and the total. */
  private async searched(list: AdminList): Promise<{ ids: string[]; total: number }> {
    const found = matchingOrders(this.database.sql<SearchedTables>(), list);
    const searching = this.database
      .sql<OrderTables>()
      .with('found', () => found.select(['orders.id', sql.ref(sortColumn(list)).as('place')]))
      .selectFrom('found')
      .select('found.id')
      .select((eb) => eb.selectFrom('found').select(eb.fn.countAll<number>().as('all')).as('total'));
    const rows = await pageOf(searching, list, 'found.place', 'found.id').execute();
    const [first] = rows;
    const total = first || list.offset === 0 ? Number(first?.total ?? 0) : await this.totals.of(found);
    return { ids: rows.map((row) => row.id), total };
  }

  /** The tabs of the list, counted over the list's other filters. */
  async counts(list: AdminList): Promise<OrderCountsDto> {
    const rows = await matchingOrders(this.database.sql<SearchedTables>(), list)
      .select(['orders.status', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('orders.status')
      .execute();
    const counts = { all: 0, pending: 0, processing: 0, shipped: 0, delivered: 0, cancelled: 0 };
    for (const { status, count } of rows) {
      counts[status as keyof OrderCountsDto] = Number(count);
      counts.all += Number(count);
    }
    return counts;
  }

  /** As of one moment. @throws OrderNotFound */
  find(id: string): Promise<AdminOrderDto> {
    return this.unitOfWork.snapshot(async () => {
      const { row, order } = await this.orders.any(id);
      const ledger = await this.ledger(id);
      return inWords({
        ...order,
        customer: customerOf(row),
        legalActions: legalActions(row, order.payments, order.refunds, ledger),
        toSend: row.status === 'processing' ? [...((await this.toSend.of([id])).get(id) ?? [])] : [],
        waysSeen: waysSeenFor(order.paymentMethod),
        timeline: await this.timeline(id),
        refundRequests: await this.refundRequests(id, Currency.of(row.currency)),
        attempts: await this.attempts(id),
        ledger,
      });
    });
  }

  private async timeline(orderId: string): Promise<AdminTimelineEntryDto[]> {
    const rows = await this.database
      .sql<OrderTables & { account: { id: string; name: string } }>()
      .selectFrom('order_event')
      .leftJoin('account', 'account.id', 'order_event.actor_id')
      .selectAll('order_event')
      .select('account.name as actor_name')
      .where('order_id', '=', orderId)
      .orderBy('order_event.created_at')
      .orderBy('order_event.id')
      .execute();
    return rows.map((row) => ({
      at: new Date(row.created_at).toISOString(),
      event: row.event,
      message: row.message,
      actor: row.actor_kind,
      actorName: row.actor_name ?? '',
      from: row.from_status,
      to: row.to_status,
      detail: row.detail as Record<string, unknown>,
    }));
  }

  private async refundRequests(orderId: string, currency: Currency): Promise<RefundRequestDto[]> {
    const rows = await this.database
      .sql<OrderTables & { account: { id: string; name: string } }>()
      .selectFrom('refund_request as request')
      .innerJoin('account', 'account.id', 'request.asked_by')
      .select([
        'request.id',
        'request.amount_cents',
        'request.reason',
        'request.asked_by as askedBy',
        'request.scope',
      ])
      .select(['account.name as askedByName', 'request.created_at as createdAt'])
      .where('request.order_id', '=', orderId)
      .where('request.state', '=', 'waiting')
      .execute();
    return rows.map(({ amount_cents, scope, ...row }) => ({
      ...row,
      amount: currency.toDecimal(amount_cents),
      byHand: scope.byHand ?? false,
    }));
  }

  private async attempts(orderId: string): Promise<AttemptDto[]> {
    const rows = await this.database
      .sql<MoneyTables>()
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      paymentId: row.tender_id,
      provider: row.provider,
      providerRef: row.provider_ref,
      amount: Currency.of(row.currency).toDecimal(row.amount_cents),
      state: row.state,
      lastError: row.last_error,
      createdAt: row.created_at,
    }));
  }

  private async ledger(orderId: string): Promise<LedgerPostingDto[]> {
    const rows = await this.database
      .sql<MoneyTables>()
      .selectFrom('ledger_transaction as entry')
      .innerJoin('ledger_posting as posting', 'posting.transaction_id', 'entry.id')
      .select(['entry.id', 'entry.type', 'entry.provider', 'posting.account', 'posting.amount_cents'])
      .select(['posting.currency', 'entry.occurred_at as at'])
      .where('entry.order_id', '=', orderId)
      .orderBy('entry.occurred_at')
      .orderBy('posting.id')
      .execute();
    return rows.map(({ id, amount_cents, currency, ...row }) => ({
      transactionId: id,
      ...row,
      amount: Currency.of(currency).toDecimal(amount_cents),
    }));
  }
}

const isSearched = (list: AdminList): boolean =>
  Boolean(list.text('q')?.trim()) || (isFoundElsewhere(list) && !goesOn(list));

const customerOf = (row: OrderRow) => ({
  id: row.account_id,
  name: row.customer_name,
  email: row.contact_email,
});

const listed = (row: OrderRow) => ({
  customer: customerOf(row),
  phone: row.contact_phone,
  tax: Money.sum(readReceipt(row.receipt).taxes.map(({ tax }) => tax)).toDecimal(),
  trackingNumber: row.tracking_number,
  couponCode: row.coupon_code,
  amountRefunded: Currency.of(row.currency).toDecimal(row.refunded_cents),
  updatedAt: new Date(row.updated_at).toISOString(),
});
