import type { Trial } from '../../../kernel/connections.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Currency } from '../../../kernel/currency.js';
import type { Ids } from '../../../kernel/ids.js';
import { Money } from '../../../kernel/money.js';
import type { PaymentSettings } from '../../application/stores.js';
import type { AmountLimits } from '../../domain/amount-limits.js';
import { isLive } from '../../domain/attempt.js';
import type { Attempt } from '../../domain/payment.js';
import {
  PaymentStrategy,
  type AttemptPlan,
  type MessageCalls,
  type ProviderAnswer,
  type Purchase,
  type RefundCalls,
} from '../contract.js';
import type { ProviderTools } from '../tools.js';
import { bodyOf, PayPalCaller, refusalOf } from './caller.js';
import { paypal } from './definition.js';
import { PayPalMessages } from './messages.js';
import { PayPalRefunds } from './refunds.js';
import { captureOf, isCollected, mismatch, orderOf, orderRequest, stepOf, type Order } from './wire.js';

const MINUTE = 60_000;
/** An approval after this is not collected any more; PayPal gives it up by itself. */
const SESSION_MINUTES = 30;
/** PayPal has not come to an end with the order: what it came to is read next time. */
const NOT_YET = new Set([
  ...[
    'ORDER_ALREADY_CAPTURED',
    'ORDER_COMPLETION_IN_PROGRESS',
    'ORDER_NOT_APPROVED',
    'PAYER_ACTION_REQUIRED',
  ],
]);
/** Money that came stays so when some of it goes back. */
const PAID = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

const unclear = (error: string): ProviderAnswer => ({ event: 'unclear', error });

/**
 * By PayPal's Orders API, version 2 (https://developer.paypal.com/docs/api/orders/v2/): the payer approves an order there,
 * and the shop collects it. Money moves by the shop's own call alone. The attempt's reference is ours; `providerIntent` is
 * PayPal's order until it is paid, and its capture from then on.
 */
export class PayPalStrategy extends PaymentStrategy {
  private readonly refunding: PayPalRefunds;
  private readonly messages: PayPalMessages;

  constructor(
    private readonly caller: PayPalCaller,
    private readonly settings: PaymentSettings,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly isLive: () => boolean = () => false,
  ) {
    super(paypal);
    this.refunding = new PayPalRefunds(caller);
    this.messages = new PayPalMessages(caller, clock);
  }

  override get refundCalls(): RefundCalls {
    return this.refunding;
  }

  override get messageCalls(): MessageCalls | undefined {
    return this.settings.reaches(this.provider) ? this.messages : undefined;
  }

  override get trial(): () => Promise<Trial> {
    return () => this.caller.tryOut(this.isLive());
  }

  override isOffered(): Promise<boolean> {
    return Promise.resolve(this.settings.reaches(this.provider));
  }

  override takes(currency: string): boolean {
    return isCollected(currency);
  }

  override limits(currency: Currency): AmountLimits {
    const step = Money.ofCents(stepOf(currency.code), currency);
    return { least: step, most: null, step };
  }

  override plan({ orderNumber }: Purchase, now: Date): AttemptPlan {
    return {
      provider: this.provider,
      providerRef: this.ids.next(),
      expiresAt: new Date(now.getTime() + SESSION_MINUTES * MINUTE),
      nextCheckAt: new Date(now.getTime() + MINUTE / 2),
      request: { orderNumber, shopUrl: this.settings.shopUrl },
    };
  }

  /** The same key gives the same order, so that one whose answer was lost is found again. */
  override start(attempt: Attempt): Promise<ProviderAnswer> {
    return this.asking(async () => {
      const body = orderRequest(attempt);
      const answer = await this.caller.call('/v2/checkout/orders', { body, key: `order-${attempt.id}` });
      const order = orderOf(bodyOf(answer));
      const url = order?.page;
      if (order && url && this.isItsPage(url))
        return { event: 'opened', url, intentRef: order.id, expiresAt: attempt.expiresAt };
      const refusal = refusalOf(answer);
      return refusal ? { event: 'failed', error: refusal.message } : unclear('PayPal gave no page.');
    });
  }

  override read(attempt: Attempt): Promise<ProviderAnswer> {
    return this.asking(async () => {
      const isAlive = isLive(attempt.state);
      if (!attempt.providerIntent && isAlive && !this.isOver(attempt)) return this.start(attempt);
      const seen = await this.seen(attempt);
      if ('event' in seen) return seen;
      if (seen.status === 'APPROVED' && isAlive) return this.collect(attempt, seen);
      return this.wordOf(attempt, seen);
    });
  }

