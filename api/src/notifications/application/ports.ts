import type { Trial } from '../../kernel/connections.js';
import type { Letter, Mail } from '../domain/mail.js';
import type { Shop } from '../domain/letters.js';
import type { OrderDetails } from '../domain/order-details.js';

/** Hands mails to the world. Throwing means "try again later"; `messageId` is the same on every try. */
export abstract class MailTransport {
  abstract send(mail: Mail, messageId: string): Promise<void>;
}

/** Who has named the address of an order's letters: an account, and where it was. */
export interface Sender {
  accountId: string;
  /** IP addresses. */
  places: readonly string[];
  /** The address is the account's own. */
  isOwner: boolean;
}

/** What the order mails tell. */
export abstract class OrderMailData {
  /** `language` is what countries are named in; that of the order unless told. */
  abstract of(
    orderId: string,
    language?: string,
  ): Promise<(OrderDetails & { sender: Sender; language?: string | null }) | undefined>;
}

/** How many letters a mailbox gets because of what somebody else has typed. */
export abstract class LetterLimits {
  /** Counts a letter; false when this sender has had those to this mailbox for this hour. */
  abstract mayWrite(email: string, sender: Sender): Promise<boolean>;
}

/** Whom a letter is for, as far as that says what it is written in. */
export interface Reader {
  /** That of the order, or of the page where the letter was asked for. */
  language?: string | undefined;
  /** Of an account that may have chosen a language; the chosen one goes before the page's. */
  email?: string | undefined;
}

/** How the shop calls itself and where it is. */
export abstract class ShopIdentity {
  /** In a language that the shop offers: the reader's, or its first one. */
  abstract read(reader?: Reader): Promise<Shop>;
}

/** Whom the shop's own mails about new orders go to. */
export abstract class NewOrderMailbox {
  /** An address; undefined where none are wanted. */
  abstract read(): Promise<string | undefined>;
}

/** Sends a letter for trial, while somebody waits for what comes of it. */
export abstract class TrialPost {
  abstract post(letter: Letter): Promise<Trial>;
}
