import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { Clock } from '../../kernel/clock.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import { ProviderUnavailable } from '../../payments/application/ports.js';
import type { Attempts, Refunds } from '../../payments/application/stores.js';
import type { MessageCalls } from '../../payments/methods/contract.js';
import type { ProviderName } from '../../payments/domain/method.js';
import type { SyncAttempt } from './sync-attempt.js';
import type { ReceiveEvent } from './receive-event.js';
import type { SubmitRefund } from '../../payments/application/submit-refund.js';

const BATCH = 50;
const DAY = 24 * 60 * 60 * 1_000;

/** What went wrong with one item; the others are still checked at. */
export interface ReconcileReport {
  checked: number;
  failures: string[];
}

/** Asks providers about everything that has waited too long for an answer: crashes and lost messages end here. */
export class Reconcile {
  constructor(
    private readonly attempts: Attempts,
    private readonly refunds: Refunds,
    private readonly syncAttempt: SyncAttempt,
    private readonly submitRefund: SubmitRefund,
    private readonly methods: PaymentMethods,
    private readonly receive: ReceiveEvent,
    private readonly clock: Clock,
  ) {}

  /** Attempts whose next poll is due, and refunds that are on their way. */
  async reconcile(): Promise<ReconcileReport> {
    const report: ReconcileReport = { checked: 0, failures: [] };
    await this.attemptsDue(report);
    for (const id of await this.refunds.open(BATCH)) await this.one(report, () => this.refundIn(id));
    return report;
  }

  /** One that never succeeds goes behind the others, so that it does not hide them from the next passes. */
  private async refundIn(id: string): Promise<void> {
    await this.refunds.postpone(id);
    await this.submitRefund.submitRefund(id);
  }

  /** Batch after batch until none is due: one that could not be saved is not asked twice in a pass, and hides no other. */
  private async attemptsDue(report: ReconcileReport): Promise<void> {
    const seen = new Set<string>();
    for (;;) {
      const fresh = (await this.attempts.due(BATCH + seen.size)).filter((id) => !seen.has(id));
      if (fresh.length === 0) return;
      for (const id of fresh) {
        seen.add(id);
        await this.one(report, () => this.syncAttempt.syncAttempt(id, SYSTEM));
      }
    }
  }

  /** Messages of the last three days that a provider could not deliver. */
  async fetchLost(): Promise<ReconcileReport> {
    const report: ReconcileReport = { checked: 0, failures: [] };
    for (const { provider, messageCalls } of this.methods.all)
      if (messageCalls) await this.fetchFrom(provider, messageCalls, report);
    return report;
  }

  private async fetchFrom(
    provider: ProviderName,
    calls: MessageCalls,
    report: ReconcileReport,
  ): Promise<void> {
    try {
      for await (const event of calls.listUndelivered(new Date(this.clock.now().getTime() - 3 * DAY)))
        await this.one(report, () => this.receive.take(provider, event));
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      report.failures.push(error.message);
    }
  }

  private async one(report: ReconcileReport, check: () => Promise<unknown>): Promise<void> {
    report.checked += 1;
    try {
      await check();
    } catch (error) {
      report.failures.push(error instanceof Error ? error.message : String(error));
    }
  }
}
