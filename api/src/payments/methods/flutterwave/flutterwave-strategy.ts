import type { Trial } from '../../../kernel/connections.js';
import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../kernel/clock.js';
import type { Currency } from '../../../kernel/currency.js';
import type { Ids } from '../../../kernel/ids.js';
import { Money } from '../../../kernel/money.js';
import { member, textOf } from '../../../platform/outbound/call.js';
import type { ReadMessage } from '../../application/ports.js';
import type { PaymentSettings } from '../../application/stores.js';
import type { AmountLimits } from '../../domain/amount-limits.js';
import type { Attempt } from '../../domain/payment.js';
import {
  PaymentStrategy,
  type AttemptPlan,
  type Message,
  type MessageCalls,
  type ProviderAnswer,
  type Purchase,
  type RefundCalls,
} from '../contract.js';
import { dataOf, refusalOf, type FlutterwaveCaller } from './caller.js';
import { flutterwave } from './definition.js';
import { transactionOf, type Transaction } from './reading.js';
import { FlutterwaveRefunds } from './refunds.js';

const SESSION_MINUTES = 30;
const MINUTE = 60_000;
/** How it says that there is no transaction of a reference. */
const NOT_THERE = new Set([400, 404]);
/** Which its page collects: https://developer.flutterwave.com/docs/supported-currencies */
const CURRENCIES = new Set(
  'AED EGP ETB EUR GBP GHS KES MWK NGN RWF SLL TZS UGX USD XAF XOF ZAR ZMW'.split(' '),
);

/** On Flutterwave's page. The attempt's reference is ours (`tx_ref`), so that a lost answer is found again by it. */
export class FlutterwaveStrategy extends PaymentStrategy implements MessageCalls {
  private readonly refunding: FlutterwaveRefunds;

  constructor(
    private readonly caller: FlutterwaveCaller,
    private readonly settings: PaymentSettings,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly isLive: () => boolean = () => false,
  ) {
    super(flutterwave);
    this.refunding = new FlutterwaveRefunds(caller);
  }

  override get refundCalls(): RefundCalls {
    return this.refunding;
  }

  override get messageCalls(): MessageCalls | undefined {
    return this.settings.reaches(this.provider) ? this : undefined;
  }

  override get trial(): () => Promise<Trial> {
    return () => this.caller.tryOut(this.isLive());
  }

  override isOffered(): Promise<boolean> {
    return Promise.resolve(this.settings.reaches(this.provider));
  }

  override takes(currency: string): boolean {
    return CURRENCIES.has(currency);
  }

  override limits(currency: Currency): AmountLimits {
    const one = Money.ofCents(1, currency);
    return { least: one, most: null, step: one };
  }

  override plan({ email, orderNumber }: Purchase, now: Date): AttemptPlan {
    return {
      provider: this.provider,
      providerRef: this.ids.next(),
      expiresAt: new Date(now.getTime() + (SESSION_MINUTES + 1) * MINUTE),
      nextCheckAt: new Date(now.getTime() + MINUTE / 2),
      request: { email, orderNumber, shopUrl: this.settings.shopUrl },
    };
  }

  override async start(attempt: Attempt): Promise<ProviderAnswer> {
    const { providerRef: tx_ref, amount, orderId } = attempt;
    const { email, orderNumber, shopUrl } = attempt.request as Record<string, string>;
    try {
      const answer = await this.caller.call('POST', '/payments', {
        ...{ tx_ref, amount: amount.toDecimal(), currency: amount.currency.code, customer: { email } },
        redirect_url: `${shopUrl}/payment-success?session_id=${tx_ref}`,
        session_duration: SESSION_MINUTES,
        customizations: { title: `Order ${orderNumber}` },
        meta: { attempt_id: attempt.id, order_id: orderId },
      });
      const url = textOf(member(dataOf(answer), 'link'));
      if (url && this.isItsPage(url))
        return { event: 'opened', ref: tx_ref, url, expiresAt: attempt.expiresAt };
      const error = refusalOf(answer);
      return error ? { event: 'failed', error } : { event: 'unclear', error: 'Flutterwave gave no page.' };
    } catch (error) {
      return { event: 'unclear', error: error instanceof Error ? error.message : 'no answer' };
    }
  }

