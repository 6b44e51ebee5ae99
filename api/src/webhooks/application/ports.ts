import type { OffReason, Webhook } from '../domain/webhook.js';

/** A secret that was just made: `text` is told to one person once. */
export interface MadeSecret {
  text: string;
  /** As it is kept. */
  sealed: string;
}

export abstract class WebhookSecrets {
  abstract make(): MadeSecret;
  /**
   * The headers of Standard Webhooks for a body, signed with each of the secrets that are good.
   *
   * @param sealed as kept, the newest first
   */
  abstract headers(
    id: string,
    body: string,
    sealed: readonly string[],
  ): Readonly<Record<string, string>> | undefined;
}

/** An event on its way to one webhook. */
export interface Delivery {
  id: string;
  webhookId: string;
  /** The same at every try and at every webhook: by it a receiver knows what it had already. */
  eventId: string;
  /** Its place in the feed; 0 for a test. */
  position: number;
  type: string;
  resource: string;
  resourceId: string;
  body: string;
}

/** One call, as it went. */
export interface Attempt {
  /** Null where no answer came. */
  status: number | null;
  /** Why none came, for people. */
  failure: string | null;
  /** The first bytes of the answer. */
  answer: string;
  tookMs: number;
}

/** Where to send, and the secrets that are good now, sealed, the newest first. */
export interface Target {
  url: string;
  secrets: readonly string[];
}

export abstract class Webhooks {
  /** Locked until the running transaction ends; undefined when there is none. */
  abstract lock(id: string): Promise<Webhook | undefined>;
  abstract count(): Promise<number>;
  /** From this place in the feed on it is told what happens. @throws WebhookNameTaken */
  abstract add(webhook: Webhook, position: number, sealed: string): Promise<void>;
  /** Saves all but the secrets. @throws WebhookNameTaken */
  abstract save(webhook: Webhook): Promise<void>;
  /** The new secret is good from now on; those before it for so many hours yet. */
  abstract renew(id: string, sealed: string, hours: number): Promise<void>;
  abstract remove(id: string): Promise<void>;
  abstract target(id: string): Promise<Target | undefined>;
  /** Those that are on and have something to be sent or to be read of the feed, whose last place is `end`. */
  abstract busy(end: number): Promise<string[]>;
  /** The least place up to which one that is on has read; undefined where none is on. */
  abstract leastPosition(): Promise<number | undefined>;
  /** How far it has read the feed, locked; undefined where it is off or gone. */
  abstract reading(id: string): Promise<{ position: number; types: readonly string[] } | undefined>;
  abstract haveRead(id: string, position: number): Promise<void>;
  /** Switches it off, if it is on. @returns whether it was */
  abstract switchOff(id: string, reason: OffReason): Promise<boolean>;
  /** Whom to tell that it is off: its owner; where that account is closed or gone, the administrators. */
  abstract peopleOf(id: string): Promise<{ name: string; email: string }[]>;
}

export abstract class Deliveries {
  /** Those that are written down already are left as they are. `isDue`: they are sent by themselves, and again until they arrive. */
  abstract add(deliveries: readonly Delivery[], isDue: boolean): Promise<void>;
  /** Takes so many that are due, none whose thing has an earlier one that has not arrived; for a minute they are nobody else's. */
  abstract claim(webhookId: string, most: number): Promise<Delivery[]>;
  /** One of them, if it may go now. Undefined: there is none; `held`: it is being sent, or an earlier one has not arrived. */
  abstract claimOne(webhookId: string, id: string): Promise<Delivery | 'held' | undefined>;
  abstract arrived(id: string, attempt: Attempt): Promise<void>;
  /** It is tried again after the pause that its failures call for, if it was due. @returns for how many seconds it fails by now */
  abstract failed(id: string, attempt: Attempt, pause: (failures: number) => number): Promise<number>;
  /** What waits is tried at once, as if it had never failed. */
  abstract beginAnew(webhookId: string): Promise<void>;
  /** Forgets what arrived before this moment. */
  abstract forget(before: Date): Promise<void>;
}

/** Calls an address that somebody typed: never within the own network, unless the operator allows it. */
export abstract class Post {
  /** @throws AddressRefused for an address that can be told from its text */
  abstract check(url: string): void;
  /** Never throws: what went wrong is told in the attempt. */
  abstract send(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Attempt>;
}
