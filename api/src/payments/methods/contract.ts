import type { BrowserScript, Trial } from '../../kernel/connections.js';
import type { Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import type {
  Missing,
  ProviderEvent,
  ReadMessage,
  RefundRequest,
  RefundState,
  Refused,
  SessionState,
  Unknown,
} from '../application/ports.js';
import { whyNotAmount, type AmountLimits, type WhyNotAmount } from '../domain/amount-limits.js';
import type { AttemptEvent } from '../domain/attempt.js';
import type { Collector, MethodDefinition, Needed } from '../domain/definition.js';
import type { NextStep, PaymentMethod, ProviderName } from '../domain/method.js';
import { depositAndRest, inFull, type TenderPlan } from '../domain/tender.js';
import type { Attempt } from '../domain/payment.js';
import type { WalletQuote } from '../domain/wallet-quote.js';
import type { ProviderTools } from './tools.js';

/** A plugin of `methods/`: what a way to pay says of itself, and what collects its money. */
export interface MethodPlugin extends MethodDefinition {
  /** Reads the code that speaks to the provider, which nobody needs who asks for words alone. */
  load: () => Promise<{ make: (tools: ProviderTools) => PaymentStrategy }>;
}

/** What a strategy needs to know of a placed order to collect its money. */
export interface Purchase {
  orderId: string;
  orderNumber: string;
  total: Money;
  lines: readonly { name: string; quantity: number; unitPrice: Money }[];
  discount: Money;
  couponCode: string | null;
  email: string;
  mobileNumber: string | null;
  /** A wallet of the browser pays it, on the checkout page itself. */
  express?: boolean | undefined;
  /** Of a part that the shop itself keeps: what it is taken from. */
  source?: string | undefined;
}

/** The part of an attempt that the method decides before the provider is called. */
export type AttemptPlan = Pick<Attempt, 'provider' | 'providerRef' | 'request' | 'expiresAt' | 'nextCheckAt'>;

/** The provider's present word about an attempt, in the shop's words. */
export interface ProviderAnswer {
  event: AttemptEvent;
  ref?: string | null;
  url?: string | null;
  /** With which the browser that pays may confirm it; kept nowhere. */
  secret?: string | null;
  /** The provider's id of the money itself: the ledger's object id and the shopper's transaction id. */
  intentRef?: string | null;
  expiresAt?: Date | null;
  paidAt?: Date | null;
  /** Why it failed, or why the last card was declined while the page stays open. */
  error?: string | null;
  /** What the shopper is told of it, where there is more to say than that it failed. */
  told?: string | null;
  /** Amount, currency, mode or owner differ from ours: such money is never settled by itself, and people are told. */
  mismatch?: string | null;
}

/** Money going back through the provider. */
export interface RefundCalls {
  /** Whether it has a word for this amount at all, also as a part of a charge: of dinars no card takes single fils. */
  takes(amountCents: number, currency: string): boolean;
  /** Gives money back; the answer may still be `pending` and may turn `failed` later. The same key is the same refund. */
  refund(request: RefundRequest): Promise<{ outcome: 'accepted'; refund: RefundState } | Refused | Unknown>;
  /** Reads one refund again. */
  readRefund(ref: string): Promise<{ outcome: 'found'; refund: RefundState } | Missing | Unknown>;
  /** Every refund of one payment, ours and those made in the provider's dashboard. @throws ProviderUnavailable */
  listRefunds(intentRef: string): AsyncIterable<RefundState>;
}

/** What the provider sends to `/payments/webhooks/{provider}`, as it came. */
export interface Message {
  /** The exact bytes of the body. */
  raw: Uint8Array | string;
  /** By their names in small letters; the first of several values. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The last part of the address, where the shop gave the provider one: `/payments/webhooks/{provider}/{token}`. */
  token?: string | undefined;
}

export interface MessageCalls {
  /** Proves that a message is the provider's, fresh and of our mode, before anything in it is believed. May ask the provider. */
  readMessage(message: Message): Promise<ReadMessage>;
  /** Events since then that never reached us, newest first; none where a provider keeps no list. @throws ProviderUnavailable */
  listUndelivered(since: Date): AsyncIterable<ProviderEvent>;
}

/** Money that the shop keeps for a shopper: it moves in the transaction of what it is for, and nobody is asked. */
export interface OwnMoney {
  /** Takes what an attempt is of from what the account has; `paid`, with the page where the shopper lands. @throws a refusal when it has less */
  take(of: { accountId: string; attempt: Attempt }): Promise<ProviderAnswer>;
  /** Puts some of it back; called once for each refund. */
  putBack(of: { attempt: Attempt; refundId: string; amount: Money }): Promise<void>;
}

/** Buttons of browsers' own wallets, such as Apple Pay, on the checkout page itself. */
export interface ExpressCalls {
  /** What the page loads for them. */
  page: BrowserScript;
  /** What they ask the shopper for, in the provider's own units and words. */
  asks(amount: Money): { amount: number; currency: string };
}

export interface SessionCalls {
  /** What was begun at or after `since`, newest first. @throws ProviderUnavailable */
  listSessions(since: Date): AsyncIterable<SessionState>;
}

/**
 * One way to pay, and how the money of its attempts is collected. Nothing here is called inside a database transaction
 * but `plan`.
 */
export abstract class PaymentStrategy {
  constructor(readonly definition: MethodDefinition) {}

  get method(): PaymentMethod {
    return this.definition.name;
  }

  get provider(): ProviderName {
    return this.definition.provider;
  }

  get label(): string {
    return this.definition.label;
  }

  /** What is made by it, as reasons begin: "Card payments begin at $0.50." */
  get payments(): string {
    return this.definition.payments;
  }

  get hosted(): boolean {
    return this.definition.hosted;
  }

  get needs(): readonly Needed[] {
    return this.definition.needs;
  }

  get takesDeposit(): boolean {
    return this.definition.takesDeposit;
  }

  get collectedBy(): Collector {
    return this.definition.collectedBy;
  }

  get next(): NextStep {
    return this.definition.next;
  }

  /** `by-hand`: staff gives the money back and records it. */
  get refunds(): 'api' | 'by-hand' {
    return this.refundCalls ? 'api' : 'by-hand';
  }

  /** Whether the shopper may try again after a failure. */
  get retry(): boolean {
    return this.collectedBy === 'provider';
  }

  /** Gives money back; undefined when staff has to hand it over. */
  get refundCalls(): RefundCalls | undefined {
    return undefined;
  }

  /** Where the shop itself keeps the money; undefined where it is somebody else's to move. */
  get ownMoney(): OwnMoney | undefined {
    return undefined;
  }

  /** The provider's messages; undefined when it sends none. */
  get messageCalls(): MessageCalls | undefined {
    return undefined;
  }

  /** The provider's own list of what it collected; undefined when it has none to be compared with. */
  get sessionCalls(): SessionCalls | undefined {
    return undefined;
  }

  /** Undefined where no wallet of a browser pays it, or none is set up. */
  get express(): ExpressCalls | undefined {
    return undefined;
  }

  /** Asks the provider for something that changes nothing; undefined where there is nobody to ask. */
  get trial(): (() => Promise<Trial>) | undefined {
    return undefined;
  }

  /** Longer than the provider's page lives, and as long as the shop waits for money that staff collects. */
  holdMinutes(): number | Promise<number> {
    return this.definition.holdMinutes;
  }

  /** Whether shoppers may choose it now. */
  isOffered(): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** Whether it can collect an order in this currency (ISO 4217). */
  takes(_currency: string): boolean {
    return true;
  }

  /** What it collects at once in this currency; null is any amount. */
  limits(_currency: Currency): AmountLimits | null {
    return null;
  }

  /** Why it cannot collect this very amount; null when it can. */
  whyNotAmount(amount: Money): WhyNotAmount | null {
    return whyNotAmount(this.limits(amount.currency), amount);
  }

  /** What the shopper does to pay, in the shop's own words; null when the pages tell. */
  instructions(): Promise<string | null> {
    return Promise.resolve(null);
  }

  /** What is asked for in the wallet's own currency; undefined when the shop's is. */
  quote(_total: Money): WalletQuote | undefined {
    return undefined;
  }

  /** What an order of this total is paid by, where all of it is paid so. */
  tenders(total: Money, depositPercent: number): TenderPlan[] {
    return this.takesDeposit
      ? depositAndRest(this.method, total, depositPercent)
      : inFull(this.method, total);
  }

  /** The first or next attempt for what is due now; undefined when the shop's staff records the money. */
  abstract plan(purchase: Purchase, now: Date): AttemptPlan | undefined;
  /** Asks the provider to collect, or asks again under the same key. */
  abstract start(attempt: Attempt): Promise<ProviderAnswer>;
  /** Reads the provider's state now; repeats the start when the answer to it was lost. */
  abstract read(attempt: Attempt): Promise<ProviderAnswer>;
  /** Ends the attempt at the provider if it can be ended; it may turn out to be paid. */
  abstract stop(attempt: Attempt): Promise<ProviderAnswer>;
}
