import { Injectable } from '@nestjs/common';
import type { shippingLabelSchema } from '../../../labels/adapters/persistence/shipping-label.schema.js';
import { Connections } from '../../../kernel/connections.js';
import { baseCurrency } from '../../../kernel/currency.js';
import { orderNumber } from '../../../orders/domain/order.js';
import type { paymentAttemptSchema } from '../../../payments/adapters/persistence/attempt.schema.js';
import { OfferedMethods } from '../../../payments/application/offered-methods.js';
import type { refundSchema } from '../../../payments/adapters/persistence/refund.schema.js';
import type { providerEventSchema } from '../../../payments/adapters/persistence/provider-event.schema.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { fromNow } from '../../../platform/database/now.js';
import { Replicas } from '../../../platform/database/replicas.js';
import type { Tables } from '../../../platform/database/tables.js';
import { providerPaused } from '../../../platform/http/metrics.js';
import type { Group, HealthReadings, OrdersGroup } from '../../domain/health-readings.js';
import { clockAhead } from './clock-ahead.js';
import { troubledJobs } from './queue.js';

type HealthTables = Tables<
  typeof paymentAttemptSchema | typeof providerEventSchema | typeof refundSchema | typeof shippingLabelSchema
> & {
  pg_stat_archiver: { last_archived_time: string | null; last_failed_time: string | null };
};

const LONG_SECONDS = 600;
const MAIL = 'mail.send';
/** So many orders are named. */
const MOST_NAMED = 5;

/** Reads what the health page is made of, each from an index or from a short table. */
@Injectable()
export class PostgresHealth extends PostgresAdapter<HealthTables> {
  constructor(
    database: Database,
    private readonly replicas: Replicas,
    private readonly access: ProviderAccess,
    private readonly offered: OfferedMethods,
    private readonly connections: Connections,
  ) {
    super(database);
  }

  async readings(): Promise<HealthReadings> {
    const out = this.replicas.states().filter(({ status }) => status !== 'ok');
    return {
      ...(await this.work()),
      replicasOut: out.map(({ name }) => name),
      clockAhead: await clockAhead(this.database),
      waysToPay: (await this.offered.of({ currency: baseCurrency() })).length,
      sendsMail: this.connections.reaches('mail'),
      unknownPayments: await this.unknownPayments(),
      refundsByHand: await this.refunds('manual'),
      failedRefunds: await this.refunds('failed'),
      unknownLabels: await this.unknownLabels(),
      ...(await this.pauses()),
      openWebhooks: await this.openWebhooks(),
      lastWebhook: await this.lastWebhook(),
      archive: await this.archive(),
    };
  }

  private async work(): Promise<Pick<HealthReadings, 'jobs' | 'mails'>> {
    const rows = await troubledJobs(this.database)
      .groupBy(['state', 'task'])
      .select((eb) => [
        'state',
        'task',
        eb.fn.countAll<number>().as('count'),
        eb.fn.min('run_at').as('since'),
      ])
      .execute();
    const of = (state: string, isMail: boolean): Group => {
      const mine = rows.filter((row) => row.state === state && (row.task === MAIL) === isMail);
      return {
        count: mine.reduce((sum, { count }) => sum + count, 0),
        since: mine.map(({ since }) => since).toSorted()[0] ?? null,
      };
    };
    const all = (isMail: boolean) => ({
      failed: of('failed', isMail),
      retrying: of('retrying', isMail),
      late: of('late', isMail),
    });
    return { jobs: all(false), mails: all(true) };
  }

  private unknownPayments(): Promise<Group> {
    return this.tables()
      .selectFrom('payment_attempt')
      .where('state', '=', 'unknown')
      .where('next_check_at', 'is not', null)
      .where('created_at', '<', fromNow(-LONG_SECONDS))
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('since')])
      .executeTakeFirstOrThrow();
  }

  private async refunds(status: 'manual' | 'failed'): Promise<OrdersGroup> {
    const mine = this.tables()
      .selectFrom('refund')
      .where('refund.status', '=', status)
      .$if(status === 'failed', (failed) =>
        failed.where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('refund as later')
                .whereRef('later.order_id', '=', 'refund.order_id')
                .whereRef('later.created_at', '>', 'refund.created_at')
                .select('later.id'),
            ),
          ),
        ),
      );
    const { count, since } = await mine
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('refund.created_at').as('since')])
      .executeTakeFirstOrThrow();
    const oldest = await mine
      .select('refund.order_id')
      .orderBy('refund.created_at')
      .limit(MOST_NAMED)
      .execute();
    return { count, since, orders: [...new Set(oldest.map(({ order_id }) => orderNumber(order_id)))] };
  }

  private unknownLabels(): Promise<Group> {
    return this.tables()
      .selectFrom('shipping_label')
      .where('state', '=', 'buying')
      .where('asked_at', '<', fromNow(-LONG_SECONDS))
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('asked_at').as('since')])
      .executeTakeFirstOrThrow();
  }

  private openWebhooks(): Promise<Group> {
    return this.tables()
      .selectFrom('provider_event')
      .where('processed_at', 'is', null)
      .where('received_at', '<', fromNow(-LONG_SECONDS))
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('received_at').as('since')])
      .executeTakeFirstOrThrow();
  }

  private async lastWebhook(): Promise<string | null> {
    const row = await this.tables()
      .selectFrom('provider_event')
      .select('received_at')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.received_at ?? null;
  }

  private async archive(): Promise<HealthReadings['archive']> {
    const row = await this.tables()
      .selectFrom('pg_stat_archiver')
      .select(['last_archived_time', 'last_failed_time'])
      .executeTakeFirst();
    if (!row || (row.last_archived_time === null && row.last_failed_time === null)) return null;
    return { lastAt: row.last_archived_time, failedAt: row.last_failed_time };
  }

  /** Whom this process does not call for the moment. */
  private async pauses(): Promise<Pick<HealthReadings, 'paused' | 'isCarrierPaused'>> {
    const { values } = await providerPaused.get();
    const all = values.filter(({ value }) => value > 0).map(({ labels }) => String(labels.provider));
    const carriers = this.connections.all.filter(({ group }) => group === 'delivery').map(({ name }) => name);
    const paused = all.filter((one) => !carriers.includes(one));
    return { paused, isCarrierPaused: paused.length < all.length };
  }
}
