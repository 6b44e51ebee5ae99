import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { dateOrNull } from '../../../platform/database/moments.js';
import { member } from '../../../platform/database/json-member.js';
import { NOW } from '../../../platform/database/now.js';
import { Attempts } from '../../application/stores.js';
import { LIVE } from '../../domain/attempt.js';
import type { ProviderName } from '../../domain/method.js';
import type { Attempt } from '../../domain/payment.js';
import { moneyOf } from './money-of.js';
import type { PaymentTables } from './tables.js';

/** Attempts in PostgreSQL; a partial unique index lets at most one of a payment be alive. */
@Injectable()
export class PostgresAttempts extends PostgresAdapter<PaymentTables> implements Attempts {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async add(attempt: Attempt): Promise<boolean> {
    const added = await this.tables()
      .insertInto('payment_attempt')
      .values({ ...changing(attempt, this.clock.now()), ...constant(attempt) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  find(id: string): Promise<Attempt | undefined> {
    return this.first(this.all().where('id', '=', id));
  }

  lock(id: string): Promise<Attempt | undefined> {
    return this.first(this.all().where('id', '=', id).forUpdate());
  }

  findByRef(provider: ProviderName, ref: string): Promise<Attempt | undefined> {
    return this.first(this.all().where('provider', '=', provider).where('provider_ref', '=', ref));
  }

  findByIntent(provider: ProviderName, intentRef: string): Promise<Attempt | undefined> {
    return this.first(this.ofIntent(provider, intentRef));
  }

  async everyOfIntent(provider: ProviderName, intentRef: string): Promise<Attempt[]> {
    return (await this.ofIntent(provider, intentRef).execute()).map(toAttempt);
  }

  findByCallbackToken(provider: ProviderName, token: string): Promise<Attempt | undefined> {
    return this.first(
      this.all().where('provider', '=', provider).where(member('request', 'callbackToken'), '=', token),
    );
  }

  async ofOrder(orderId: string): Promise<Attempt[]> {
    const rows = await this.all().where('order_id', '=', orderId).orderBy('id').execute();
    return rows.map(toAttempt);
  }

  async save(attempt: Attempt): Promise<void> {
    await this.tables()
      .updateTable('payment_attempt')
      .set(changing(attempt, this.clock.now()))
      .where('id', '=', attempt.id)
      .execute();
  }

  async due(limit: number): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('payment_attempt')
      .select('id')
      .where('state', 'in', [...LIVE])
      .where('next_check_at', '<=', NOW)
      .orderBy('next_check_at')
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  async paidRefsSince(provider: ProviderName, since: Date): Promise<string[]> {
    const rows = await this.all()
      .where('provider', '=', provider)
      .where('state', '=', 'succeeded')
      .where('created_at', '>=', since.toISOString())
      .execute();
    return rows.flatMap((row) => row.provider_ref ?? []);
  }

  private async first(query: ReturnType<PostgresAttempts['all']>): Promise<Attempt | undefined> {
    const row = await query.executeTakeFirst();
    return row && toAttempt(row);
  }

  private ofIntent(provider: ProviderName, intentRef: string) {
    return this.all()
      .where('provider', '=', provider)
      .where('provider_intent', '=', intentRef)
      .orderBy('created_at')
      .orderBy('id');
  }

  private all() {
    return this.tables().selectFrom('payment_attempt').selectAll();
  }
}

function constant(attempt: Attempt) {
  return {
    id: attempt.id,
    tender_id: attempt.tenderId,
    order_id: attempt.orderId,
    provider: attempt.provider,
    idempotency_key: attempt.idempotencyKey,
    request: JSON.stringify(attempt.request),
    amount_cents: attempt.amount.cents,
    currency: attempt.amount.currency.code,
    created_at: attempt.createdAt,
  };
}

function changing(attempt: Attempt, now: Date) {
  return {
    provider_ref: attempt.providerRef,
    provider_intent: attempt.providerIntent,
    url: attempt.url,
    state: attempt.state,
    last_error: attempt.lastError,
    expires_at: attempt.expiresAt,
    next_check_at: attempt.nextCheckAt,
    updated_at: now,
  };
}

function toAttempt(row: Selectable<PaymentTables['payment_attempt']>): Attempt {
  return {
    id: row.id,
    tenderId: row.tender_id,
    orderId: row.order_id,
    provider: row.provider,
    providerRef: row.provider_ref,
    providerIntent: row.provider_intent,
    idempotencyKey: row.idempotency_key,
    request: row.request as Attempt['request'],
    url: row.url,
    amount: moneyOf(row),
    state: row.state,
    lastError: row.last_error,
    expiresAt: dateOrNull(row.expires_at),
    nextCheckAt: dateOrNull(row.next_check_at),
    createdAt: new Date(row.created_at),
  };
}
