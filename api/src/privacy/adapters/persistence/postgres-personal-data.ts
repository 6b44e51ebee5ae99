import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { member } from '../../../platform/database/json-member.js';
import { MailboxHashes } from '../../../platform/security/mailbox-hashes.js';
import {
  PersonalData,
  type Mailbox,
  type Person,
  type PersonalFile,
  type PersonalRow,
} from '../../application/ports.js';
import { readable } from './readable.js';
import { forgetOfOrders } from './forget-of-orders.js';
import { eraseUnder, keptUnder, SAID_OF_CARTS } from './kept-under-address.js';
import { creditOf } from './credit-of.js';
import { OWN_TABLES } from './own-tables.js';
import { remarksOn } from './remarks-on.js';
import { unfinishedOrders } from './unfinished-orders.js';
import { formerAccounts, formerMailboxes } from './former-mailboxes.js';
import { keepMailboxes } from './keep-mailboxes.js';
import type { PersonalTables } from './tables.js';

/** Notes are staff's own business, as on the order's page. */
const STAFF_NOTE = 'note';
const NOBODY = 'Deleted customer';

type Named = Omit<Person, 'mailboxes'> & { isShown: boolean };

/** Reads and erases people across the tables of all features, which are written here for this one purpose. */
@Injectable()
export class PostgresPersonalData extends PostgresAdapter<PersonalTables> implements PersonalData {
  constructor(
    database: Database,
    private readonly hashes: MailboxHashes,
  ) {
    super(database);
  }

  async find(accountId: string): Promise<Person | undefined> {
    return this.withMailboxes(await this.person(accountId).executeTakeFirst());
  }

  async lock(accountId: string): Promise<Person | undefined> {
    return this.withMailboxes(await this.person(accountId).forUpdate('account').executeTakeFirst());
  }

  private async withMailboxes(row: Named | undefined): Promise<Person | undefined> {
    if (!row) return undefined;
    const { isShown, ...person } = row;
    const own = person.email ? [{ email: person.email, isShown, until: null }] : [];
    return { ...person, mailboxes: [...own, ...(await formerMailboxes(this.tables(), person.id))] };
  }

  private person(accountId: string) {
    return this.tables()
      .selectFrom('account')
      .leftJoin('email_confirmation', 'email_confirmation.account_id', 'account.id')
      .select(['id', 'role', 'email', 'password_hash as passwordHash'])
      .select((eb) => eb('confirmed_at', 'is not', null).$castTo<boolean>().as('isShown'))
      .where('id', '=', accountId);
  }