  /** A page that was never answered is opened once more; nobody has seen the first. */
  override async read(attempt: Attempt): Promise<ProviderAnswer> {
    const seen = await this.seen(attempt);
    if (seen !== 'none') return seen;
    if (this.isOver(attempt)) return { event: 'expired' };
    return attempt.url ? { event: 'opened' } : this.start(attempt);
  }

  /** Its page cannot be closed: it ends by itself, and until then somebody may still pay. */
  override async stop(attempt: Attempt): Promise<ProviderAnswer> {
    const seen = await this.seen(attempt);
    if (seen !== 'none') return seen;
    const isOpen = attempt.url !== null && !this.isOver(attempt);
    return isOpen ? { event: 'unclear', error: 'The payment page is still open.' } : { event: 'expired' };
  }

  readMessage({ raw, headers }: Message): Promise<ReadMessage> {
    const rejected = (reason: 'signature' | 'body') =>
      Promise.resolve({ outcome: 'rejected', reason } as const);
    if (!isSame(headers['verif-hash'], this.settings.reaches(this.provider) ? this.caller.hash : ''))
      return rejected('signature');
    const body = parsed(raw);
    const data = member(body, 'data');
    const [id, ref] = [textOf(member(data, 'id')), textOf(member(data, 'tx_ref'))];
    const type = textOf(member(body, 'event')) ?? 'unknown';
    if (!id) return rejected('body');
    return Promise.resolve({
      outcome: 'accepted',
      event: {
        id: `${type}:${id}:${textOf(member(data, 'status')) ?? ''}`,
        ...{ type, createdAt: this.clock.now(), versionMatches: true },
        ...{ objectId: id, payload: body },
        subject: ref ? { kind: 'session', ref, attemptId: null } : { kind: 'other' },
      },
    });
  }

  /** Flutterwave keeps no list of what it could not deliver: attempts are polled until their page is over. */
  async *listUndelivered() {}

  /** What came of the page; `none` while nobody has paid there. */
  private async seen(attempt: Attempt): Promise<ProviderAnswer | 'none'> {
    const path = `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(attempt.providerRef ?? '')}`;
    try {
      const answer = await this.caller.call('GET', path);
      const found = transactionOf(dataOf(answer));
      if (found) return this.wordOf(attempt, found);
      // a key that is refused says nothing of the payment
      return NOT_THERE.has(answer.status)
        ? 'none'
        : { event: 'unclear', error: refusalOf(answer) ?? 'Flutterwave tells nothing of the payment.' };
    } catch (error) {
      return { event: 'unclear', error: error instanceof Error ? error.message : 'no answer' };
    }
  }

  /** A decline leaves the page open: the shopper may try another way on it. */
  private wordOf(attempt: Attempt, found: Transaction): ProviderAnswer | 'none' {
    const { id, status, processorResponse, createdAt } = found;
    if (status === 'successful')
      return {
        ...{ event: 'paid', intentRef: id, paidAt: createdAt ?? this.clock.now() },
        mismatch: mismatch(attempt, found),
      };
    if (status === 'pending') return { event: 'in_progress' };
    const error = processorResponse ?? 'The payment was declined.';
    return { event: this.isOver(attempt) ? 'failed' : 'opened', error };
  }

  private isOver({ expiresAt }: Attempt): boolean {
    return expiresAt !== null && expiresAt <= this.clock.now();
  }

  /** Shoppers are sent to its own hosts alone, or to the shop's where another host plays it. */
  private isItsPage(url: string): boolean {
    const origin = URL.parse(url)?.origin ?? '';
    return [...this.caller.hosts, new URL(this.settings.shopUrl).origin].includes(origin);
  }
}

function mismatch(
  { amount, providerRef }: Attempt,
  { amountCents, currency, txRef }: Transaction,
): string | null {
  if (amountCents !== amount.cents) return `amount ${amountCents ?? 'unknown'}, ours ${amount.cents}`;
  if (currency !== amount.currency.code) return `currency ${currency}`;
  return txRef === providerRef ? null : `reference ${txRef}`;
}

function isSame(given: string | undefined, ours: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(ours)];
  return ours !== '' && one.length === other.length && timingSafeEqual(one, other);
}

function parsed(raw: Uint8Array | string): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return undefined;
  }
}
