import type { Trial } from '../../kernel/connections.js';
import {
  ProviderUnavailable,
  type ProviderEvent,
  type ReadMessage,
  type RefundRequest,
  type RefundState,
  type Refused,
  type SessionState,
} from '../application/ports.js';
import {
  CardGateway,
  type CardAttempt,
  type OpenedIntent,
  type OpenedSession,
} from '../methods/card/card-gateway.js';

/** How long a page lives. */
const PAGE_MS = 31 * 60_000;

/** A card provider in memory: the same key is the same session; the test says who pays and who is unreachable. */
export class InMemoryCardGateway extends CardGateway {
  readonly sessions = new Map<string, SessionState>();
  readonly refunds = new Map<string, RefundState>();
  readonly opened: CardAttempt[] = [];
  /** Every refund that was asked for, answered or not. */
  readonly asked: RefundRequest[] = [];
  unreachable = false;
  refuses = false;
  /** Opens pages that ask for other money than was ordered. */
  asksForOther = false;
  /** What the provider says at once of money that it gives back. */
  refundStatus: RefundState['status'] = 'succeeded';
  /** Amounts must be a multiple of it. */
  step = 1;
  least = 1;
  most = 99_999_999;
  readonly undelivered: ProviderEvent[] = [];

  override tryOut(): Promise<Trial> {
    return Promise.resolve({ worked: true, message: 'The keys work.' });
  }

  override takes(amountCents: number): boolean {
    return amountCents % this.step === 0;
  }

  override limits() {
    const { least, most, step } = this;
    return { least, most, step };
  }

  override openSession(
    attempt: CardAttempt,
  ): Promise<OpenedSession | Refused | { outcome: 'unknown'; message: string }> {
    if (this.unreachable) return Promise.resolve({ outcome: 'unknown', message: 'timeout' });
    if (this.refuses) return Promise.resolve({ outcome: 'refused', code: 'bad', message: 'no' });
    if (this.asksForOther)
      return Promise.resolve({ outcome: 'refused', code: 'amount_mismatch', message: 'asks for 1 usd' });
    this.opened.push(attempt);
    const ref = `cs_${attempt.idempotencyKey}`;
    const session = this.sessions.get(ref) ?? sessionOf(ref, attempt);
    this.sessions.set(ref, session);
    return Promise.resolve({
      outcome: 'opened',
      ref,
      url: session.url ?? '',
      intentRef: null,
      expiresAt: session.expiresAt ?? attempt.expiresAt,
    });
  }

  override openIntent(
    attempt: CardAttempt,
  ): Promise<OpenedIntent | Refused | { outcome: 'unknown'; message: string }> {
    if (this.unreachable) return Promise.resolve({ outcome: 'unknown', message: 'timeout' });
    if (this.refuses) return Promise.resolve({ outcome: 'refused', code: 'bad', message: 'no' });
    this.opened.push(attempt);
    const ref = `pi_${attempt.idempotencyKey}`;
    const secret = `${ref}_secret`;
    const made = { ...sessionOf(ref, attempt), intentRef: ref, expiresAt: null, url: null, secret };
    this.sessions.set(ref, this.sessions.get(ref) ?? made);
    return Promise.resolve({ outcome: 'opened', ref, secret });
  }

  override asks(amount: number, currency: string) {
    return { amount, currency: currency.toLowerCase() };
  }

  override readSession(ref: string) {
    const session = this.sessions.get(ref);
    if (this.unreachable) return Promise.resolve({ outcome: 'unknown' as const, message: 'timeout' });
    return Promise.resolve(
      session ? { outcome: 'found' as const, session } : { outcome: 'missing' as const },
    );
  }

  override expireSession(ref: string) {
    const session = this.sessions.get(ref);
    if (session?.state === 'open') this.sessions.set(ref, { ...session, state: 'expired' });
    return this.readSession(ref);
  }

