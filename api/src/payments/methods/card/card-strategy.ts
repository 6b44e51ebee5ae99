import type { BrowserScript, Trial } from '../../../kernel/connections.js';
import type { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import type { AmountLimits } from '../../domain/amount-limits.js';
import { isCardRequest, type Attempt, type CardRequest } from '../../domain/payment.js';
import type { Refused, SessionState, SessionStatus, Unknown } from '../../application/ports.js';
import type { CardAttempt, CardGateway } from './card-gateway.js';
import { card } from './definition.js';
import {
  PaymentStrategy,
  type AttemptPlan,
  type ExpressCalls,
  type ProviderAnswer,
  type Purchase,
} from '../contract.js';
import type { PaymentSettings } from '../../application/stores.js';

/** The hold outlives the page by some minutes: see the definition. */
const SESSION_MINUTES = 31;
const MOST_LINES = 100;
const MINUTE = 60_000;

/** By card, on the provider's own page. */
export class CardStrategy extends PaymentStrategy {
  constructor(
    private readonly gateway: CardGateway,
    private readonly settings: PaymentSettings,
    /** Whether real money moves; an answer of the other kind never settles. */
    private readonly isLive = () => false,
    /** What the checkout page loads for wallets of browsers. */
    private readonly inBrowser: () => BrowserScript | undefined = () => undefined,
  ) {
    super(card);
  }

  override get refundCalls(): CardGateway {
    return this.gateway;
  }

  override get messageCalls(): CardGateway | undefined {
    return this.settings.reaches(this.provider) ? this.gateway : undefined;
  }

  override get sessionCalls(): CardGateway | undefined {
    return this.messageCalls;
  }

  override get express(): ExpressCalls | undefined {
    const page = this.inBrowser();
    return page && { page, asks: ({ cents, currency }) => this.gateway.asks(cents, currency.code) };
  }

  override get trial(): () => Promise<Trial> {
    return () => this.gateway.tryOut();
  }

  override isOffered(): Promise<boolean> {
    return Promise.resolve(this.settings.reaches(this.provider));
  }

  override limits(currency: Currency): AmountLimits {
    const { least, most, step } = this.gateway.limits(currency.code);
    const of = (smallest: number) => Money.ofCents(smallest, currency);
    return { least: of(least), most: of(most), step: of(step) };
  }

  override plan(purchase: Purchase, now: Date): AttemptPlan {
    return {
      provider: this.provider,
      providerRef: null,
      expiresAt: new Date(now.getTime() + SESSION_MINUTES * MINUTE),
      nextCheckAt: new Date(now.getTime() + MINUTE / 2),
      request: {
        ...this.basket(purchase),
        discountLabel: purchase.couponCode,
        email: purchase.email,
        shopUrl: this.settings.shopUrl,
        ...(purchase.express ? { express: true as const } : {}),
      },
    };
  }

  override async start(attempt: Attempt): Promise<ProviderAnswer> {
    if (!isCardRequest(attempt.request) || !attempt.expiresAt) throw new Error('not a card attempt');
    const asked = {
      attemptId: attempt.id,
      paymentId: attempt.tenderId,
      orderId: attempt.orderId,
      idempotencyKey: attempt.idempotencyKey,
      amountCents: attempt.amount.cents,
      currency: attempt.amount.currency.code,
      expiresAt: attempt.expiresAt,
      ...attempt.request,
    };
    if (attempt.request.express) return this.openIntent(asked);
    const answer = await this.gateway.openSession(asked);
    if (answer.outcome !== 'opened') return notOpened(answer);
    const { ref, url, intentRef, expiresAt } = answer;
    return { event: 'opened', ref, url, intentRef, expiresAt };
  }

  /** The payment that a wallet of the browser confirms. */
  private async openIntent(asked: CardAttempt): Promise<ProviderAnswer> {
    const answer = await this.gateway.openIntent(asked);
    if (answer.outcome !== 'opened') return notOpened(answer);
    return { event: 'opened', ref: answer.ref, intentRef: answer.ref, secret: answer.secret };
  }

  override async read(attempt: Attempt): Promise<ProviderAnswer> {
    const opened = await this.reference(attempt);
    if (typeof opened !== 'string') return opened;
    return this.wordOf(attempt, await this.gateway.readSession(opened));
  }

  override async stop(attempt: Attempt): Promise<ProviderAnswer> {
    const opened = await this.reference(attempt);
    if (typeof opened !== 'string') return opened;
    return this.wordOf(attempt, await this.gateway.expireSession(opened));
  }

  /** The session's id; when its answer was lost, the same request brings it back. */
  private async reference(attempt: Attempt): Promise<string | ProviderAnswer> {
    if (attempt.providerRef) return attempt.providerRef;
    const answer = await this.start(attempt);
    return answer.event === 'opened' && answer.ref ? answer.ref : answer;
  }

  private wordOf(attempt: Attempt, answer: Awaited<ReturnType<CardGateway['readSession']>>): ProviderAnswer {
    if (answer.outcome === 'missing')
      return { event: 'unclear', error: 'The provider knows no such session.' };
    if (answer.outcome === 'unknown') return { event: 'unclear', error: answer.message };
    const { session } = answer;
    return {
      event: EVENTS[session.state],
      ref: session.ref,
      url: session.url,
      secret: session.secret ?? null,
      intentRef: session.intentRef,
      expiresAt: session.expiresAt,
      paidAt: session.paidAt,
      error: session.failureMessage,
      mismatch: this.mismatch(attempt, session),
    };
  }

  /** The lines with the discount; where the provider does not take one of these amounts, all of it is one line. */
  private basket(purchase: Purchase): Pick<CardRequest, 'lines' | 'discountCents'> {
    const { discount, lines, orderNumber, total } = purchase;
    const amounts = [discount, ...lines.map(({ unitPrice }) => unitPrice)];
    if (amounts.every(({ cents, currency }) => this.gateway.takes(cents, currency.code)))
      return { lines: sessionLines(purchase), discountCents: discount.cents };
    return { lines: [oneLine(orderNumber, total)], discountCents: 0 };
  }

  private mismatch(attempt: Attempt, session: SessionState): string | null {
    if (session.amountCents !== attempt.amount.cents)
      return `amount ${session.amountCents}, ours ${attempt.amount.cents}`;
    if (session.currency.toUpperCase() !== attempt.amount.currency.code)
      return `currency ${session.currency}`;
    if (session.livemode !== this.isLive()) return `livemode ${session.livemode}`;
    if (session.attemptId !== attempt.id) return `attempt ${session.attemptId}`;
    return null;
  }
}

/** What the provider alone knows of amounts: the least of a currency that it settles in, say. */
const TOLD: Readonly<Record<string, string>> = {
  amount_too_small: 'This amount is too small for card payments. Please choose another payment method.',
  amount_too_large: 'Card payments go up to less than this. Please choose another payment method.',
};

const EVENTS: Readonly<Record<SessionStatus, ProviderAnswer['event']>> = {
  open: 'opened',
  unpaid: 'in_progress',
  paid: 'paid',
  expired: 'expired',
};

function notOpened(answer: Refused | Unknown): ProviderAnswer {
  if (answer.outcome === 'unknown') return { event: 'unclear', error: answer.message };
  const mismatch = answer.code === 'amount_mismatch' ? answer.message : null;
  return { event: 'failed', error: answer.message, mismatch, told: TOLD[answer.code] ?? null };
}

const oneLine = (orderNumber: string, { cents }: Money) => ({
  name: `Order ${orderNumber}`,
  quantity: 1,
  unitCents: cents,
});

/** The provider takes at most a hundred lines; a larger basket travels as one. */
function sessionLines(purchase: Purchase): { name: string; quantity: number; unitCents: number }[] {
  if (purchase.lines.length > MOST_LINES)
    return [oneLine(purchase.orderNumber, purchase.total.plus(purchase.discount))];
  return purchase.lines.map(({ name, quantity, unitPrice }) => ({
    name,
    quantity,
    unitCents: unitPrice.cents,
  }));
}
