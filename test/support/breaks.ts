import { v7 } from 'uuid';
import { CREDIT_BREAKS } from './credit-breaks.js';
import { EDIT_BREAKS } from './edit-breaks.js';
import { MONEY_BREAKS, named, order, type Break, type Scene } from './money-breaks.js';
import { SALES_BREAKS } from './sales-breaks.js';
import { STOCK_BREAKS, variant } from './stock-breaks.js';

const returned = (id: string, state: string, pieces: number) =>
  `insert into order_return (id, order_id, state, reason, handover, lines, amount_cents, created_at, updated_at)
     select '${v7()}', order_id, '${state}', 'other', 'label', jsonb_build_array(jsonb_build_object('variantId', variant_id,
       'name', name, 'quantity', ${pieces})), 1, now(), now() from order_line where order_id = '${id}'`;

const DISCOUNT = `insert into discount (id, name, kind, kind_values, scope, created_at)
  values ('${v7()}', 'Broken', 'percent', '{"percent": 10}', '{"products": [], "categories": [], "fields": []}', now())`;

/** One way to break each sentence of the integrity page, past every guard of the database. */
export const BREAKS: Readonly<Record<string, (scene: Scene) => Break>> = {
  ...MONEY_BREAKS,
  ...CREDIT_BREAKS,
  ...EDIT_BREAKS,
  ...SALES_BREAKS,
  ...STOCK_BREAKS,
  I1: ({ jacket: { variantId: id } }) =>
    variant(id, `update stock set on_hand = on_hand + 1 where variant_id = '${id}'`),
  I1b: ({ hat: { variantId: id } }) =>
    variant(id, `update stock set held = held + 1 where variant_id = '${id}'`),
  I2: ({ hat: { variantId: id } }) =>
    variant(
      id,
      'alter table stock drop constraint stock_check',
      `update stock set on_hand = 0 where variant_id = '${id}'`,
    ),
  I3: ({ paid, jacket }) =>
    variant(jacket.variantId, `delete from stock_movement where order_id = '${paid}'`),
  I3b: ({ paid }) => order(paid, `update stock_hold set state = 'released' where order_id = '${paid}'`),
  I7: ({ waiting }) =>
    named(
      '^attempt ',
      `update payment_attempt set last_error = 'provider differs: amount 1, ours 2' where order_id = '${waiting}'`,
    ),
  I7b: () =>
    named(
      '^session cs_test_strange$',
      `insert into outbox (id, topic, payload, created_at) values ('${v7()}', 'payment.books_differ',
         '{"ref": "cs_test_strange", "side": "provider"}', now())`,
    ),
  I8: () => named('^coupon TEN$', 'update coupon set used = used + 1'),
  I8b: ({ paid, waiting }) =>
    named(
      '^coupon TEN$',
      `insert into coupon_use select '${waiting}', coupon_id, account_id, amount_cents, 'reserved', now(), now()
         from coupon_use where order_id = '${paid}'`,
    ),
  I8c: ({ paid }) => order(paid, `update coupon_use set state = 'released' where order_id = '${paid}'`),
  I8d: ({ paid }) =>
    order(paid, `update coupon_use set amount_cents = amount_cents + 1 where order_id = '${paid}'`),
  I24: () =>
    named('^discount Broken$', DISCOUNT, `update discount set max_uses = 5, used = 1 where name = 'Broken'`),
  I24b: ({ paid }) =>
    order(
      paid,
      DISCOUNT,
      `insert into discount_use select '${paid}', discount.id, account_id, 1, 1, false, 'used', now(), now()
         from discount, orders where name = 'Broken' and orders.id = '${paid}'`,
    ),
  I24c: ({ paid }) =>
    order(
      paid,
      `update orders set receipt = jsonb_set(receipt, '{adjustments}', receipt->'adjustments' ||
         '[{"kind": "discount", "label": "Broken", "amount": -1, "shares": [2]}]') where id = '${paid}'`,
    ),
  I9: () =>
    named(
      '^idempotency key POST /x forgotten$',
      `insert into idempotency_key (account_id, route, key, body_hash, created_at)
         values ('${v7()}', 'POST /x', 'forgotten', '', now() - interval '2 hours')`,
    ),
  I10: ({ paid }) =>
    order(
      paid,
      `insert into order_event (id, order_id, event, from_status, to_status, actor_kind, message, created_at)
         values ('${v7()}', '${paid}', 'undo', 'processing', 'pending', 'admin', 'x', now())`,
    ),
  I10b: ({ paid }) => order(paid, `update orders set status = 'shipped' where id = '${paid}'`),
  I11: () => named('^cart line ', `update cart_line set variant_id = '${v7()}'`),
  I14: ({ paid }) =>
    order(paid, `update outbox set dedupe_key = null where dedupe_key = 'order.placed:${paid}'`),
  I14b: () =>
    named(
      '^job [0-9]+ \\(test\\.lost\\)$',
      `select graphile_worker.add_job('test.lost', run_at := now() - interval '11 minutes')`,
    ),
  I15: ({ cancelled }) =>
    order(cancelled, `update refund set amount_cents = amount_cents + 1 where order_id = '${cancelled}'`),
  I15b: ({ cancelled }) => order(cancelled, `delete from refund where order_id = '${cancelled}'`),
  I15c: ({ cancelled, jacket }) =>
    order(
      cancelled,
      `update refund set lines = '[{"variantId": "${jacket.variantId}", "quantity": 2, "shareCents": 1,
         "amountCents": 1}]' where order_id = '${cancelled}'`,
    ),
  I21: ({ paid }) => order(paid, returned(paid, 'approved', 99)),
  I21b: ({ paid }) => named('^return ', returned(paid, 'refunded', 1)),
  I26: ({ paid }) =>
    order(
      paid,
      `insert into parcel (id, order_id, number, packed_at) values ('${v7()}', '${paid}', 1, now())`,
      `insert into parcel_line select p.id, l.id, l.quantity + 1 from parcel p join order_line l on l.order_id = p.order_id
         where p.order_id = '${paid}'`,
    ),
  I26b: ({ paid }) =>
    named(
      '^parcel ',
      `insert into parcel (id, order_id, number, packed_at, sent_at) values ('${v7()}', '${paid}', 1, now(), now())`,
    ),
  I16: ({ hat }) =>
    named(
      `^product ${hat.productId}$`,
      `update product set rating_count = 1, rating_sum = 5 where id = '${hat.productId}'`,
    ),
  I17: ({ waiting }) =>
    order(
      waiting,
      `update orders set hold_expires_at = now() - interval '1 hour' where id = '${waiting}'`,
      `update payment_attempt set state = 'expired' where order_id = '${waiting}'`,
    ),
  I17b: ({ waiting }) =>
    named(
      '^attempt ',
      `update payment_attempt set created_at = now() - interval '2 days' where order_id = '${waiting}'`,
    ),
  I19: () => named('^audit event ', `update audit_event set changes = '{}' where seq = 1`),
  I18: () =>
    named(
      '^account ',
      'alter table account drop constraint account_password_hash_check',
      `update account set password_hash = 'md5'`,
    ),
  I18b: ({ waiting }) =>
    named(
      '^attempt ',
      `update payment_attempt set request = '{"note": "4242 4242 4242 4242"}' where order_id = '${waiting}'`,
    ),
};

