import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { SessionState } from '../../payments/application/ports.js';
import type { Attempts } from '../../payments/application/stores.js';
import type { SessionCalls } from '../../payments/methods/contract.js';
import type { ProviderName } from '../../payments/domain/method.js';
import type { SyncAttempt } from './sync-attempt.js';

const DAY = 24 * 60 * 60 * 1_000;
const LOOK_BACK = 2 * DAY;

export interface Comparison {
  sessions: number;
  /** Paid at the provider and not in our book: settled by this very comparison, or nobody's. */
  unbooked: string[];
  /** In our book and unknown to the provider. */
  unknown: string[];
}

/**
 * Once a day each provider's list of sessions and our book are laid side by side, in both directions. What can be
 * settled is settled; the rest is reported.
 */
export class CompareLedger {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly attempts: Attempts,
    private readonly syncAttempt: SyncAttempt,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnavailable */
  async compareLedger(): Promise<Comparison> {
    const comparison: Comparison = { sessions: 0, unbooked: [], unknown: [] };
    for (const { provider, sessionCalls } of this.methods.all)
      if (sessionCalls) await this.compare(provider, sessionCalls, comparison);
    for (const ref of comparison.unbooked) await this.report(ref, 'provider');
    for (const ref of comparison.unknown) await this.report(ref, 'book');
    return comparison;
  }

  private async compare(provider: ProviderName, calls: SessionCalls, comparison: Comparison): Promise<void> {
    const since = new Date(this.clock.now().getTime() - LOOK_BACK);
    const seen = new Set<string>();
    for await (const session of calls.listSessions(since)) {
      comparison.sessions += 1;
      seen.add(session.ref);
      if (session.state === 'paid' && !(await this.isBooked(provider, session)))
        comparison.unbooked.push(session.ref);
    }
    for (const ref of await this.attempts.paidRefsSince(provider, new Date(since.getTime() + DAY)))
      if (!seen.has(ref)) comparison.unknown.push(ref);
  }

  private async isBooked(provider: ProviderName, session: SessionState): Promise<boolean> {
    const attempt = await this.attempts.findByRef(provider, session.ref);
    if (!attempt) return false;
    if (attempt.state === 'succeeded') return true;
    const settled = await this.syncAttempt.syncAttempt(attempt.id, SYSTEM);
    return settled.attempt.state === 'succeeded';
  }

  /** `side` is the book that has it alone. */
  private async report(ref: string, side: 'provider' | 'book'): Promise<void> {
    await this.outbox.publish({
      topic: 'payment.books_differ',
      dedupeKey: `payment.books_differ:${ref}`,
      payload: { ref, side },
    });
  }
}