  async fileOf({ id }: Person, under: readonly Mailbox[]): Promise<PersonalFile> {
    const all = this.tables();
    const orders = all.selectFrom('orders').select('id').where('account_id', '=', id);
    const rows = {
      account: all.selectFrom('account').selectAll().where('id', '=', id),
      addresses: all.selectFrom('address').selectAll().where('account_id', '=', id),
      sessions: all.selectFrom('session').selectAll().where('account_id', '=', id),
      securityEvents: all
        .selectFrom('security_event')
        .select(['kind', 'outcome', 'network', 'factor', 'about', 'times', 'created_at', 'last_at'])
        .where('account_id', '=', id)
        .orderBy('created_at'),
      formerMailboxes: all
        .selectFrom('former_mailbox')
        .select(['email', 'left_at'])
        .where('account_id', '=', id),
      emailChanges: all
        .selectFrom('email_change')
        .select(['email', 'expires_at'])
        .where('account_id', '=', id),
      orders: all.selectFrom('orders').selectAll().where('account_id', '=', id).orderBy('created_at'),
      orderLines: all.selectFrom('order_line').selectAll().where('order_id', 'in', orders),
      orderGroups: all.selectFrom('order_group').selectAll().where('order_id', 'in', orders),
      orderEvents: all
        .selectFrom('order_event')
        .selectAll()
        .where('order_id', 'in', orders)
        .where('event', '!=', STAFF_NOTE),
      orderLetters: all.selectFrom('order_letter').selectAll().where('order_id', 'in', orders),
      emailConfirmation: all.selectFrom('email_confirmation').selectAll().where('account_id', '=', id),
      passkeys: all
        .selectFrom('passkey')
        .select(['name', 'created_at', 'last_used_at'])
        .where('account_id', '=', id),
      unpaidOrders: all.selectFrom('unpaid_order').selectAll().where('account_id', '=', id),
      tenders: all.selectFrom('tender').selectAll().where('order_id', 'in', orders),
      paymentAttempts: all
        .selectFrom('payment_attempt')
        .select(['id', 'order_id', 'provider', 'state', 'amount_cents', 'currency', 'created_at'])
        .select((eb) =>
          (['email', 'mobileNumber'] as const).map((member) =>
            eb.fn<string | null>('jsonb_extract_path_text', ['request', eb.val(member)]).as(member),
          ),
        )
        .where('order_id', 'in', orders),
      invoices: all.selectFrom('invoice').selectAll().where('order_id', 'in', orders),
      creditNotes: all.selectFrom('credit_note').selectAll().where('order_id', 'in', orders),
      fiscalRegistrations: all.selectFrom('fiscal_registration').selectAll().where('order_id', 'in', orders),
      eInvoiceSendings: all.selectFrom('e_invoice_sending').selectAll().where('order_id', 'in', orders),
      refunds: all.selectFrom('refund').selectAll().where('order_id', 'in', orders),
      returns: all.selectFrom('order_return').selectAll().where('order_id', 'in', orders),
      withdrawals: all.selectFrom('withdrawal').selectAll().where('order_id', 'in', orders),
      downloads: all
        .selectFrom('download')
        .innerJoin('digital_file', 'digital_file.id', 'download.file_id')
        .select(['download.order_id', 'digital_file.name', 'download.uses_left', 'download.until'])
        .select(['download.last_used_at', 'download.mailed_at', 'download.revoked_at'])
        .where('download.order_id', 'in', orders),
      feedback: all.selectFrom('order_feedback').selectAll().where('order_id', 'in', orders),
      reviews: all.selectFrom('review').selectAll().where('account_id', '=', id),
      favorites: all.selectFrom('favorite').selectAll().where('account_id', '=', id),
      draftOrders: all.selectFrom('draft_order').selectAll().where('buyer_id', '=', id),
      cart: all.selectFrom('cart_line').selectAll().where('account_id', '=', id),
      cartReminders: all.selectFrom('cart_consent').select(SAID_OF_CARTS).where('account_id', '=', id),
      coupons: all.selectFrom('coupon').selectAll().where('account_id', '=', id),
      ...creditOf(all, id),
      ...remarksOn(all, id),
      ...(under.length > 0 ? keptUnder(all, under) : {}),
    };
    const file: Record<string, PersonalRow[]> = {};
    for (const [name, query] of Object.entries(rows)) file[name] = (await query.execute()).map(readable);
    return file;
  }

  unfinishedOrders(accountId: string): Promise<number> {
    return unfinishedOrders(this.tables(), accountId);
  }

  async erase(
    { id, mailboxes }: Person,
    under: readonly Mailbox[],
    passwordHash: string,
    now: Date,
  ): Promise<readonly string[]> {
    const all = this.tables();
    const orders = all.selectFrom('orders').select('id').where('account_id', '=', id);
    // a guest has none: no empty text stands among them
    const emails = [...new Set(mailboxes.map(({ email }) => email))];
    const former = await formerAccounts(all, id);
    const replacement = `deleted-${id}@deleted.invalid`;
    for (const table of OWN_TABLES) await all.deleteFrom(table).where('account_id', '=', id).execute();
    await all.deleteFrom('draft_order').where('buyer_id', '=', id).execute();
    await all.deleteFrom('proposal').where('subject_id', '=', id).execute();
    await eraseUnder(all, under);
    // what somebody did for the shop stays, under the id alone: the address is no part of the chain's hashes
    await all
      .updateTable('audit_event')
      .set({ actor_email: '' })
      .where('actor_id', 'in', [id, ...former])
      .where('actor_email', '!=', '')
      .execute();
    for (const table of ['order_feedback', 'order_return'] as const)
      await all.updateTable(table).set({ comment: '' }).where('order_id', 'in', orders).execute();
    const ids = (await orders.execute()).map((order) => order.id);
    await forgetOfOrders(all, ids, replacement);
    await keepMailboxes(all, id, emails, this.hashes);
    await all
      .updateTable('orders')
      .set({
        customer_name: NOBODY,
        contact_email: replacement,
        contact_phone: '',
        erased_country: ({ fn }) => fn.coalesce(member('shipping_address', 'country'), 'erased_country'),
        shipping_address: null,
        ...{ billing_address: null, e_invoice: null },
        buyer_tax: null,
        ...{ idempotency_key: null, request_hash: null },
        updated_at: now,
      })
      .where('account_id', '=', id)
      .execute();
    // what is left of store credit is owed to nobody, nor what comes back for it later: the job of what has ended says so in the book
    await all.updateTable('credit').set({ expires_at: now }).where('account_id', '=', id).execute();
    await all
      .updateTable('account')
      .set({
        name: NOBODY,
        ...{ email: replacement, email_key: replacement },
        phone: '',
        password_hash: passwordHash,
        disabled_at: now,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    return [...emails, id, ...former, ...ids].map((name) => name.toLowerCase());
  }
}