/** Books in which nothing is ever changed. */
export const APPEND_ONLY = [
  'ledger_transaction',
  'ledger_posting',
  'stock_movement',
  'order_event',
  'audit_event',
] as const;

/** What no statement may do, whatever the code above it believes. */
export const GUARDED: Readonly<Record<string, (scene: Scene) => string>> = {
  'half a transaction of the money book': ({ paid }) =>
    `insert into ledger_posting (id, transaction_id, account, amount_cents, currency)
       select '${v7()}', id, 'provider:stripe', 1, 'USD' from ledger_transaction where order_id = '${paid}'`,
  'the same fact twice in the money book': ({ paid }) =>
    `insert into ledger_transaction select '${v7()}', order_id, tender_id, attempt_id, refund_id, type, provider,
       provider_object_id, actor_kind, actor_id, now() from ledger_transaction where order_id = '${paid}'`,
  'a second sale of one order': ({ paid }) =>
    `insert into stock_movement select '${v7()}', variant_id, delta, kind, order_id, '', null, now()
       from stock_movement where order_id = '${paid}'`,
  'to hold more than lies on the shelf': ({ hat }) =>
    `update stock set held = on_hand + 1 where variant_id = '${hat.variantId}'`,
  'less than nothing on the shelf': ({ jacket }) =>
    `update stock set on_hand = -1 where variant_id = '${jacket.variantId}'`,
  'a bundle that has pieces of its own': ({ hat, jacket }) =>
    `insert into bundle_part values ('${hat.variantId}', '${jacket.variantId}', 1)`,
  'more refunded than captured': ({ paid }) =>
    `update orders set refunded_cents = captured_cents + 1 where id = '${paid}'`,
  'a second attempt beside a live one': ({ waiting }) =>
    `insert into payment_attempt (id, tender_id, order_id, provider, idempotency_key, request, amount_cents, currency,
       state, created_at, updated_at)
       select '${v7()}', tender_id, order_id, provider, 'another', request, amount_cents, currency, 'creating', now(), now()
       from payment_attempt where order_id = '${waiting}'`,
  'a coupon used more often than it may': () => 'update coupon set used = max_uses + 1',
};
