import { Injectable } from '@nestjs/common';
import { UNDO_DAYS } from '../../../kernel/import-undo.js';
import { shopDay } from '../../../kernel/shop-days.js';
import { Database } from '../../../platform/database/database.js';
import { member } from '../../../platform/database/json-member.js';
import { ExpiredData } from '../../application/ports.js';
import type { PersonalTables } from './tables.js';

const DAY_MS = 86_400_000;
/** How many days each kind is kept; the table in docs/security.md. */
export const KEPT_DAYS = {
  sessions: 90,
  /** From the last change of the line. */
  carts: 180,
  cartReminders: 180,
  /** From the last thing that happened in the conversation. */
  messages: 365,
  withdrawalsOfNoOrder: 365,
  /** From the last asking. */
  unconfirmedReaders: 30,
  stockAlerts: 365,
  guests: 90,
  customerImports: UNDO_DAYS,
  /** From the last change of what nobody placed. */
  drafts: 365,
  formerOrders: UNDO_DAYS,
  securityEvents: 90,
} as const;

/** Deletes what has served its time, whole kinds at once: each has an index or is small. Of orders that an import changed, what they were; of quotes that nobody answered, what was agreed. */
@Injectable()
export class PostgresExpiredData implements ExpiredData {
  constructor(private readonly database: Database) {}

  async delete(now: Date): Promise<Readonly<Record<string, number>>> {
    const tables = this.database.sql<PersonalTables>();
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
    const deleted = {
      sessions: tables.deleteFrom('session').where('expires_at', '<', before(KEPT_DAYS.sessions)),
      carts: tables.deleteFrom('cart_line').where('changed_at', '<', before(KEPT_DAYS.carts)),
      cartReminders: tables
        .deleteFrom('cart_consent')
        .where('asked_at', '<', before(KEPT_DAYS.cartReminders)),
      messages: tables.deleteFrom('contact_message').where('updated_at', '<', before(KEPT_DAYS.messages)),
      withdrawalsOfNoOrder: tables
        .deleteFrom('withdrawal')
        .where('order_id', 'is', null)
        .where('received_at', '<', before(KEPT_DAYS.withdrawalsOfNoOrder)),
      unconfirmedReaders: tables
        .deleteFrom('newsletter_subscriber')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<', before(KEPT_DAYS.unconfirmedReaders)),
      securityEvents: tables
        .deleteFrom('security_event')
        .where('created_at', '<', before(KEPT_DAYS.securityEvents)),
      drafts: tables
        .deleteFrom('draft_order')
        .where('state', '=', 'open')
        .where('updated_at', '<', before(KEPT_DAYS.drafts)),
      customerImports: tables
        .deleteFrom('customer_import_line')
        .where('created_at', '<', before(KEPT_DAYS.customerImports)),
      stockAlerts: tables.deleteFrom('stock_alert').where('created_at', '<', before(KEPT_DAYS.stockAlerts)),
      guests: tables
        .deleteFrom('account')
        .where('role', '=', 'guest')
        // who was gone within a minute, or never had a page, was seen when it was made
        .where(({ fn }) => fn.coalesce('last_seen_at', 'created_at'), '<', before(KEPT_DAYS.guests))
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('orders').select('id').whereRef('orders.account_id', '=', 'account.id'))),
        ),
    };
    const counts: Record<string, number> = {};
    for (const [kind, query] of Object.entries(deleted))
      counts[kind] = Number((await query.executeTakeFirst()).numDeletedRows);
    const former = await tables
      .updateTable('earlier_order')
      .set({ before: null })
      .where('before', 'is not', null)
      .where('imported_at', '<', before(KEPT_DAYS.formerOrders))
      .executeTakeFirst();
    const over = await tables
      .updateTable('draft_order')
      .set(({ fn, val }) => ({ quote: fn('jsonb_set', ['quote', val('{agreed}'), val('null')]) }))
      .where('state', '=', 'open')
      .where(member('quote', 'state'), '=', 'sent')
      .where(member('quote', 'until'), '<', shopDay(now))
      .where(({ fn, val }) => fn<boolean>('jsonb_path_exists', ['quote', val('$.agreed ? (@ != null)')]))
      .executeTakeFirst();
    return {
      ...counts,
      formerOrders: Number(former.numUpdatedRows),
      quotesThatAreOver: Number(over.numUpdatedRows),
    };
  }
}
