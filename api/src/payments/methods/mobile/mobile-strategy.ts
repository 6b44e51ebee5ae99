import type { Trial } from '../../../kernel/connections.js';
import type { Clock } from '../../../kernel/clock.js';
import { baseCurrency, type Currency } from '../../../kernel/currency.js';
import type { Ids } from '../../../kernel/ids.js';
import { Money } from '../../../kernel/money.js';
import type { AmountLimits } from '../../domain/amount-limits.js';
import { isLive } from '../../domain/attempt.js';
import { isMobileRequest, type Attempt, type MobileRequest } from '../../domain/payment.js';
import { walletQuote, type WalletQuote } from '../../domain/wallet-quote.js';
import { mobile } from './definition.js';
import type { MobileMoneyGateway, MobileState } from './mobile-money-gateway.js';
import {
  PaymentStrategy,
  type AttemptPlan,
  type MessageCalls,
  type ProviderAnswer,
  type Purchase,
} from '../contract.js';
import type { PaymentSettings } from '../../application/stores.js';

/** A request of which the provider knows nothing may still be on its way for this long. */
const ON_ITS_WAY_MS = 60_000;

/** By mobile wallet: the shopper approves a prompt on the phone. */
export class MobileStrategy extends PaymentStrategy {
  constructor(
    private readonly gateway: MobileMoneyGateway,
    private readonly settings: PaymentSettings,
    private readonly ids: Ids,
    private readonly clock: Clock,
    /** Units of the wallets' currency for one of the shop's. */
    private readonly rate: () => number = () => 1,
  ) {
    super(mobile);
  }

  override get trial(): () => Promise<Trial> {
    return () => this.gateway.tryOut();
  }

  override isOffered(): Promise<boolean> {
    return Promise.resolve(this.settings.reaches(this.provider));
  }

  override get messageCalls(): MessageCalls {
    return HINTS;
  }

  /** Its own currency, and the shop's by the rate that the configuration names. */
  override takes(currency: string): boolean {
    return currency === this.gateway.currency || currency === baseCurrency().code;
  }

  /** A wallet is asked for one of its smallest units at least. */
  override limits(currency: Currency): AmountLimits {
    return {
      least: Money.ofCents(this.leastOf(currency), currency),
      most: null,
      step: Money.ofCents(1, currency),
    };
  }

  override quote(total: Money): WalletQuote {
    const { currency } = this.gateway;
    const rate = currency === total.currency.code ? 1 : this.rate();
    return walletQuote(total, rate, currency);
  }

  /** Half a unit of the wallet's is asked for as one. */
  private leastOf(currency: Currency): number {
    const million = currency.unit * 1_000_000;
    const asked = this.quote(Money.ofCents(million, currency)).amountCents;
    return Math.max(1, Math.ceil(million / 2 / Math.max(asked, 1)));
  }

  /** The reference exists before anything is sent, so that a crash cannot lose a prompt. */
  override plan(purchase: Purchase, now: Date): AttemptPlan {
    return {
      provider: this.provider,
      providerRef: this.gateway.newReference(),
      expiresAt: null,
      nextCheckAt: new Date(now.getTime() + 5_000),
      request: {
        mobileNumber: purchase.mobileNumber ?? '',
        message: `Order ${purchase.orderNumber}`,
        callbackToken: `${this.ids.next()}${this.ids.next()}`.replaceAll('-', ''),
        quote: this.quote(purchase.total),
      },
    };
  }

  override async start(attempt: Attempt): Promise<ProviderAnswer> {
    const { reference, request } = known(attempt);
    const answer = await this.gateway.requestToPay({
      reference,
      attemptId: attempt.id,
      amountCents: request.quote.amountCents,
      currency: request.quote.currency,
      mobileNumber: request.mobileNumber,
      message: request.message,
      callbackUrl: `${this.settings.shopUrl}/api/v1/payments/webhooks/${this.provider}/${request.callbackToken}`,
    });
    if (answer.outcome === 'refused') return { event: 'failed', error: answer.message };
    if (answer.outcome === 'unknown') return { event: 'unclear', error: answer.message };
    return { event: 'in_progress' };
  }

  override async read(attempt: Attempt): Promise<ProviderAnswer> {
    const answer = await this.ask(attempt);
    if (answer) return answer;
    return isLive(attempt.state) ? this.start(attempt) : NEVER_SENT;
  }

  /** A prompt on a phone cannot be called back, but one that never arrived is not sent any more. */
  override async stop(attempt: Attempt): Promise<ProviderAnswer> {
    const answer = await this.ask(attempt);
    if (answer) return answer;
    const age = this.clock.now().getTime() - attempt.createdAt.getTime();
    return age < ON_ITS_WAY_MS ? { event: 'unclear', error: 'The prompt may be on its way.' } : NEVER_SENT;
  }

  /** The provider's answer; undefined when it knows nothing of the request. */
  private async ask(attempt: Attempt): Promise<ProviderAnswer | undefined> {
    const { reference, request } = known(attempt);
    const answer = await this.gateway.readStatus(reference);
    if (answer.outcome === 'missing') return undefined;
    if (answer.outcome === 'unknown') return { event: 'unclear', error: answer.message };
    if (answer.state === 'pending') return { event: 'in_progress' };
    if (answer.state === 'failed') return { event: 'failed', error: sentence(answer.failureCode) };
    return {
      event: 'paid',
      intentRef: answer.transactionRef ?? reference,
      mismatch: mismatch(attempt, request, answer),
    };
  }
}

/** Unsigned, and sent once: the token in the address says of which attempt the provider is to be asked. */
const HINTS: MessageCalls = {
  readMessage: ({ token = '' }) => Promise.resolve({ outcome: 'hint', token }),
  listUndelivered: async function* () {},
};

const NEVER_SENT: ProviderAnswer = { event: 'failed', error: 'The prompt never reached the phone.' };

function known(attempt: Attempt): { reference: string; request: MobileRequest } {
  if (!isMobileRequest(attempt.request) || !attempt.providerRef) throw new Error('not a mobile attempt');
  return { reference: attempt.providerRef, request: attempt.request };
}

function mismatch(attempt: Attempt, { quote }: MobileRequest, state: MobileState): string | null {
  if (state.amountCents !== quote.amountCents)
    return `amount ${state.amountCents}, ours ${quote.amountCents}`;
  if (state.currency !== quote.currency) return `currency ${state.currency}`;
  if (state.attemptId !== attempt.id) return `attempt ${state.attemptId}`;
  return null;
}

const SENTENCES: Readonly<Record<string, string>> = {
  APPROVAL_REJECTED: 'The payment was rejected on the phone.',
  EXPIRED: 'The payment was not approved in time.',
  COULD_NOT_PERFORM_TRANSACTION: 'The payment was not approved in time.',
  NOT_ENOUGH_FUNDS: 'The wallet does not have enough money.',
  PAYER_LIMIT_REACHED: 'The wallet has reached its limit.',
  PAYER_NOT_FOUND: 'This number has no mobile-money wallet.',
};

function sentence(code: string | null): string {
  return SENTENCES[code ?? ''] ?? 'The payment could not be made.';
}
