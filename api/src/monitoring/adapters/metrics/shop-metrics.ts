import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Pool } from '../../../platform/database/pool.js';
import { Replicas } from '../../../platform/database/replicas.js';
import { MetricSources } from '../../../platform/http/metric-sources.js';
import * as metrics from '../../../platform/http/metrics.js';
import { JOB_STATES } from '../../../platform/jobs/troubled-jobs.js';
import { clockAhead } from '../persistence/clock-ahead.js';
import { attemptsOfTheDay, ordersOfTheDay } from '../persistence/day-counts.js';
import { troubledJobs, waitingJobs } from '../persistence/queue.js';

/** What Prometheus is told of the shop as a whole: every process tells the same, but of its own connections. */
@Injectable()
export class ShopMetrics implements OnModuleInit {
  constructor(
    private readonly sources: MetricSources,
    private readonly database: Database,
    private readonly pool: Pool,
    private readonly replicas: Replicas,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sources.add(() => this.connections());
    this.sources.add(async () => metrics.clockAhead.set(await clockAhead(this.database)));
    this.sources.add(() => this.jobs());
    this.sources.add(() => this.orders());
    this.sources.add(() => this.payments());
  }

  private connections(): void {
    const { totalCount, idleCount, waitingCount } = this.pool.clients;
    metrics.poolConnections.set({ state: 'in_use' }, totalCount - idleCount);
    metrics.poolConnections.set({ state: 'idle' }, idleCount);
    metrics.poolWaiting.set(waitingCount);
    metrics.replicaLag.reset();
    for (const { name, status, lagMs } of this.replicas.states()) {
      metrics.replicaWell.set({ replica: name }, status === 'ok' ? 1 : 0);
      if (lagMs !== undefined) metrics.replicaLag.set({ replica: name }, lagMs / 1_000);
    }
  }

  private async jobs(): Promise<void> {
    const { due, since } = await waitingJobs(this.database);
    const troubled = await troubledJobs(this.database)
      .groupBy('state')
      .select((eb) => ['state', eb.fn.countAll<number>().as('jobs')])
      .execute();
    metrics.jobsWaiting.set(due);
    metrics.jobsOldest.set(since ? Math.max(0, this.clock.now().getTime() - Date.parse(since)) / 1_000 : 0);
    for (const state of JOB_STATES)
      metrics.jobsTroubled.set({ state }, troubled.find((row) => row.state === state)?.jobs ?? 0);
  }

  private async orders(): Promise<void> {
    const rows = await ordersOfTheDay(this.database);
    metrics.ordersLastDay.reset();
    for (const { status, orders } of rows) metrics.ordersLastDay.set({ status }, orders);
  }

  private async payments(): Promise<void> {
    const rows = await attemptsOfTheDay(this.database);
    metrics.paymentsLastDay.reset();
    for (const { method, state, attempts } of rows) metrics.paymentsLastDay.set({ method, state }, attempts);
  }
}
