import { expressionBuilder, type Kysely } from 'kysely';
import { meet, placesOf } from '../../../platform/rate-limit/places.js';
import type { Buyer } from '../../application/ports.js';
import type { PromotionTables } from './tables.js';

/** An order that somebody else placed for the same mailbox, and the coupon that it uses. */
export interface OthersOrder {
  orderId: string;
  couponId: string | null;
}

/**
 * What other accounts bought for the buyer's mailbox: under an address of theirs that reaches it, with a contact that does,
 * or before they were erased, of which `hashes` are left. Anybody can name a mailbox in an order that nobody pays, so an
 * order counts once it was paid, or its buyer owns the address by a mailed link, or was where this one is. For who only asks, and has
 * not shown by a mailed link to own the mailbox, the last alone counts, and known it must be: nobody learns whether a stranger has bought here.
 */
export async function sameMailbox(
  tables: Kysely<PromotionTables>,
  { accountId, mailbox, isAsking = false }: Buyer,
  hashes: readonly string[],
): Promise<OthersOrder[]> {
  if (mailbox === null) return [];
  const rows = await tables
    .selectFrom('orders')
    .leftJoin('coupon_use', (join) =>
      join.onRef('coupon_use.order_id', '=', 'orders.id').on('coupon_use.state', '<>', 'released'),
    )
    .leftJoin('account as owner', (join) =>
      join
        .onRef('owner.id', '=', 'orders.account_id')
        .on(({ eb, fn }) => eb(fn<string>('mailbox', ['owner.email']), '=', mailbox)),
    )
    .leftJoin('email_confirmation as proof', (join) =>
      join.onRef('proof.account_id', '=', 'owner.id').on('proof.confirmed_at', 'is not', null),
    )
    .select((eb) => [
      'orders.id as orderId',
      'orders.captured_cents as paidCents',
      'proof.account_id as provenBy',
      'coupon_use.coupon_id as couponId',
      placesOf(eb.ref('orders.account_id')).as('places'),
      placesOf(eb.val(accountId)).as('here'),
      isProven(tables, accountId).as('isOwn'),
    ])
    .where('orders.id', 'in', named(tables, mailbox, hashes))
    .where('orders.account_id', '<>', accountId)
    .where('orders.status', '<>', 'cancelled')
    .execute();
  return rows.filter(({ paidCents, provenBy, places, here, isOwn }) =>
    isAsking && !isOwn
      ? places.length > 0 && here.length > 0 && meet(places, here)
      : paidCents > 0 || provenBy !== null || meet(places, here),
  );
}

/** Whether the account has shown by a mailed link that its address is its own; a guest never has. */
const isProven = (tables: Kysely<PromotionTables>, accountId: string) =>
  expressionBuilder<PromotionTables>().exists(
    tables
      .selectFrom('email_confirmation as own')
      .select('own.account_id')
      .where('own.account_id', '=', accountId)
      .where('own.confirmed_at', 'is not', null),
  );

/** Each part goes by an index of its own. */
const named = (tables: Kysely<PromotionTables>, mailbox: string, hashes: readonly string[]) =>
  tables
    .selectFrom('orders as told')
    .select('told.id')
    .where(({ eb, fn }) => eb(fn<string>('mailbox', ['told.contact_email']), '=', mailbox))
    .where('told.status', '<>', 'cancelled')
    .union(
      tables
        .selectFrom('account as named')
        .innerJoin('orders as theirs', 'theirs.account_id', 'named.id')
        .select('theirs.id')
        .where(({ eb, fn }) => eb(fn<string>('mailbox', ['named.email']), '=', mailbox))
        .where('named.email', '<>', ''),
    )
    .union(
      tables
        .selectFrom('orders as kept')
        .select('kept.id')
        .where('kept.erased_mailboxes', 'is not', null)
        .where(({ eb, val }) => eb('kept.erased_mailboxes', '&&', val([...hashes]))),
    );
