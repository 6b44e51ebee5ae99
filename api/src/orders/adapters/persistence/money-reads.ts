import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import {
  definitionOf,
  howPaid,
  kindOf,
  methodOf,
  nextStepOf,
  STORE_CREDIT,
} from '../../../payments/methods/known.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { NOW } from '../../../platform/database/now.js';
import type { OrderPaymentDto, OrderRefundDto, OrderTenderDto } from '../http/order-money.dto.js';
import type { MoneyTables } from './tables.js';
import type { OrderTables } from './tables.js';

export interface OrderMoney {
  tenders: OrderTenderDto[];
  payments: OrderPaymentDto[];
  refunds: OrderRefundDto[];
}

/** The pieces of a refund as payments keep them. */
interface StoredLine {
  variantId: string;
  quantity: number;
  amountCents: number;
  restocked: boolean;
}

/** What an order's views tell of its payments and refunds. */
@Injectable()
export class MoneyReads extends PostgresAdapter<MoneyTables> {
  async of(orderId: string): Promise<OrderMoney> {
    return { ...(await this.tenders(orderId)), refunds: await this.refunds(orderId) };
  }

  private async tenders(orderId: string): Promise<Pick<OrderMoney, 'tenders' | 'payments'>> {
    const rows = await this.tables()
      .selectFrom('tender')
      .select(['id', 'position', 'method', 'amount_cents', 'currency', 'obligation', 'state'])
      .select((eb) =>
        eb
          .selectFrom('payment_attempt')
          .select('payment_attempt.provider')
          .whereRef('payment_attempt.tender_id', '=', 'tender.id')
          .where('payment_attempt.state', '=', 'succeeded')
          .orderBy('payment_attempt.created_at')
          .limit(1)
          .as('provider'),
      )
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    const tenders = rows.map(({ id, amount_cents, currency, provider, ...row }) => ({
      _id: id,
      ...row,
      label: definitionOf(row.method)?.label ?? row.method,
      kind: kindOf(row),
      next: nextStepOf(row.method),
      amount: Currency.of(currency).toDecimal(amount_cents),
      paidBy: (provider && methodOf(provider)) ?? null,
      howPaid: (provider && howPaid(provider)) || null,
    }));
    return { tenders, payments: tenders.map(asPayment) };
  }

  private async refunds(orderId: string): Promise<OrderRefundDto[]> {
    const rows = await this.tables()
      .selectFrom('refund')
      .innerJoin('tender', 'tender.id', 'refund.tender_id')
      .leftJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
      .select(['refund.id', 'refund.amount_cents', 'refund.status', 'refund.reason', 'refund.created_at'])
      .select([
        'refund.lines',
        'refund.by_hand',
        'refund.to_credit',
        'refund.currency',
        'tender.method',
        'payment_attempt.provider',
      ])
      .where('refund.order_id', '=', orderId)
      .orderBy('refund.created_at')
      .orderBy('refund.id')
      .execute();
    const names = rows.length > 0 ? await this.namesOf(orderId) : new Map<string, string>();
    return rows.map((row) => ({
      _id: row.id,
      amount: Currency.of(row.currency).toDecimal(row.amount_cents),
      status: row.status,
      reason: row.reason,
      createdAt: row.created_at,
      method: row.to_credit ? STORE_CREDIT : ((row.provider && methodOf(row.provider)) ?? row.method),
      byHand: row.by_hand,
      lines: (row.lines as StoredLine[])
        .filter(({ quantity }) => quantity > 0)
        .map(({ variantId, quantity, amountCents, restocked }) => ({
          variantId,
          name: names.get(variantId) ?? '',
          quantity,
          amount: Currency.of(row.currency).toDecimal(amountCents),
          restocked,
        })),
    }));
  }

  private async namesOf(orderId: string): Promise<Map<string, string>> {
    const lines = await this.database
      .sql<OrderTables>()
      .selectFrom('order_line')
      .select(['variant_id', 'name'])
      .where('order_id', '=', orderId)
      .execute();
    return new Map(lines.map(({ variant_id, name }) => [variant_id, name]));
  }
}

/** The same in the words of before. */
const asPayment = ({ position, label, obligation, state, ...same }: OrderTenderDto): OrderPaymentDto => ({
  ...same,
  status: state,
  due: obligation === 'now' ? 'now' : 'on_delivery',
});

/** Where an open session of a card payment goes on, while it is open. */
export const payUrl = (eb: ExpressionBuilder<OrderTables & MoneyTables, 'orders'>) =>
  eb
    .selectFrom('payment_attempt')
    .select('url')
    .whereRef('payment_attempt.order_id', '=', 'orders.id')
    .where('state', '=', 'open')
    .where('url', 'is not', null)
    .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', NOW)]))
    .orderBy('payment_attempt.created_at', 'desc')
    .limit(1)
    .as('pay_url');
