import type { Switches } from '../domain/switches.js';

/** One object of the played provider: as its wire shows it, and what that does not show. */
export interface Entry<Data = Record<string, unknown>, Extra = Record<string, unknown>> {
  id: string;
  kind: Kind;
  /** The object it belongs to, such as a refund's payment. */
  parent: string | null;
  data: Data;
  extra: Extra;
}

export type Kind =
  | 'session'
  | 'intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'coupon'
  | 'event'
  | 'webhook_endpoint'
  | 'shipment'
  | 'tracker'
  /** Of a plugin: its provider and what it is. */
  | `${string}.${string}`;

export interface ListQuery {
  kind: Kind;
  parent?: string | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
  /** Event types. */
  types?: readonly string[] | undefined;
  /** Sessions by their word. */
  status?: string | undefined;
  /** Sessions by their payment. */
  intent?: string | undefined;
  /** Events by whether every message of theirs arrived. */
  delivered?: boolean | undefined;
  limit: number;
  /** Older than this object. */
  after?: string | undefined;
  /** Newer than this object. */
  before?: string | undefined;
}

/** The provider's objects. Runs in the caller's transaction. */
export abstract class SandboxStore {
  abstract find<D, E>(kind: Kind, id: string): Promise<Entry<D, E> | null>;
  /** Like `find`, and nobody else changes the object until the transaction ends. */
  abstract lock<D, E>(kind: Kind, id: string): Promise<Entry<D, E> | null>;
  abstract insert(entry: Entry<object, object>): Promise<void>;
  abstract save(entry: Entry<object, object>): Promise<void>;
  /** Newest first. */
  abstract list<D>(query: ListQuery): Promise<{ items: Entry<D>[]; more: boolean }>;
}

/** Random ids in the provider's forms, such as `cs_test_…`. */
export abstract class Codes {
  abstract next(prefix: string, length?: number): string;
}

/** Things to do later, once, whichever process is up; enqueued with the change that causes them. */
export type Later =
  | { task: 'sandbox.expire'; id: string }
  | { task: 'sandbox.settle-delayed'; id: string; succeeds: boolean }
  | { task: 'sandbox.fail-refund'; id: string }
  | { task: 'sandbox.deliver'; id: string }
  | { task: 'sandbox.phone'; id: string }
  | { task: 'sandbox.room'; id: string; provider: string };

export abstract class Timers {
  abstract at(when: Date, what: Later): Promise<void>;
}

export abstract class SandboxSettings {
  abstract switches(): Promise<Switches>;
  abstract change(switches: Partial<Switches>): Promise<void>;
}

export interface Message {
  id: string;
  /** `stripe`, `momo`, or that of a plugin. */
  provider: string;
  eventId: string;
  type: string;
  /** Null: the shop's own webhook, wherever it listens now. */
  url: string | null;
  body: string;
  tries: number;
}

export type MessageResult =
  | { state: 'delivered'; status: number }
  | { state: 'dropped' }
  | { state: 'failed'; status: number | null; error: string }
  | { state: 'waiting'; status: number | null; error: string; nextAt: Date };

/** Messages to the shop. */
export abstract class Outgoing {
  abstract add(message: Omit<Message, 'tries'>, at: Date): Promise<void>;
  /** Takes a waiting message that is due for sending; null when another process has it or it is gone. */
  abstract claim(id: string, now: Date, lease: Date): Promise<Message | null>;
  abstract finish(id: string, result: MessageResult): Promise<void>;
  /** Ids of messages that wait, for a repeat after a crash. */
  abstract waiting(eventIds: readonly string[]): Promise<string[]>;
  /** Makes a message wait again, due at once. */
  abstract requeue(id: string, at: Date): Promise<boolean>;
}

/** What the phone page and MTN's wire share. */
export interface WalletRequest {
  reference: string;
  amount: string;
  currency: string;
  externalId: string;
  payer: string;
  payerMessage: string;
  payeeNote: string;
  callbackUrl: string | null;
  status: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  reason: string | null;
  transactionId: string | null;
  createdAt: Date;
}

export abstract class Wallets {
  /** False when the reference was used before. */
  abstract insert(request: WalletRequest): Promise<boolean>;
  abstract find(reference: string): Promise<WalletRequest | null>;
  /** Decides a pending request; false when it was decided before. */
  abstract decide(
    reference: string,
    outcome: { status: 'SUCCESSFUL' | 'FAILED'; reason: string | null; transactionId: string | null },
    now: Date,
  ): Promise<boolean>;
  abstract recent(limit: number): Promise<WalletRequest[]>;
}
