import { CartFollowers } from '../../cart/application/ports.js';

/** Who asks: the network, the language of the page, and the address of the account if one is logged in. */
export interface Asker {
  ip: string;
  /** Its tag, such as `fr`; in it the letter is written. */
  language?: string | undefined;
  ownEmail?: string | undefined;
}

/** A cart that was left, and whom to remind of it. */
export interface LeftCart {
  id: string;
  accountId: string;
  email: string;
  language?: string | undefined;
}

/** What lies in a cart, and nothing of whose it is. */
export interface LeftLine {
  productId: string;
  variantId: string;
  quantity: number;
}

/** Of the carts that somebody was reminded of, how many were followed by an order. */
export interface CountedReminders {
  reminded: number;
  bought: number;
}

/**
 * Who wants to be reminded, once, of the cart that they leave: an account's or a guest's. Each consent is good for one letter; it ends with that, with an
 * order, with the press of the stop or when the box is unticked.
 */
export abstract class CartConsents extends CartFollowers {
  /**
   * Notes the address for the cart, in place of the one before. Nothing is noted, and nobody told, where whoever asks did it too often, or where the mailbox
   * has stopped reminders: only the account that has shown by a mailed link that it is its own may ask for it again.
   */
  abstract ask(accountId: string, email: string, asker: Asker): Promise<void>;
  /** The address that waits to be reminded of this cart. */
  abstract asked(accountId: string): Promise<string | undefined>;
  abstract drop(accountId: string): Promise<void>;
  /**
   * Takes one cart that has lain for so many hours with goods that can be bought, of which nothing was ordered since: nobody takes it again. From now on the
   * secret with this hash opens it. Undefined when there is none.
   */
  abstract claim(hours: number, tokenHash: string): Promise<LeftCart | undefined>;
  /**
   * What lay in the cart that a secret with this hash opens when its owner was reminded, as far as it can be bought. Undefined when there is none, two weeks
   * after the letter, and once something was ordered or the mailbox has stopped.
   */
  abstract opened(tokenHash: string): Promise<LeftLine[] | undefined>;
  /** Nobody is reminded at this mailbox any more, for good and whoever asks; also where nothing of it is known. */
  abstract stop(mailboxHash: string): Promise<void>;
  /** Ends what waits for a cart that has lain for so many hours, of which something was ordered meanwhile. */
  abstract closeBought(hours: number): Promise<void>;
  /** Its letter could not be written, and the claim is undone: it waits for another hour, and keeps no other waiting. */
  abstract putOff(id: string): Promise<void>;
  /** Of the last days. */
  abstract counted(days: number): Promise<CountedReminders>;
}

/** The secrets of the links in the letter: one opens the cart, one stops the reminders. */
export abstract class ReminderLinks {
  abstract newToken(): string;
  abstract hashOf(token: string): string;
  abstract stopTokenOf(email: string): string;
  /** The hash of the mailbox that it stops reminders of; undefined where the shop has not signed it. */
  abstract stoppedBy(token: string): string | undefined;
}
