import type { Kysely } from 'kysely';
import { forgetRecipients } from './forget-recipients.js';
import type { PersonalTables } from './tables.js';

const NO_WORDS = 'Deleted';

/**
 * Forgets which letters they got, and takes the person out of what was asked of providers for these orders, out of where their e-invoices went, and out of the
 * statements to withdraw from them. Links to files that they bought end.
 */
export async function forgetOfOrders(
  all: Kysely<PersonalTables>,
  orderIds: readonly string[],
  replacement: string,
): Promise<void> {
  if (orderIds.length === 0) return;
  // nobody is left to write to
  await all.deleteFrom('order_letter').where('order_id', 'in', orderIds).execute();
  // links that lay in their mailbox lead nowhere any more
  const links = all.updateTable('download').where('order_id', 'in', orderIds);
  await links.where('revoked_at', 'is', null).set({ revoked_at: new Date(), sealed_token: null }).execute();
  const cards = all.updateTable('card_handover').where('order_id', 'in', orderIds);
  await cards.set({ sender: '', message: '' }).execute();
  await forgetRecipients(all, (eb) => eb('order_id', 'in', orderIds));
  for (const name of ['email', 'mobileNumber'])
    await all
      .updateTable('payment_attempt')
      .set((eb) => ({
        request: eb(
          'request',
          '||',
          eb.fn('jsonb_build_object', [eb.cast(eb.val(name), 'text'), eb.cast(eb.val(''), 'text')]),
        ),
      }))
      .where('order_id', 'in', orderIds)
      .where((eb) => eb.fn<boolean>('jsonb_exists', ['request', eb.val(name)]))
      .execute();
  // addresses of the network may be tax numbers of people, or their bank accounts
  await all
    .updateTable('e_invoice_sending')
    .set({ participant: '', buyer_reference: '', reason: '' })
    .where('order_id', 'in', orderIds)
    .execute();
  const statements = all.updateTable('withdrawal').where('order_id', 'in', orderIds);
  await statements
    .set(({ cast, ref }) => ({ name: '', email: replacement, statement: cast<string>(ref('id'), 'text') }))
    .execute();
  // an empty text means the whole order, and goes on to
  await statements.set({ items: NO_WORDS }).where('items', '!=', '').execute();
}
