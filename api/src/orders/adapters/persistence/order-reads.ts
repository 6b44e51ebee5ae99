import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import type { PageOf, PageRequest } from '../../../kernel/page.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Database } from '../../../platform/database/database.js';
import { inProductOrder, productOptions } from '../../../platform/database/product-options.js';
import { NOTE } from '../../application/note-order.js';
import type { OrderState } from '../../domain/order-states.js';
import { REPLACED } from '../../domain/cancel-reasons.js';
import { OrderNotFound } from '../../domain/refusals.js';
import type { OrderParcelDto } from '../http/order-parts.dto.js';
import type { OrderDto, OrderSummaryDto } from '../http/order.dto.js';
import { inBuyersWords } from './order-words.js';
import { fiscalPapers, fiscalPapersOf, type FiscalPaperRow } from './fiscal-papers.js';
import { orderParcels, parcelsOf } from './parcel-views.js';
import { MoneyReads, payUrl } from './money-reads.js';
import { hasFeedback, hasFiles, isHandedOver, isSent, moves } from './order-marks.js';
import {
  addressOf,
  billingOf,
  buyerTaxOf,
  deliveryOf,
  eInvoiceOf,
  expectedDelivery,
  receiptOf,
  summaryOf,
  type LineRow,
  type OrderRow,
} from './order-views.js';
import type { FiscalTables, MoneyTables, OrderTables } from './tables.js';

/** Events of the history that are staff's own business. */
const STAFF_ONLY = [NOTE];

export interface MyOrders extends PageOf<OrderSummaryDto> {
  counts: Record<string, number>;
}

/** The buyers' views of orders, by SQL straight to the wire's shape. */
@Injectable()
export class OrderReads {
  constructor(
    private readonly database: Database,
    private readonly money: MoneyReads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One account's orders, newest first, and how many it has in each state. */
  async mine(accountId: string, status: OrderState | undefined, page: PageRequest): Promise<MyOrders> {
    const counts = await this.counts(accountId);
    const rows = await this.orders()
      .where('account_id', '=', accountId)
      .where(wasMeant)
      .$if(status !== undefined, (query) => query.where('status', '=', status as OrderState))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset((page.page - 1) * page.limit)
      .execute();
    const total = status === undefined ? sum(Object.values(counts)) : (counts[status] ?? 0);
    return { items: await this.summaries(rows), total, ...page, counts };
  }

  /** How many orders of an account are in each state. */
  async counts(accountId: string): Promise<Record<string, number>> {
    const rows = await this.database
      .sql<OrderTables>()
      .selectFrom('orders')
      .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
      .where('account_id', '=', accountId)
      .where(wasMeant)
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]));
  }

  /** One order of one account, as of one moment. @throws OrderNotFound also when it is somebody else's */
  ofBuyer(orderId: string, accountId: string): Promise<OrderDto> {
    return this.unitOfWork.snapshot(async () => {
      const row = await this.one(orderId).where('account_id', '=', accountId).executeTakeFirst();
      if (!row) throw new OrderNotFound();
      return inBuyersWords(await this.full(row));
    });
  }

  /** Any order, for staff; to be called in a snapshot. @throws OrderNotFound */
  async any(orderId: string): Promise<{ row: OrderRow; order: OrderDto }> {
    const row = await this.one(orderId).executeTakeFirst();
    if (!row) throw new OrderNotFound();
    return { row, order: await this.full(row) };
  }

  /** Adds the lines, in one query for all of them. */
  async summaries(rows: readonly OrderRow[]): Promise<OrderSummaryDto[]> {
    const lines = await this.lines(rows.map((row) => row.id));
    return rows.map((row) => summaryOf(row, lines.get(row.id) ?? []));
  }

  /** Whole order rows with `has_feedback` and `moves_cents`, for further conditions. */
  orders() {
    return this.database
      .sql<OrderTables>()
      .selectFrom('orders')
      .selectAll('orders')
      .select([hasFeedback, isHandedOver, isSent, moves]);
  }

  private one(orderId: string) {
    return this.database
      .sql<OrderTables & MoneyTables & FiscalTables>()
      .selectFrom('orders')
      .selectAll('orders')
      .select([hasFeedback, isHandedOver, isSent, moves, payUrl, fiscalPapers, orderParcels, hasFiles])
      .where('id', '=', orderId);
  }

  private async lines(orderIds: readonly string[]): Promise<ReadonlyMap<string, LineRow[]>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.database
      .sql<OrderTables>()
      .selectFrom('order_line')
      .selectAll()
      .select((eb) => productOptions(eb.ref('order_line.product_id')).as('product_options'))
      .where('order_id', 'in', orderIds)
      .orderBy('order_id')
      .orderBy('position')
      .execute();
    return Map.groupBy(rows.map(inProductOrder), (row) => row.order_id);
  }

  private async full(row: FullRow): Promise<OrderDto> {
    const [summary] = await this.summaries([row]);
    if (!summary) throw new OrderNotFound();
    const money = await this.money.of(row.id);
    const currency = Currency.of(row.currency);
    return {
      ...summary,
      subtotal: currency.toDecimal(row.subtotal_cents),
      discount: currency.toDecimal(row.discount_cents),
      shipping: currency.toDecimal(row.shipping_cents),
      couponCode: row.coupon_code,
      amountRefunded: currency.toDecimal(row.refunded_cents),
      user: { name: row.customer_name, email: row.contact_email },
      contact: { email: row.contact_email, phone: row.contact_phone },
      delivery: deliveryOf(row.delivery),
      buyerTax: buyerTaxOf(row.buyer_tax),
      ...addressOf(row.shipping_address),
      ...billingOf(row.billing_address),
      eInvoice: eInvoiceOf(row.e_invoice),
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
      parcels: parcelsOf(row.parcels),
      // whoever has all of the money back fetches nothing
      pickupCode: row.payment_detail === 'refunded' ? null : row.pickup_code,
      cancelReason: row.cancel_reason,
      timeline: await this.timeline(row.id),
      tenders: money.tenders,
      payments: money.payments,
      refunds: money.refunds,
      holdExpiresAt: row.status === 'pending' ? row.hold_expires_at : null,
      payUrl: row.status === 'pending' ? row.pay_url : null,
      expectedDelivery: expectedDelivery(row),
      receipt: receiptOf(row.receipt),
      fiscalPapers: fiscalPapersOf(row.fiscal_papers),
      hasFiles: row.has_files,
      downloadConsentAt: row.download_consent_at,
    };
  }

  private timeline(orderId: string) {
    return this.database
      .sql<OrderTables>()
      .selectFrom('order_event')
      .select(['created_at as at', 'event', 'message'])
      .where('order_id', '=', orderId)
      .where('event', 'not in', STAFF_ONLY)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }
}

type FullRow = OrderRow & {
  pay_url: string | null;
  fiscal_papers: FiscalPaperRow[];
  parcels: OrderParcelDto[];
  has_files: boolean;
};

/** Not an earlier try of a purchase that was begun anew: its buyer never cancelled anything. */
const wasMeant = (eb: ExpressionBuilder<OrderTables, 'orders'>) =>
  eb('cancel_reason', 'is distinct from', REPLACED);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
