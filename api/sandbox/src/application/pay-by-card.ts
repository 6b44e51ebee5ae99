import type { Clock } from '@duka/api/kernel/clock.js';
import type { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import type { ReadCard } from '../domain/cards.js';
import { seconds } from '../domain/wire/api.js';
import type { UsedCard } from '../domain/wire/charge.js';
import { newIntent, type WireIntent } from '../domain/wire/intent.js';
import type { SessionExtra, WireSession } from '../domain/wire/session.js';
import type { Capture } from './capture.js';
import type { Arrival, Decline, PaymentOutcome } from './payment-outcome.js';
import type { ExpireSession } from './expire-session.js';
import type { SandboxStore, Codes, Entry } from './ports.js';
import type { RecordEvent } from './record-event.js';

type Open = { session: Entry<WireSession, SessionExtra>; intent: Entry<WireIntent> };

/** The shopper hands in a card on the hosted page, or finishes its second step. */
export class PayByCard {
  constructor(
    private readonly store: SandboxStore,
    private readonly codes: Codes,
    private readonly events: RecordEvent,
    private readonly capture: Capture,
    private readonly sessions: ExpireSession,
    private readonly clock: Clock,
    private readonly work: UnitOfWork,
  ) {}

  handIn(sessionId: string, read: ReadCard, arrival: Arrival): Promise<PaymentOutcome> {
    return this.work.run(async () => {
      const open = await this.open(sessionId);
      if ('outcome' in open) return open;
      const { last4, expMonth, expYear } = read;
      const used = { last4, expMonth, expYear };
      const { behaviour } = read.card;
      if (behaviour.kind === 'declines') return this.decline(open, used, behaviour);
      if (behaviour.kind === 'asks_3ds') return this.askSecondStep(open, used);
      return this.capture.run(open.session, open.intent, used, { arrival, behaviour: behaviour.kind });
    });
  }

  /** The second page: the shopper proves to be the card's owner, or does not. */
  finishSecondStep(sessionId: string, proven: boolean): Promise<PaymentOutcome> {
    return this.work.run(async () => {
      const open = await this.open(sessionId);
      if ('outcome' in open) return open;
      const used = open.session.extra.waiting;
      if (!used) return { outcome: 'declined', message: 'Hand in the card again.' };
      open.session.extra.waiting = null;
      if (proven)
        return this.capture.run(open.session, open.intent, used, { arrival: 'now', behaviour: 'pays' });
      await this.store.save(open.session);
      return this.decline(open, used, NOT_PROVEN);
    });
  }

  private async open(id: string): Promise<Open | PaymentOutcome> {
    const session = await this.sessions.current(id);
    if (!session) return { outcome: 'missing' };
    if (session.data.status !== 'open') return { outcome: 'closed', session: session.data };
    return { session, intent: await this.intentOf(session) };
  }

  /** Stripe makes the payment when the first card is handed in. */
  private async intentOf(session: Entry<WireSession, SessionExtra>): Promise<Entry<WireIntent>> {
    const known = session.data.payment_intent;
    const found = known ? await this.store.lock<WireIntent, Record<string, unknown>>('intent', known) : null;
    if (found) return found;
    const data = newIntent({
      id: this.codes.next('pi_'),
      secret: this.codes.next(''),
      amount: session.data.amount_total,
      currency: session.data.currency,
      now: seconds(this.clock.now()),
      metadata: session.extra.intentMetadata,
      email: session.data.customer_email,
    });
    const entry: Entry<WireIntent> = { id: data.id, kind: 'intent', parent: session.id, data, extra: {} };
    session.data.payment_intent = data.id;
    await this.store.insert(entry);
    await this.store.save(session);
    await this.events.run('payment_intent.created', data);
    return entry;
  }

  private async askSecondStep({ session, intent }: Open, used: UsedCard): Promise<PaymentOutcome> {
    session.extra.waiting = used;
    intent.data.status = 'requires_action';
    await this.store.save(session);
    await this.store.save(intent);
    return { outcome: 'second_step' };
  }

  private async decline({ intent }: Open, used: UsedCard, why: Decline): Promise<PaymentOutcome> {
    await this.capture.decline(intent, used, why);
    return { outcome: 'declined', message: why.message };
  }
}

const NOT_PROVEN: Decline = {
  kind: 'declines',
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different card and try again.',
};
