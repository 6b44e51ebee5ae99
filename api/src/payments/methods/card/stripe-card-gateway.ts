import type Stripe from 'stripe';
import type { Clock } from '../../../kernel/clock.js';
import type { Trial } from '../../../kernel/connections.js';
import {
  ProviderUnavailable,
  type ProviderEvent,
  type Missing,
  type ReadMessage,
  type RefundRequest,
  type RefundState,
  type Refused,
  type SessionState,
  type Unknown,
} from '../../application/ports.js';
import { CardGateway, type CardAttempt, type OpenedIntent, type OpenedSession } from './card-gateway.js';
import type { Message } from '../contract.js';
import { notTaken, silent, taken } from '../trial.js';
import { card } from './definition.js';
import { isChargeable, limitsAtStripe, toStripe } from './amounts.js';
import { isRefusal, outcomeOf, readable, readingOf } from './answers.js';
import { SUBSCRIBED, readEvent } from './event-reading.js';
import { isExpressIntent, isIntent, readIntent } from './intent-reading.js';
import { openIntent } from './open-intent.js';
import { openSession } from './open-session.js';
import { readRefund } from './refund-reading.js';
import { readSession } from './session-reading.js';
import type { StripeCaller } from './stripe-caller.js';
import { isLive } from './stripe-client.js';
import { readWebhook } from './webhook-reading.js';

type FoundSession = { outcome: 'found'; session: SessionState };
const WITH_PAYMENT = ['payment_intent.latest_charge'];
const WITH_CHARGE = ['latest_charge'];
const PAGE = 100;

/** Card payments on Stripe's hosted page. Speaks to Stripe and to the local sandbox with the same words. */
export class StripeCardGateway extends CardGateway {
  constructor(
    private readonly stripe: StripeCaller,
    private readonly clock: Clock,
    /** Of Stripe's pages; see the definition. */
    private readonly hosts: () => readonly string[] = () => card.hosts({}),
  ) {
    super();
  }

  override async tryOut(): Promise<Trial> {
    try {
      return await this.stripe.call(async (stripe, access) => {
        await stripe.checkout.sessions.list({ limit: 1 });
        return taken(card.label, isLive(access));
      });
    } catch (error) {
      return isRefusal(error) ? notTaken(card.label) : silent(card.label);
    }
  }

  override takes(amountCents: number, currency: string): boolean {
    return isChargeable(amountCents, currency);
  }

  override limits(currency: string): { least: number; most: number; step: number } {
    return limitsAtStripe(currency);
  }

  override async openSession(attempt: CardAttempt): Promise<OpenedSession | Refused | Unknown> {
    try {
      return await this.stripe.call((stripe, access) =>
        openSession(stripe, attempt, {
          live: isLive(access),
          baseUrl: access.baseUrl,
          hosts: this.hosts(),
        }),
      );
    } catch (error) {
      return outcomeOf(error);
    }
  }

  override async openIntent(attempt: CardAttempt): Promise<OpenedIntent | Refused | Unknown> {
    try {
      return await this.stripe.call((stripe, access) => openIntent(stripe, attempt, isLive(access)));
    } catch (error) {
      return outcomeOf(error);
    }
  }

  override asks(amountCents: number, currency: string): { amount: number; currency: string } {
    return { amount: toStripe(amountCents, currency), currency: currency.toLowerCase() };
  }

  override async readSession(ref: string): Promise<FoundSession | Missing | Unknown> {
    try {
      const session = await this.stripe.call(async (stripe, access) =>
        isIntent(ref)
          ? readIntent(await stripe.paymentIntents.retrieve(ref, { expand: WITH_CHARGE }), isLive(access))
          : readSession(
              await stripe.checkout.sessions.retrieve(ref, { expand: WITH_PAYMENT }),
              isLive(access),
            ),
      );
      return { outcome: 'found', session };
    } catch (error) {
      return readingOf(error);
    }
  }