  /** What nobody collects costs the payer nothing, approved or not. */
  override stop(attempt: Attempt): Promise<ProviderAnswer> {
    return this.asking(async () => {
      const seen = await this.seen(attempt);
      if ('event' in seen) return seen;
      return seen.captures.length > 0 ? this.wordOf(attempt, seen) : { event: 'expired' };
    });
  }

  /** PayPal's order; an answer where that says all. */
  private async seen(attempt: Attempt): Promise<Order | ProviderAnswer> {
    const id = attempt.providerIntent;
    if (!id) return { event: 'expired' };
    if (attempt.state === 'succeeded') return this.captured(attempt, id);
    const answer = await this.caller.call(`/v2/checkout/orders/${encodeURIComponent(id)}`);
    const order = orderOf(bodyOf(answer));
    if (order) return order;
    const isGone = refusalOf(answer)?.code === 'INVALID_RESOURCE_ID' && this.isOver(attempt);
    return isGone ? { event: 'expired' } : unclear('PayPal tells nothing of the order.');
  }

  /** What is paid is read by its capture. */
  private async captured(attempt: Attempt, id: string): Promise<ProviderAnswer> {
    const capture = captureOf(
      bodyOf(await this.caller.call(`/v2/payments/captures/${encodeURIComponent(id)}`)),
    );
    if (!capture || !PAID.has(capture.status)) return unclear('PayPal tells nothing of the payment.');
    return { event: 'paid', intentRef: id, paidAt: capture.createdAt, mismatch: mismatch(attempt, capture) };
  }

  /** Collects what was approved, once however often it is asked for; not where it is another sum than ours. */
  private async collect(attempt: Attempt, order: Order): Promise<ProviderAnswer> {
    const differs = mismatch(attempt, order);
    if (differs) return { event: 'failed', error: 'PayPal has another order than ours.', mismatch: differs };
    const answer = await this.caller.call(`/v2/checkout/orders/${encodeURIComponent(order.id)}/capture`, {
      body: {},
      key: `capture-${attempt.id}`,
    });
    const collected = orderOf(bodyOf(answer));
    if (collected) return this.wordOf(attempt, collected);
    const refusal = refusalOf(answer);
    if (!refusal || NOT_YET.has(refusal.code)) return unclear('PayPal is not done with the payment.');
    return { event: 'failed', error: refusal.message };
  }

  private wordOf(attempt: Attempt, { status, captures }: Order): ProviderAnswer {
    const paid = captures.find((one) => PAID.has(one.status));
    if (paid)
      return {
        ...{ event: 'paid', intentRef: paid.id, paidAt: paid.createdAt },
        mismatch: mismatch(attempt, paid),
      };
    const held = captures.find((one) => one.status === 'PENDING');
    if (held)
      return { event: 'in_progress', error: `PayPal holds the payment: ${held.reason ?? 'PENDING'}.` };
    if (captures.length > 0) return { event: 'failed', error: 'PayPal declined the payment.' };
    if (status === 'VOIDED') return { event: 'failed', error: 'PayPal has voided the payment.' };
    if (status === 'COMPLETED') return unclear('PayPal tells of no payment for the order.');
    return { event: this.isOver(attempt) ? 'expired' : 'opened' };
  }

  private async asking(work: () => Promise<ProviderAnswer>): Promise<ProviderAnswer> {
    try {
      return await work();
    } catch (error) {
      return unclear(error instanceof Error ? error.message : 'no answer');
    }
  }

  private isOver({ expiresAt }: Attempt): boolean {
    return expiresAt !== null && expiresAt <= this.clock.now();
  }

  /** Shoppers are sent to PayPal's own host alone, or to the shop's where it is played there. */
  private isItsPage(url: string): boolean {
    const hosts = [...this.settings.hostsOf(paypal), new URL(this.settings.shopUrl).origin];
    return hosts.includes(URL.parse(url)?.origin ?? '');
  }
}

export const make = ({ access, values, settings, ids, clock }: ProviderTools): PayPalStrategy =>
  new PayPalStrategy(
    new PayPalCaller(access, clock),
    settings,
    ids,
    clock,
    () => paypal.movesMoney?.(values()) ?? false,
  );
