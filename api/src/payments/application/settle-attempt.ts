import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Ledger, Recorded } from '../../ledger/application/ports.js';
import type { Actor } from '../../ledger/domain/entry.js';
import { attemptStateAfter, isLive } from '../domain/attempt.js';
import { isCollectedByStaff } from '../methods/known.js';
import { nextPollAt } from '../domain/next-poll.js';
import type { Attempt } from '../domain/payment.js';
import type { ProviderAnswer } from '../methods/contract.js';
import type { Attempts, Tenders } from './stores.js';

/**
 * `captured`: money came in by this very call. `mismatch`: it is not the money that was asked for, or the book has it for
 * another payment; people must look. `unclear`: the provider could not say, so that it must be asked again.
 */
export type Settlement = 'captured' | 'mismatch' | 'unclear' | 'changed' | 'unchanged';

/**
 * Applies the provider's answer to a locked attempt. Idempotent: the same answer a second time changes nothing, and the
 * book takes each capture once whatever announced it.
 */
export class SettleAttempt {
  constructor(
    private readonly attempts: Attempts,
    private readonly tenders: Tenders,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction, in which order and attempt are locked. */
  async settleAttempt(attempt: Attempt, answer: ProviderAnswer, actor: Actor): Promise<Settlement> {
    const before = attempt.state;
    const after = attemptStateAfter(before, answer.event);
    if (answer.event === 'paid' && answer.mismatch) return this.distrust(attempt, answer.mismatch);
    const captured = after === 'succeeded' && before !== after;
    const taken = captured && (await this.record(attempt, answer, actor)) === 'taken';
    if (taken) return this.distrust(attempt, `${objectId(attempt, answer)} is booked for another payment`);
    attempt.state = after;
    attempt.providerRef = answer.ref ?? attempt.providerRef;
    attempt.providerIntent = answer.intentRef ?? attempt.providerIntent;
    attempt.url = answer.url ?? attempt.url;
    attempt.expiresAt = answer.expiresAt ?? attempt.expiresAt;
    attempt.lastError = answer.error ?? attempt.lastError;
    const unclear = answer.event === 'unclear' && before !== 'succeeded';
    attempt.nextCheckAt = nextPollAt(attempt, this.clock.now(), unclear);
    await this.attempts.save(attempt);
    if (unclear) return 'unclear';
    if (before === after) return 'unchanged';
    if (captured) await this.tenders.setState(attempt.tenderId, 'paid');
    if (captured) return 'captured';
    if (!isLive(attempt.state)) await this.failTender(attempt);
    if (answer.mismatch) await this.tell(attempt, answer.mismatch);
    return 'changed';
  }

  /** Before the attempt is called paid: money that cannot be booked is nobody's yet. */
  private async record(attempt: Attempt, answer: ProviderAnswer, actor: Actor): Promise<Recorded> {
    return this.ledger.record({
      orderId: attempt.orderId,
      tenderId: attempt.tenderId,
      attemptId: attempt.id,
      refundId: null,
      type: 'capture',
      provider: attempt.provider,
      providerObjectId: objectId(attempt, answer),
      amount: attempt.amount,
      actor,
      occurredAt: answer.paidAt ?? this.clock.now(),
    });
  }

  /** What staff collects stays open: another try, or staff itself, may still bring it. */
  private async failTender(attempt: Attempt): Promise<void> {
    const tender = await this.tenders.find(attempt.tenderId);
    if (tender?.state === 'pending' && !isCollectedByStaff(tender.method))
      await this.tenders.setState(tender.id, 'failed');
  }

  /** Money of another amount, currency or mode is not taken for ours: nothing is captured and the shop is told. */
  private async distrust(attempt: Attempt, mismatch: string): Promise<Settlement> {
    if (isLive(attempt.state)) attempt.state = 'unknown';
    attempt.lastError = `provider differs: ${mismatch}`;
    attempt.nextCheckAt = nextPollAt(attempt, this.clock.now());
    await this.attempts.save(attempt);
    await this.tell(attempt, mismatch);
    return 'mismatch';
  }

  private async tell(attempt: Attempt, mismatch: string): Promise<void> {
    await this.outbox.publish({
      topic: 'payment.mismatch',
      dedupeKey: `payment.mismatch:${attempt.id}`,
      payload: { orderId: attempt.orderId, attemptId: attempt.id, mismatch },
    });
  }
}

/** What names the money in the book. */
const objectId = (attempt: Attempt, answer: ProviderAnswer): string =>
  answer.intentRef ?? attempt.providerIntent ?? answer.ref ?? attempt.providerRef ?? attempt.id;
