import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import { orderNumber } from '../../../orders/domain/order.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { optionNames } from '../../../platform/database/product-options.js';
import { foldedOnce } from '../../../platform/database/text-search.js';
import { orderTexts } from '../../../platform/phones/order-texts.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { RETURN_REASONS, WITHDRAWAL, type ReturnReason } from '../../domain/order-return.js';
import { RETURN_STATES, returnActionsFrom } from '../../domain/return-states.js';
import type { AdminReturnDto, ReturnDto, ReturnStepDto } from '../http/return.dto.js';
import { exchangeOf, exchangeView } from './exchange-of.js';
import type { ReturnTables } from './tables.js';

export const RETURN_RULES: ListRules = {
  resource: 'returns',
  sorts: ['createdAt', 'updatedAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    status: [...RETURN_STATES],
    orderId: 'uuid',
    reason: [...RETURN_REASONS, WITHDRAWAL],
    createdAt_gte: 'date',
    createdAt_lte: 'date',
  },
};

const SORTS = { createdAt: 'r.created_at', updatedAt: 'r.updated_at', id: 'r.id' } as const;

type Views = ReturnTables & { r: ReturnTables['order_return']; o: ReturnTables['orders'] };
type Found = SelectQueryBuilder<Views, 'r' | 'o', object>;

/** Returns by SQL straight to the wire's shape. */
@Injectable()
export class ReturnReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  /** Those of one order, the newest first. Whether the caller may see them is asked before. */
  async ofOrder(orderId: string): Promise<ReturnDto[]> {
    const rows = await this.rows(this.returns().where('r.order_id', '=', orderId).orderBy('r.id', 'desc'));
    return rows.map(({ customer: _, legalActions: __, ...own }) => own);
  }

  async list(list: AdminList): Promise<{ items: AdminReturnDto[]; total: number }> {
    const found = matching(this.returns(), list);
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? SORTS.createdAt;
    const items = await this.rows(pageOf(found, list, sort, 'r.id'));
    return { items, total: await this.totals.of(found) };
  }

  async find(id: string): Promise<AdminReturnDto | undefined> {
    const [found] = await this.rows(this.returns().where('r.id', '=', id));
    return found;
  }

  private returns(): Found {
    return this.database
      .sql<ReturnTables>()
      .selectFrom('order_return as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id');
  }

  /** Of the histories of these orders what is about their returns. */
  private steps(orderIds: string[]): Promise<Step[]> {
    if (orderIds.length === 0) return Promise.resolve([]);
    return this.database
      .sql<ReturnTables>()
      .selectFrom('order_event')
      .select(['event', 'detail', 'created_at'])
      .where('order_id', 'in', orderIds)
      .where(
        'event',
        'in',
        RETURN_STATES.map((state) => `return_${state}`),
      )
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  private async rows(found: Found): Promise<AdminReturnDto[]> {
    const rows = await found
      .selectAll('r')
      .select(['o.account_id', 'o.customer_name', 'o.contact_email', 'o.currency'])
      .select(({ ref }) => exchangeOf(ref('r.id')).as('exchange'))
      .execute();
    const steps = await this.steps(rows.map((row) => row.order_id));
    const variants = rows.flatMap(({ lines }) => lines.map(({ variantId }) => variantId));
    const named = await optionNames(this.database, variants);
    return rows.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      orderNumber: orderNumber(row.order_id),
      status: row.state,
      reason: row.reason,
      comment: row.comment,
      handover: row.handover,
      feePercent: row.fee_percent,
      lines: row.lines.map((line) => ({
        ...line,
        options: optionsInOrder(line.options, named.get(line.variantId) ?? []),
      })),
      currency: row.currency,
      amount: Currency.of(row.currency).toDecimal(row.amount_cents),
      message: row.message,
      history: historyOf(row.id, steps),
      createdAt: new Date(row.created_at).toISOString(),
      updatedAt: new Date(row.updated_at).toISOString(),
      customer: { id: row.account_id, name: row.customer_name, email: row.contact_email },
      exchange: row.exchange && exchangeView(row.exchange),
      // whoever waits for an exchange gets nothing else
      legalActions: row.exchange && !row.exchange.isDone ? [] : returnActionsFrom(row.state),
    }));
  }
}

type Step = { event: string; detail: unknown; created_at: string };

/** What has happened to one return, the oldest first. */
const historyOf = (id: string, steps: readonly Step[]): ReturnStepDto[] =>
  steps
    .filter(({ detail }) => (detail as { returnId?: string }).returnId === id)
    .map(({ event, created_at: at }) => ({
      status: event.replace('return_', ''),
      at: new Date(at).toISOString(),
    }));

function matching(returns: Found, list: AdminList): Found {
  let query = returns;
  const ids = list.ids;
  if (ids) query = query.where('r.id', 'in', ids);
  const orderIds = list.all('orderId');
  if (orderIds) query = query.where('r.order_id', 'in', orderIds);
  const statuses = list.all('status') as (typeof RETURN_STATES)[number][] | undefined;
  if (statuses) query = query.where('r.state', 'in', statuses);
  const reasons = list.all('reason') as ReturnReason[] | undefined;
  if (reasons) query = query.where('r.reason', 'in', reasons);
  const [from, to] = [list.date('createdAt_gte'), list.date('createdAt_lte')];
  if (from) query = query.where('r.created_at', '>=', from);
  if (to) query = query.where('r.created_at', '<=', to);
  const q = list.text('q')?.trim();
  return q ? query.where(textMatch(q)) : query;
}

/** By order number, or what an order is found by: name, email, phone, parcel. */
const textMatch =
  (q: string) =>
  ({ eb, fn, cast, lit, or }: ExpressionBuilder<Views, 'r' | 'o'>) =>
    or([
      eb(fn('upper', [fn('right', [cast('o.id', 'text'), lit(8)])]), '=', q.replace(/^#/, '').toUpperCase()),
      ...orderTexts(q).map((text) => eb('o.find_text', 'like', foldedOnce(text))),
    ]);
