import type { Money } from '../../kernel/money.js';
import type { PaymentRule } from '../../kernel/payment-rule.js';
import type { MethodDefinition } from '../domain/definition.js';
import type { ProviderName } from '../domain/method.js';
import type { Attempt, Refund } from '../domain/payment.js';
import type { Tender, TenderState } from '../domain/tender.js';

/** What orders are paid by. */
export abstract class Tenders {
  abstract add(tenders: readonly Tender[]): Promise<void>;
  abstract find(id: string): Promise<Tender | undefined>;
  /** In their order. */
  abstract ofOrder(orderId: string): Promise<Tender[]>;
  abstract setState(id: string, state: TenderState): Promise<void>;
  /**
   * So much of a tender is waited for no more: it is lowered, or cancelled where that is all of it. False, and then nothing is changed,
   * where it is not waiting for so much, or a try to collect it is alive.
   */
  abstract waive(tender: Tender, amount: Money): Promise<boolean>;
}

/** The tries to collect it. At most one of a tender is alive: a second one is refused by the database. */
export abstract class Attempts {
  /** Returns false when another try of this tender is alive. */
  abstract add(attempt: Attempt): Promise<boolean>;
  abstract find(id: string): Promise<Attempt | undefined>;
  /** With its row locked. The order's row must be locked before. */
  abstract lock(id: string): Promise<Attempt | undefined>;
  abstract save(attempt: Attempt): Promise<void>;
  abstract findByRef(provider: ProviderName, ref: string): Promise<Attempt | undefined>;
  abstract findByIntent(provider: ProviderName, intentRef: string): Promise<Attempt | undefined>;
  /** All that money of this payment of the provider has come to, the oldest first: those behind it have it from an order that was changed. */
  abstract everyOfIntent(provider: ProviderName, intentRef: string): Promise<Attempt[]>;
  abstract findByCallbackToken(provider: ProviderName, token: string): Promise<Attempt | undefined>;
  /** All of an order, oldest first. */
  abstract ofOrder(orderId: string): Promise<Attempt[]>;
  /** Ids of live ones whose next look at the provider is due, by the database's clock. */
  abstract due(limit: number): Promise<string[]>;
  /** The providers' references of those that were made since then and paid. */
  abstract paidRefsSince(provider: ProviderName, since: Date): Promise<string[]>;
}

export abstract class Refunds {
  abstract add(refund: Refund, actor: { kind: string; id: string | null }): Promise<void>;
  abstract find(id: string): Promise<Refund | undefined>;
  abstract findByRef(providerRef: string): Promise<Refund | undefined>;
  abstract lock(id: string): Promise<Refund | undefined>;
  abstract save(refund: Refund): Promise<void>;
  abstract ofOrder(orderId: string): Promise<Refund[]>;
  /** Ids of those that still have to reach the provider, or whose answer is open; those that have waited longest first. */
  abstract open(limit: number): Promise<string[]>;
  /** Lets the others that are open come before it. */
  abstract postpone(id: string): Promise<void>;
}

/** One message of a provider as the inbox keeps it. */
export interface InboxMessage {
  provider: ProviderName;
  eventId: string;
  type: string;
  objectId: string | null;
  payload: unknown;
}

/** Every provider message once, by its id; processed ones are marked with what came of it. */
export abstract class Inbox {
  /** Stores the message. Returns false when it has been processed before. */
  abstract receive(message: InboxMessage): Promise<boolean>;
  abstract processed(provider: string, eventId: string, outcome: string): Promise<void>;
}

/** What the shop has configured about payments. */
export abstract class PaymentSettings {
  /** The public origin, without a final slash. */
  abstract readonly shopUrl: string;
  /** Of the pages that shoppers are sent to by it; origins. */
  abstract hostsOf(definition: MethodDefinition): readonly string[];
  /** Whether a provider is configured, or played here. */
  abstract reaches(provider: ProviderName): boolean;
  abstract depositPercent(): Promise<number>;
  /** The account that transfers go to, as shoppers read it; empty when the shop takes none. */
  abstract bankDetails(): Promise<string>;
  /** Where which way to pay is offered. */
  abstract paymentRules(): Promise<readonly PaymentRule[]>;
  /** How long an unpaid cash order holds its stock. */
  abstract cashHoldHours(): Promise<number>;
}
