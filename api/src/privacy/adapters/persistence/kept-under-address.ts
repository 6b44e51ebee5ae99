import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import { mailboxHashOf } from '../../../platform/security/mailbox-hash.js';
import type { Mailbox } from '../../application/ports.js';
import { forgetFormerBuyers } from './forget-former-buyers.js';
import { forgetRecipients } from './forget-recipients.js';
import type { PersonalTables } from './tables.js';

/** Whoever wanted to be reminded of a cart is told all but the hash of the link. */
export const SAID_OF_CARTS = ['email', 'language', 'asked_at', 'reminded_at', 'stopped_at', 'lines'] as const;

/** What is kept under mailboxes alone, whoever left it; under one that was left, what came until then. */
export function keptUnder(all: Kysely<PersonalTables>, mailboxes: readonly Mailbox[]) {
  const of = isUnder(mailboxes);
  return {
    newsletter: all
      .selectFrom('newsletter_subscriber')
      .selectAll()
      .where((eb) => of(eb.ref('email_key'), eb.ref('created_at'))),
    stockAlerts: all
      .selectFrom('stock_alert')
      .selectAll()
      .where((eb) => of(eb.ref('email_key'), eb.ref('created_at'))),
    cartRemindersUnderAddress: all
      .selectFrom('cart_consent')
      .select(SAID_OF_CARTS)
      .where((eb) => of(eb.ref('email_key'), eb.ref('asked_at'))),
    cartRemindersStopped: all
      .selectFrom('cart_stop')
      .select('stopped_at')
      .where(
        'mailbox_hash',
        'in',
        mailboxes.map(({ email }) => mailboxHashOf(email)),
      ),
    earlierOrders: all
      .selectFrom('earlier_order')
      // what an import found there before may be somebody else's
      .select(['id', 'number', 'placed_at', 'email', 'name', 'status', 'currency', 'shipping_cents'])
      .select(['tax_cents', 'discount_cents', 'total_cents', 'refunded_cents', 'lines', 'imported_at'])
      .where((eb) => of(eb.ref('email_key'), eb.ref('placed_at')))
      .orderBy('placed_at'),
    messages: all
      .selectFrom('contact_message')
      .selectAll()
      .where((eb) => of(eb.fn<string>('lower', ['email']), eb.ref('created_at'))),
    messageAnswers: all
      .selectFrom('contact_reply')
      .innerJoin('contact_message as m', 'm.id', 'contact_reply.message_id')
      .select(['contact_reply.message_id', 'contact_reply.text', 'contact_reply.created_at'])
      .where((eb) => of(eb.fn<string>('lower', ['m.email']), eb.ref('m.created_at'))),
    giftCardsReceived: all
      .selectFrom('card_handover')
      .select(['email', 'name', 'message', 'send_on', 'mailed_at', 'face_cents', 'currency'])
      .where((eb) => of(eb.fn<string>('lower', ['email']), eb.ref('created_at'))),
    draftsUnderAddress: all
      .selectFrom('draft_order')
      .selectAll()
      .where((eb) => of(ADDRESSED_TO, eb.ref('created_at'))),
    statements: all
      .selectFrom('withdrawal')
      .selectAll()
      .where('order_id', 'is', null)
      .where((eb) => of(eb.fn<string>('lower', ['email']), eb.ref('received_at'))),
  };
}

/** That a mailbox has stopped reminders stays: without it whoever types the address has one sent there again. */
export async function eraseUnder(all: Kysely<PersonalTables>, mailboxes: readonly Mailbox[]): Promise<void> {
  if (mailboxes.length === 0) return;
  const of = isUnder(mailboxes);
  for (const table of ['newsletter_subscriber', 'stock_alert'] as const)
    await all
      .deleteFrom(table)
      .where((eb) => of(eb.ref('email_key'), eb.ref('created_at')))
      .execute();
  await all
    .deleteFrom('cart_consent')
    .where((eb) => of(eb.ref('email_key'), eb.ref('asked_at')))
    .execute();
  await all
    .deleteFrom('earlier_order')
    .where((eb) => of(eb.ref('email_key'), eb.ref('placed_at')))
    .execute();
  await all
    .deleteFrom('contact_message')
    .where((eb) => of(eb.fn<string>('lower', ['email']), eb.ref('created_at')))
    .execute();
  for (const { email } of mailboxes) await forgetFormerBuyers(all, email);
  await forgetRecipients(all, (eb) => of(eb.fn<string>('lower', ['email']), eb.ref('created_at')));
  await all
    .deleteFrom('draft_order')
    .where((eb) => of(ADDRESSED_TO, eb.ref('created_at')))
    .execute();
  await all
    .deleteFrom('withdrawal')
    .where('order_id', 'is', null)
    .where((eb) => of(eb.fn<string>('lower', ['email']), eb.ref('received_at')))
    .execute();
}

const drafts = expressionBuilder<PersonalTables, 'draft_order'>();

/** Orders by hand, not placed yet, whose mails go there. */
const ADDRESSED_TO = drafts.fn<string>('lower', [
  drafts.fn<string>('jsonb_extract_path_text', ['terms', drafts.val('contact'), drafts.val('email')]),
]);

const any = expressionBuilder<object, never>();

/** Whether what names an email in small letters, and came at a moment, came under one of these while it was the person's. */
const isUnder =
  (mailboxes: readonly Mailbox[]) =>
  (named: Expression<string | null>, at: Expression<string>): Expression<SqlBool> =>
    any.or(
      mailboxes.map(({ email, until }) =>
        any.and([
          any(named, 'in', [...new Set([email.toLowerCase(), keyOf(email)])]),
          ...(until ? [any(at, '<=', until)] : []),
        ]),
      ),
    );

/** As the newsletter and the alerts name a mailbox. */
const keyOf = (email: string) => email.normalize('NFKC').trim().toLowerCase();
