import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { log } from '../../../platform/logging/log.js';
import { CompareLedger } from '../../application/compare-ledger.js';
import { ExpireOrders } from '../../application/expire-orders.js';
import { Reconcile, type ReconcileReport } from '../../application/reconcile.js';

const ALERTS = [
  'payment.mismatch',
  'payment.late',
  'payment.disputed',
  'refund.failed',
  'refund.by_hand',
  'payment.books_differ',
  'payment.unknown_object',
];

/** A regular job runs once a minute; whoever waits for an unclear answer is checked at three times in it. */
const MORE_PASSES = [20, 40];

/** The work that nobody waits for: lost answers fetched, unpaid orders let go, books compared. */
@Injectable()
export class CheckoutJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
    private readonly listeners: EventListeners,
    private readonly reconcile: Reconcile,
    private readonly expireOrders: ExpireOrders,
    private readonly compareLedger: CompareLedger,
  ) {}

  onModuleInit(): void {
    for (const topic of ALERTS)
      this.listeners.on(topic, ({ payload }) => {
        log.warn({ topic, ...payload }, 'money needs somebody to look');
        return Promise.resolve();
      });
    this.handlers.every('* * * * *', 'checkout.reconcile', async () => {
      for (const seconds of MORE_PASSES) await this.reconcileIn(seconds);
      report(await this.reconcile.reconcile());
    });
    this.handlers.on('checkout.look-again', async () => report(await this.reconcile.reconcile()));
    this.handlers.every('*/15 * * * *', 'checkout.fetch-lost', async () =>
      report(await this.reconcile.fetchLost()),
    );
    this.handlers.every('* * * * *', 'checkout.expire', async () => {
      const { gone, failures } = await this.expireOrders.expireOrders();
      if (failures.length > 0)
        log.warn({ gone, failures: failures.slice(0, 5) }, 'some unpaid orders could not be let go');
    });
    this.handlers.every('40 3 * * *', 'checkout.compare-books', async () => {
      await this.compareLedger.compareLedger();
    });
  }

  private reconcileIn(seconds: number): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + seconds * 1_000);
    return this.jobs.enqueue('checkout.look-again', {}, { runAt, key: `look-again:${seconds}` });
  }
}

function report({ checked, failures }: ReconcileReport): void {
  if (failures.length > 0)
    log.warn({ checked, failures: failures.slice(0, 5) }, 'some payments could not be checked');
}