  pay(ref: string, changes: Partial<SessionState> = {}): void {
    const session = this.sessions.get(ref);
    if (session)
      this.sessions.set(ref, {
        ...session,
        state: 'paid',
        intentRef: session.intentRef ?? `pi_${ref}`,
        paidAt: new Date(0),
        ...changes,
      });
  }

  override refund(request: RefundRequest) {
    this.asked.push(request);
    if (this.unreachable) return Promise.resolve({ outcome: 'unknown' as const, message: 'timeout' });
    const before = this.refunds.get(request.idempotencyKey);
    if (before) return Promise.resolve({ outcome: 'accepted' as const, refund: before });
    const paid = [...this.sessions.values()].find(({ intentRef }) => intentRef === request.intentRef);
    const given = this.refundsOf(request.intentRef).reduce((sum, one) => sum + one.amountCents, 0);
    if (!paid || given + request.amountCents > paid.amountCents)
      return Promise.resolve({
        outcome: 'refused' as const,
        code: 'too_much',
        message: 'more than was paid',
      });
    const refund = { ...refundOf(request, this.refunds.size), status: this.refundStatus };
    this.refunds.set(request.idempotencyKey, refund);
    return Promise.resolve({ outcome: 'accepted' as const, refund });
  }

  /** Somebody gives money back in the provider's own dashboard. */
  giveBack(intentRef: string, amountCents: number): RefundState {
    const words = { refundId: 'dashboard', orderId: '', intentRef, amountCents, currency: 'USD' };
    const refund = refundOf({ ...words, idempotencyKey: '' }, this.refunds.size);
    const theirs = { ...refund, refundId: null, status: this.refundStatus };
    this.refunds.set(refund.ref, theirs);
    return theirs;
  }

  /** What has become of a refund meanwhile. */
  turn(ref: string, status: RefundState['status'], failureMessage: string | null = null): void {
    for (const [key, refund] of this.refunds)
      if (refund.ref === ref) this.refunds.set(key, { ...refund, status, failureMessage });
  }

  override readRefund(ref: string) {
    if (this.unreachable) return Promise.resolve({ outcome: 'unknown' as const, message: 'timeout' });
    const refund = [...this.refunds.values()].find((one) => one.ref === ref);
    return Promise.resolve(refund ? { outcome: 'found' as const, refund } : { outcome: 'missing' as const });
  }

  override async *listRefunds(intentRef: string): AsyncIterable<RefundState> {
    yield* this.listed(this.refundsOf(intentRef));
  }

  private refundsOf(intentRef: string): RefundState[] {
    return [...this.refunds.values()].filter((one) => one.intentRef === intentRef);
  }

  override async *listSessions(since: Date): AsyncIterable<SessionState> {
    yield* this.listed([...this.sessions.values()].filter(({ createdAt }) => createdAt >= since));
  }

  override async *listUndelivered(since: Date): AsyncIterable<ProviderEvent> {
    yield* this.listed(this.undelivered.filter(({ createdAt }) => createdAt >= since));
  }

  private listed<T>(found: readonly T[]): readonly T[] {
    if (this.unreachable) throw new ProviderUnavailable('the card provider did not list');
    return found;
  }

  override readMessage(): Promise<ReadMessage> {
    return Promise.resolve({ outcome: 'rejected', reason: 'signature' });
  }
}

function sessionOf(ref: string, attempt: CardAttempt): SessionState {
  const { attemptId, orderId, amountCents, currency, expiresAt } = attempt;
  return {
    ref,
    attemptId,
    orderId,
    state: 'open',
    amountCents,
    currency,
    livemode: false,
    intentRef: null,
    paidAt: null,
    createdAt: new Date(expiresAt.getTime() - PAGE_MS),
    expiresAt,
    url: `https://pay.example/${ref}`,
    failureMessage: null,
  };
}

function refundOf(
  { refundId, intentRef, amountCents, currency }: RefundRequest,
  number: number,
): RefundState {
  return {
    ref: `re_${number}_${refundId}`,
    refundId,
    intentRef,
    amountCents,
    currency,
    status: 'succeeded',
    failureMessage: null,
    createdAt: new Date(0),
  };
}
