import type { Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import { NEXT_STEP, type NextStep, type PaymentMethod, type ProviderName } from '../domain/method.js';
import { whyNotAmount, type AmountLimits, type WhyNotAmount } from '../domain/amount-limits.js';
import type { Obligation } from '../domain/obligation.js';
import type { Attempt } from '../domain/payment.js';
import type { AttemptEvent } from '../domain/attempt.js';
import type { WalletQuote } from '../domain/wallet-quote.js';
import type { CardGateway } from './ports.js';

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
}

/** The part of an attempt that the method decides before the provider is called. */
export type AttemptPlan = Pick<Attempt, 'provider' | 'providerRef' | 'request' | 'expiresAt' | 'nextCheckAt'>;

/** The provider's present word about an attempt, in the shop's words. */
export interface ProviderAnswer {
  event: AttemptEvent;
  ref?: string | null;
  url?: string | null;
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

/** What a provider may offer beside collecting money. */
export type RefundCalls = Pick<CardGateway, 'takes' | 'refund' | 'readRefund' | 'listRefunds'>;
export type MessageCalls = Pick<CardGateway, 'parseWebhook' | 'listUndelivered'>;
export type SessionCalls = Pick<CardGateway, 'listSessions'>;

/** What a shopper must give beside contact and address. */
export type Needed = 'mobileNumber';

/** How the money of one attempt is collected. Nothing here is called inside a database transaction but `plan`. */
export abstract class AttemptStrategy {
  abstract readonly provider: ProviderName;
  /** The shopper pays on a page of the provider and comes back with the id of its session. */
  readonly hosted: boolean = false;

  /** Gives money back; undefined when staff has to hand it over. */
  get refundCalls(): RefundCalls | undefined {
    return undefined;
  }

  /** The provider's signed messages; undefined when it sends none. */
  get messageCalls(): MessageCalls | undefined {
    return undefined;
  }

  /** The provider's own list of what it collected; undefined when it has none to be compared with. */
  get sessionCalls(): SessionCalls | undefined {
    return undefined;
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

/** One way to pay, and what it can. */
export abstract class PaymentStrategy extends AttemptStrategy {
  abstract readonly method: PaymentMethod;
  /** How people call it. */
  abstract readonly label: string;
  /** What is made by it, as reasons begin: "Card payments begin at $0.50." */
  abstract readonly payments: string;
  /** How long the stock is held for a shopper who pays this way; longer than the provider's page lives. */
  abstract holdMinutes(): number | Promise<number>;
  readonly needs: readonly Needed[] = [];
  /** Whether the shop's deposit says how much of the total is due now; the others collect all of it. */
  readonly takesDeposit: boolean = false;

  /** `by-hand`: staff gives the money back and records it. */
  get refunds(): 'api' | 'by-hand' {
    return this.refundCalls ? 'api' : 'by-hand';
  }

  /** `staff` records money that no provider tells of. */
  get collectedBy(): 'provider' | 'staff' {
    return this.next === 'placed' ? 'staff' : 'provider';
  }

  get next(): NextStep {
    return NEXT_STEP[this.method];
  }

  /** Whether the shopper may try again after a failure. */
  get retry(): boolean {
    return this.collectedBy === 'provider';
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

  abstract obligations(total: Money, depositPercent: number): Obligation[];
  /** What is asked for in the wallet's own currency; undefined when the shop's is. */
  quote(_total: Money): WalletQuote | undefined {
    return undefined;
  }
}
