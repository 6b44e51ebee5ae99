import {
  CardGateway,
  type CardAttempt,
  type OpenedSession,
  type ParsedWebhook,
  type RefundRequest,
  type RefundState,
  type Refused,
  type SessionState,
} from '../application/ports.js';

/** A card provider in memory: the same key is the same session; the test says who pays and who is unreachable. */
export class InMemoryCardGateway extends CardGateway {
  readonly sessions = new Map<string, SessionState>();
  readonly refunds = new Map<string, RefundState>();
  readonly opened: CardAttempt[] = [];
  unreachable = false;
  refuses = false;
  /** Opens pages that ask for other money than was ordered. */
  asksForOther = false;

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
      expiresAt: session.expiresAt,
    });
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
        intentRef: `pi_${ref}`,
        paidAt: new Date(0),
        ...changes,
      });
  }

  override refund(request: RefundRequest): Promise<{ outcome: 'accepted'; refund: RefundState } | Refused> {
    const before = this.refunds.get(request.idempotencyKey);
    if (before) return Promise.resolve({ outcome: 'accepted', refund: before });
    const paid = [...this.sessions.values()].find(({ intentRef }) => intentRef === request.intentRef);
    const given = this.refundsOf(request.intentRef).reduce((sum, one) => sum + one.amountCents, 0);
    if (!paid || given + request.amountCents > paid.amountCents)
      return Promise.resolve({ outcome: 'refused', code: 'too_much', message: 'more than was paid' });
    const refund = refundOf(request, this.refunds.size);
    this.refunds.set(request.idempotencyKey, refund);
    return Promise.resolve({ outcome: 'accepted', refund });
  }

  override readRefund(ref: string) {
    const refund = [...this.refunds.values()].find((one) => one.ref === ref);
    return Promise.resolve(refund ? { outcome: 'found' as const, refund } : { outcome: 'missing' as const });
  }

  override async *listRefunds(intentRef: string): AsyncIterable<RefundState> {
    yield* this.refundsOf(intentRef);
  }

  private refundsOf(intentRef: string): RefundState[] {
    return [...this.refunds.values()].filter((one) => one.intentRef === intentRef);
  }

  override async *listSessions(): AsyncIterable<SessionState> {
    yield* this.sessions.values();
  }

  override async *listUndelivered(): AsyncIterable<never> {}

  override parseWebhook(): ParsedWebhook {
    return { outcome: 'rejected', reason: 'signature' };
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
    createdAt: new Date(0),
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
