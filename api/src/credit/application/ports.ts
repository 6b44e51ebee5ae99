import type { Currency } from '../../kernel/currency.js';
import type { Credit, CreditEntry } from '../domain/credit.js';
import type { Handover } from '../domain/handover.js';

/** A code that was just drawn: `code` is told to one person once, `hash` is kept. */
export interface MadeCode {
  code: string;
  hash: string;
}

/** Draws the codes of gift cards, and hashes what was typed. */
export abstract class CardCodes {
  abstract make(): MadeCode;
  /** Under which a normal code is kept. */
  abstract hashOf(normal: string): string;
  /** Closes a code with the key of the shop, so that a letter can be written from it. */
  abstract seal(code: string): string;
  /** Undefined where another key closed it. */
  abstract open(sealed: string): string | undefined;
}

/** What is written of a new one; its balance is nothing until an entry says so. */
export type NewCredit = Omit<Credit, 'balance' | 'version'> & { codeHash: string | null; currency: Currency };

/** What the shop keeps for shoppers. Balances are changed by guarded statements, each with its entry. */
export abstract class Credits {
  /** @throws what the database says when an account has such credit already */
  abstract add(credit: NewCredit): Promise<void>;
  abstract find(id: string): Promise<Credit | undefined>;
  /** With its row locked until the running transaction ends. */
  abstract lock(id: string): Promise<Credit | undefined>;
  abstract byCodeHash(hash: string): Promise<Credit | undefined>;
  abstract ofAccount(accountId: string, currency: Currency): Promise<Credit | undefined>;
  /** In the order of their currencies. */
  abstract allOf(accountId: string): Promise<Credit[]>;
  /** Ids of those that ended before this moment with something on them, the first to end first. */
  abstract ended(before: Date, limit: number): Promise<string[]>;
  /**
   * Writes the entry and changes the balance by it. `known`: that fact is written already, and nothing changes. `short`: the
   * balance would be less than nothing and the caller's transaction must fail.
   */
  abstract move(entry: CreditEntry): Promise<'moved' | 'known' | 'short'>;
  /** What its entries with this reason come to, by type; those that come to nothing are left out. */
  abstract sumsFor(id: string, reason: string): Promise<Pick<CreditEntry, 'type' | 'amount'>[]>;
  /** What these orders have taken and not given back, by the id of the credit. */
  abstract heldBy(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Saves all but the balance and the code. */
  abstract save(credit: Credit): Promise<void>;
  /** Makes store credit another account's, which has none of its currency. */
  abstract giveTo(id: string, accountId: string): Promise<void>;
  /** What comes for it from now on comes to the other; of the one the balance is nothing. */
  abstract follow(id: string, otherId: string): Promise<void>;
  /** Where what comes for it goes: another one, where it follows that, else itself. */
  abstract followed(id: string): Promise<string>;
  /** Gives a card another code: the old one pays nothing any more. */
  abstract recode(id: string, codeHash: string, lastFour: string): Promise<void>;
}

/** Whose store credit it may be. */
export abstract class CreditAccounts {
  /** Whether there is such an account, which can log in; then nobody else gives it credit until the running transaction ends. */
  abstract lock(accountId: string): Promise<boolean>;
}

/** Gift cards on their way to whom they are for. */
export abstract class Handovers {
  abstract add(handovers: readonly Handover[]): Promise<void>;
  /** The cards of an order in the order of their lines and pieces, with their rows locked until the running transaction ends. */
  abstract lockOfOrder(orderId: string): Promise<Handover[]>;
  /** That of a card, locked alike. */
  abstract lockOfCredit(creditId: string): Promise<Handover | undefined>;
  /** Ids of cards that are to be mailed by this day of the shop, the oldest first. */
  abstract due(today: string, limit: number): Promise<string[]>;
  /** Saves all but what was bought. */
  abstract save(handover: Handover): Promise<void>;
}
