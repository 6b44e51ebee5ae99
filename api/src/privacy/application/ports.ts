import type { Role } from '../../kernel/caller.js';

/** One row of a table, its columns in camelCase. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** Everything that the shop keeps of one person, by what it is. */
export type PersonalFile = Readonly<Record<string, readonly PersonalRow[]>>;

export interface Person {
  id: string;
  role: Role;
  email: string;
  /** Shown by a mailed link: without it, what others left under the address may be somebody else's. */
  ownsAddress: boolean;
  passwordHash: string;
}

/** What the shop keeps of people, across all features. */
export abstract class PersonalData {
  abstract find(accountId: string): Promise<Person | undefined>;
  /** `byAddress`: with what is kept under the address alone. */
  abstract fileOf(person: Person, byAddress: boolean): Promise<PersonalFile>;
  /** How many orders of the account still need its owner: not delivered, not cancelled, or with a refund or return on its way. */
  abstract unfinishedOrders(accountId: string): Promise<number>;
  /** Deletes what is kept of the person alone and replaces the person in what must stay; see `docs/security.md`. */
  abstract erase(person: Person, byAddress: boolean, passwordHash: string, now: Date): Promise<void>;
}

/** What is deleted when it has served its time. */
export abstract class ExpiredData {
  /** Deletes everything older than its limit and returns how many rows of each kind went. */
  abstract delete(now: Date): Promise<Readonly<Record<string, number>>>;
}
