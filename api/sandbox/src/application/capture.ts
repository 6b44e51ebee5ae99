import type { Clock } from '@duka/api/kernel/clock.js';
import { seconds } from '../domain/wire/api.js';
import { newCharge, type UsedCard, type WireCharge } from '../domain/wire/charge.js';
import { newDispute } from '../domain/wire/dispute.js';
import type { WireIntent } from '../domain/wire/intent.js';
import type { WireCoupon } from '../domain/wire/refund.js';
import { detailsOf, type SessionExtra, type WireSession } from '../domain/wire/session.js';
import type { Arrival, Decline, PaymentOutcome } from './payment-outcome.js';
import type { SandboxStore, Codes, Entry, Timers } from './ports.js';
import type { RecordEvent } from './record-event.js';

const DELAYED_MS = 5_000;

export interface HowItPays {
  arrival: Arrival;
  behaviour: 'pays' | 'disputes' | 'refund_fails';
}

type SessionEntry = Entry<WireSession, SessionExtra>;
type IntentEntry = Entry<WireIntent>;

/** Money moves on the played provider: a session is completed, a payment succeeds or is on its way. */
export class Capture {
  constructor(
    private readonly store: SandboxStore,
    private readonly codes: Codes,
    private readonly events: RecordEvent,
    private readonly timers: Timers,
    private readonly clock: Clock,
  ) {}

  /** Completes the session, in the caller's transaction. */
  async run(
    session: SessionEntry,
    intent: IntentEntry,
    card: UsedCard,
    how: HowItPays,
  ): Promise<PaymentOutcome> {
    intent.extra = { ...intent.extra, card, behaviour: how.behaviour };
    intent.data.last_payment_error = null;
    session.data.status = 'complete';
    session.data.url = null;
    session.data['customer_details'] = detailsOf(session.data.customer_email, null);
    await this.redeem(session);
    const eventIds =
      how.arrival === 'now'
        ? await this.succeed(session, intent)
        : await this.wait(session, intent, how.arrival);
    eventIds.push(await this.events.run('checkout.session.completed', session.data));
    if (how.behaviour === 'disputes' && how.arrival === 'now') await this.dispute(intent);
    return { outcome: 'done', session: session.data, eventIds };
  }

  /** The browser has confirmed a payment that has no session, in the caller's transaction. */
  async confirmed(intent: IntentEntry, card: UsedCard, behaviour: HowItPays['behaviour']): Promise<void> {
    intent.extra = { ...intent.extra, card, behaviour };
    intent.data.last_payment_error = null;
    await this.succeed(null, intent);
    if (behaviour === 'disputes') await this.dispute(intent);
  }

  /** The money is there. Returns the events that tell so. */
  async succeed(session: SessionEntry | null, intent: IntentEntry): Promise<string[]> {
    const charge = this.charge(intent, cardOf(intent), null);
    intent.data.status = 'succeeded';
    intent.data.amount_received = intent.data.amount;
    intent.data.latest_charge = charge.id;
    await this.insertCharge(charge);
    await this.store.save(intent);
    if (session) {
      session.data.payment_status = 'paid';
      await this.store.save(session);
    }
    await this.events.run('charge.succeeded', charge);
    return [await this.events.run('payment_intent.succeeded', intent.data)];
  }

  /** A charge that did not go through: the payment waits for another card. */
  async decline(intent: IntentEntry, card: UsedCard, why: Decline): Promise<void> {
    const reason = why.declineCode ?? why.code;
    const charge = this.charge(intent, card, { code: why.code, reason, message: why.message });
    await this.insertCharge(charge);
    await this.events.run('charge.failed', charge);
    intent.data.status = 'requires_payment_method';
    intent.data.latest_charge = charge.id;
    intent.data.last_payment_error = {
      type: 'card_error',
      code: why.code,
      ...(why.declineCode ? { decline_code: why.declineCode } : {}),
      message: why.message,
      charge: charge.id,
    };
    await this.store.save(intent);
    await this.events.run('payment_intent.payment_failed', intent.data);
  }

  private async wait(session: SessionEntry, intent: IntentEntry, arrival: Arrival): Promise<string[]> {
    intent.data.status = 'processing';
    await this.store.save(intent);
    await this.store.save(session);
    const when = new Date(this.clock.now().getTime() + DELAYED_MS);
    const succeeds = arrival === 'later';
    await this.timers.at(when, { task: 'sandbox.settle-delayed', id: session.id, succeeds });
    return [];
  }

  private async redeem(session: SessionEntry): Promise<void> {
    if (!session.extra.coupon) return;
    const coupon = await this.store.lock<WireCoupon, object>('coupon', session.extra.coupon);
    if (!coupon) return;
    coupon.data.times_redeemed += 1;
    coupon.data.valid =
      coupon.data.max_redemptions === null || coupon.data.times_redeemed < coupon.data.max_redemptions;
    await this.store.save(coupon);
  }

  private async dispute(intent: IntentEntry): Promise<void> {
    const charge = await this.store.lock<WireCharge, object>('charge', intent.data.latest_charge ?? '');
    if (!charge) return;
    charge.data.disputed = true;
    await this.store.save(charge);
    const dispute = newDispute(this.codes.next('du_'), charge.data, seconds(this.clock.now()));
    await this.store.insert({ id: dispute.id, kind: 'dispute', parent: intent.id, data: dispute, extra: {} });
    await this.events.run('charge.dispute.created', dispute);
  }

  private charge(
    intent: IntentEntry,
    card: UsedCard,
    failure: Parameters<typeof newCharge>[0]['failure'],
  ): WireCharge {
    const now = seconds(this.clock.now());
    const email = intent.data.receipt_email;
    return newCharge({ id: this.codes.next('ch_'), intent: intent.data, card, email, now, failure });
  }

  private insertCharge(charge: WireCharge): Promise<void> {
    return this.store.insert({
      id: charge.id,
      kind: 'charge',
      parent: charge.payment_intent,
      data: charge,
      extra: {},
    });
  }
}

function cardOf(intent: IntentEntry): UsedCard {
  return intent.extra['card'] as UsedCard;
}