  override async expireSession(ref: string): Promise<FoundSession | Missing | Unknown> {
    try {
      await this.stripe.call(async (stripe) => {
        if (isIntent(ref)) await stripe.paymentIntents.cancel(ref);
        else await stripe.checkout.sessions.expire(ref);
      });
    } catch (error) {
      if (outcomeOf(error).outcome === 'unknown') return readingOf(error);
    }
    return this.readSession(ref);
  }

  override async refund(
    request: RefundRequest,
  ): Promise<{ outcome: 'accepted'; refund: RefundState } | Refused | Unknown> {
    const params = {
      payment_intent: request.intentRef,
      amount: toStripe(request.amountCents, request.currency),
      metadata: { refund_id: request.refundId, order_id: request.orderId },
    };
    try {
      const refund = await this.stripe.call(async (stripe) =>
        readRefund(await stripe.refunds.create(params, { idempotencyKey: request.idempotencyKey })),
      );
      return { outcome: 'accepted', refund };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  override async readRefund(
    ref: string,
  ): Promise<{ outcome: 'found'; refund: RefundState } | Missing | Unknown> {
    try {
      const refund = await this.stripe.call(async (stripe) => readRefund(await stripe.refunds.retrieve(ref)));
      return { outcome: 'found', refund };
    } catch (error) {
      return readingOf(error);
    }
  }

  override listRefunds(intentRef: string): AsyncIterable<RefundState> {
    return this.pages((after) =>
      this.stripe.call(async (stripe) => {
        const page = await stripe.refunds.list({ payment_intent: intentRef, limit: PAGE, ...after });
        return { last: page.has_more ? page.data.at(-1)?.id : undefined, items: page.data.map(readRefund) };
      }),
    );
  }

  override async *listSessions(since: Date): AsyncIterable<SessionState> {
    const params = { created: { gte: seconds(since) }, limit: PAGE };
    yield* this.sessionsOf({ ...params, expand: ['data.payment_intent'] });
    yield* this.pages((after) =>
      this.stripe.call(async (stripe, access) => {
        const page = await stripe.paymentIntents.list({ ...params, ...after });
        const own = page.data.filter(isExpressIntent);
        const items = readable(own, (intent) => readIntent(intent, isLive(access)));
        return { last: page.has_more ? page.data.at(-1)?.id : undefined, items };
      }),
    );
  }

  private sessionsOf(params: Stripe.Checkout.SessionListParams): AsyncIterable<SessionState> {
    return this.pages((after) =>
      this.stripe.call(async (stripe, access) => {
        const page = await stripe.checkout.sessions.list({ ...params, ...after });
        const items = readable(page.data, (session) => readSession(session, isLive(access)));
        return { last: page.has_more ? page.data.at(-1)?.id : undefined, items };
      }),
    );
  }

  override listUndelivered(since: Date): AsyncIterable<ProviderEvent> {
    const params = {
      delivery_success: false,
      types: [...SUBSCRIBED],
      created: { gte: seconds(since) },
      limit: PAGE,
    };
    return this.pages((after) =>
      this.stripe.call(async (stripe) => {
        const page = await stripe.events.list({ ...params, ...after });
        return {
          last: page.has_more ? page.data.at(-1)?.id : undefined,
          items: readable(page.data, readEvent),
        };
      }),
    );
  }

  override readMessage({ raw, headers }: Pick<Message, 'raw' | 'headers'>): Promise<ReadMessage> {
    const access = this.stripe.access;
    const secret = access.secrets['webhookSecret'] ?? '';
    const expected = { secret, live: isLive(access), now: this.clock.now() };
    return Promise.resolve(readWebhook(raw, headers['stripe-signature'], expected));
  }

  private async *pages<T>(read: ReadPage<T>): AsyncIterable<T> {
    let last: string | undefined;
    do {
      const page: Page<T> = await read(last ? { starting_after: last } : {}).catch((error: unknown) => {
        throw new ProviderUnavailable('the card provider did not list', { cause: error });
      });
      yield* page.items;
      last = page.last;
    } while (last);
  }
}

type Page<T> = { last: string | undefined; items: T[] };
type ReadPage<T> = (after: { starting_after?: string }) => Promise<Page<T>>;

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
