import type { Role } from '../../kernel/caller.js';

/** One row of a table, its columns in camelCase. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** Everything that the shop keeps of one person, by what it is. */
export type PersonalFile = Readonly<Record<string, readonly PersonalRow[]>>;

export interface Mailbox {
  email: string;
  /** By a mailed link: without it, what others left under the address may be somebody else's. */
  isShown: boolean;
  /** When the account left it, ISO 8601; what came later may be somebody else's. Null of the one that it has. */
  until: string | null;
}

export interface Person {
  id: string;
  role: Role;
  email: string;
  /** That of the account, where it has one, and those that it had before. */
  mailboxes: readonly Mailbox[];
  passwordHash: string;
}

/** What the shop keeps of people, across all features. */
export abstract class PersonalData {
  abstract find(accountId: string): Promise<Person | undefined>;
  /** The same until the end of the transaction: nobody places an order for the account meanwhile. */
  abstract lock(accountId: string): Promise<Person | undefined>;
  /** With what is kept under these mailboxes alone. */
  abstract fileOf(person: Person, under: readonly Mailbox[]): Promise<PersonalFile>;
  /** How many orders of the account still need its owner: not delivered, not cancelled, or with a refund, a return or a withdrawal that waits. */
  abstract unfinishedOrders(accountId: string): Promise<number>;
  /**
   * Deletes what is kept of the person, and under these mailboxes, alone and replaces the person in what must stay; see `docs/security.md`. Returns what
   * messages call the person and their orders.
   */
  abstract erase(
    person: Person,
    under: readonly Mailbox[],
    passwordHash: string,
    now: Date,
  ): Promise<readonly string[]>;
}

/** What providers have told the shop, and its features one another. */
export const MESSAGES = ['provider_event', 'outbox'] as const;
export type Messages = (typeof MESSAGES)[number];

/** Messages that were worked through; what they told stands in the orders. */
export abstract class ToldMessages {
  /** Empties those among the next ones after this id that say one of the names. Returns the last id; undefined at the end. */
  abstract empty(
    kind: Messages,
    names: readonly string[],
    after: string | undefined,
  ): Promise<string | undefined>;
}

/** Does later, in the background, what takes as long as the shop has messages. */
export abstract class LaterErasure {
  abstract ofMessages(names: readonly string[]): Promise<void>;
}

/** What is deleted when it has served its time. */
export abstract class ExpiredData {
  /** Deletes everything older than its limit and returns how many rows of each kind went. */
  abstract delete(now: Date): Promise<Readonly<Record<string, number>>>;
}
