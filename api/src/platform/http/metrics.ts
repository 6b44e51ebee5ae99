import {
  constants,
  PerformanceObserver,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
} from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export const registry = new Registry();

/** One of those that every process has. */
const OF_ITSELF = 'process_cpu_seconds_total';
/** All figures; those of the process itself from the first time on: to know how late it is it is woken every 10 ms. */
export function figures(): Promise<string> {
  if (!registry.getSingleMetric(OF_ITSELF)) collectDefaultMetrics({ register: registry });
  return registry.metrics();
}

const registers = [registry];
const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Gauge({ name, help, labelNames, registers });
const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Counter({ name, help, labelNames, registers });

/** A leak shows here; rubbish that is not collected yet does not. */
const heapKept = gauge('duka_heap_kept_bytes', 'Heap in use after the last full garbage collection');
const noteHeap = () => heapKept.set(getHeapStatistics().used_heap_size);
noteHeap();
new PerformanceObserver((collections) => {
  const entries = collections.getEntries() as (PerformanceEntry & { detail: NodeGCPerformanceDetail })[];
  if (entries.some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)) noteHeap();
}).observe({ entryTypes: ['gc'] });

export const httpSeconds = new Histogram({
  name: 'duka_http_request_seconds',
  help: 'Time from request to answer, by route pattern',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});

export const poolConnections = gauge(
  'duka_pool_connections',
  'Connections of this process to the primary, by state: in_use, idle',
  ['state'],
);
export const poolWaiting = gauge('duka_pool_waiting', 'Requests that wait for a connection to the primary');
export const productsCounted = gauge(
  'duka_products_counted',
  'Products whose lists this process counts in its memory; 0 while the database counts them',
);
export const replicaLag = gauge(
  'duka_replica_lag_seconds',
  'How far a replica is behind; absent while it is down or lags beyond its limit',
  ['replica'],
);
export const clockAhead = gauge(
  'duka_clock_ahead_seconds',
  'By how much the clock of this process is ahead of the database’s; negative when it is behind',
);
export const replicaWell = gauge('duka_replica_well', '1 while the replica is read from', ['replica']);

export const jobsWaiting = gauge('duka_jobs_waiting', 'Jobs that are due and not in hand');
export const jobsOldest = gauge('duka_jobs_oldest_seconds', 'For how long the oldest job has been due');
export const jobsTroubled = gauge('duka_jobs_troubled', 'Jobs that were given up, fail, or are late', [
  'state',
]);

export const ordersLastDay = gauge('duka_orders_last_day', 'Orders of the last 24 hours by status now', [
  'status',
]);
export const paymentsLastDay = gauge(
  'duka_payment_attempts_last_day',
  'Attempts to pay the orders of the last 24 hours, by method and state now',
  ['method', 'state'],
);
export const webhooks = counter('duka_webhooks_total', 'Webhooks processed, by what came of them', [
  'provider',
  'outcome',
]);
export const providerPaused = gauge(
  'duka_provider_paused',
  '1 while this process calls the provider no more, for it failed five times in a row',
  ['provider'],
);
export const cacheReads = counter('duka_cache_reads_total', 'Reads of kept figures: hit or miss', ['result']);
export const keptAnswers = counter(
  'duka_kept_answers_total',
  'Answers that everybody gets alike: given as they were kept, or made',
  ['result'],
);
