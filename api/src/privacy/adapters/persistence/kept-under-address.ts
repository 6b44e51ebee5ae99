import { expressionBuilder, type Kysely } from 'kysely';
import { mailboxHashOf } from '../../../platform/security/mailbox-hash.js';
import { forgetFormerBuyers } from './forget-former-buyers.js';
import { forgetRecipients } from './forget-recipients.js';
import type { PersonalTables } from './tables.js';

/** Whoever wanted to be reminded of a cart is told all but the hash of the link. */
export const SAID_OF_CARTS = ['email', 'language', 'asked_at', 'reminded_at', 'stopped_at', 'lines'] as const;

/** What is kept under an address alone, whoever left it. */
export function keptUnder(all: Kysely<PersonalTables>, email: string) {
  const key = keyOf(email);
  return {
    newsletter: all.selectFrom('newsletter_subscriber').selectAll().where('email_key', '=', key),
    stockAlerts: all.selectFrom('stock_alert').selectAll().where('email_key', '=', key),
    cartRemindersUnderAddress: all
      .selectFrom('cart_consent')
      .select(SAID_OF_CARTS)
      .where('email_key', '=', key),
    cartRemindersStopped: all
      .selectFrom('cart_stop')
      .select('stopped_at')
      .where('mailbox_hash', '=', mailboxHashOf(email)),
    earlierOrders: all
      .selectFrom('earlier_order')
      // what an import found there before may be somebody else's
      .select(['id', 'number', 'placed_at', 'email', 'name', 'status', 'currency', 'shipping_cents'])
      .select(['tax_cents', 'discount_cents', 'total_cents', 'refunded_cents', 'lines', 'imported_at'])
      .where('email_key', '=', key)
      .orderBy('placed_at'),
    messages: all
      .selectFrom('contact_message')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase())),
    messageAnswers: all
      .selectFrom('contact_reply')
      .innerJoin('contact_message', 'contact_message.id', 'contact_reply.message_id')
      .select(['contact_reply.message_id', 'contact_reply.text', 'contact_reply.created_at'])
      .where((eb) => eb(eb.fn('lower', ['contact_message.email']), '=', email.toLowerCase())),
    giftCardsReceived: all
      .selectFrom('card_handover')
      .select(['email', 'name', 'message', 'send_on', 'mailed_at', 'face_cents', 'currency'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase())),
    draftsUnderAddress: all.selectFrom('draft_order').selectAll().where(isForAddress(email)),
    statements: all
      .selectFrom('withdrawal')
      .selectAll()
      .where('order_id', 'is', null)
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase())),
  };
}

/** That a mailbox has stopped reminders stays: without it whoever types the address has one sent there again. */
export async function eraseUnder(all: Kysely<PersonalTables>, email: string): Promise<void> {
  for (const table of ['newsletter_subscriber', 'stock_alert', 'cart_consent', 'earlier_order'] as const)
    await all.deleteFrom(table).where('email_key', '=', keyOf(email)).execute();
  await all
    .deleteFrom('contact_message')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute();
  await forgetFormerBuyers(all, email);
  await forgetRecipients(all, (eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()));
  await all.deleteFrom('draft_order').where(isForAddress(email)).execute();
  await all
    .deleteFrom('withdrawal')
    .where('order_id', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute();
}

const eb = expressionBuilder<PersonalTables, 'draft_order'>();

/** Orders by hand, not placed yet, whose mails would go there. */
const isForAddress = (email: string) =>
  eb(
    eb.fn('lower', [eb.fn<string>('jsonb_extract_path_text', ['terms', eb.val('contact'), eb.val('email')])]),
    '=',
    email.toLowerCase(),
  );

/** As the newsletter and the alerts name a mailbox. */
const keyOf = (email: string) => email.normalize('NFKC').trim().toLowerCase();
