import type { Mail } from '../domain/mail.js';
import type { Shop } from '../domain/letters.js';
import type { OrderDetails } from '../domain/order-letters.js';

/** Hands mails to the world. Throwing means "try again later"; `messageId` is the same on every try. */
export abstract class MailTransport {
  abstract send(mail: Mail, messageId: string): Promise<void>;
}

/** What the order mails tell. */
export abstract class OrderMailData {
  abstract of(orderId: string): Promise<OrderDetails | undefined>;
}

/** How the shop calls itself and where it is. */
export abstract class ShopIdentity {
  abstract read(): Promise<Shop>;
}
