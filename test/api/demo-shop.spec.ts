import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { readReceipt, storedReceipt, type StoredReceipt } from '../../api/src/kernel/stored-receipt.js';
import { replay } from '../../api/src/kernel/receipt.js';
import { mustBeSound, runJob } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

/** Each statement names rows that break a rule of the books; none may. */
const RULES: Readonly<Record<string, string>> = {
  'stock is what was there at first and every movement since': `select s.variant_id from stock s
     left join (select variant_id, sum(delta) as moved from stock_movement group by 1) m using (variant_id)
     where s.on_hand is not null and s.on_hand <> s.initial + coalesce(m.moved, 0)`,
  'held stock is what waiting orders hold': `select s.variant_id from stock s
     left join (select variant_id, sum(quantity) as held from stock_hold where state = 'held' group by 1) h
     using (variant_id) where s.held <> coalesce(h.held, 0)`,
  'an order costs what its lines cost': `select o.id from orders o join order_line l on l.order_id = o.id
     group by o.id having o.total_cents <> sum(l.total_cents)`,
  'payments add up to the order': `select o.id from orders o join tender p on p.order_id = o.id
     group by o.id having o.total_cents <> sum(p.amount_cents)`,
  'what an order captured and returned is what the book says': `select o.id from orders o
     left join ledger_transaction t on t.order_id = o.id
     left join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
     group by o.id having o.captured_cents - o.refunded_cents <> coalesce(sum(p.amount_cents), 0)`,
  'a coupon was used as often as it says': `select c.id from coupon c left join coupon_use u
     on u.coupon_id = c.id and u.state <> 'released' group by c.id having c.used <> count(u.order_id)`,
  'stars are the mean of the published reviews': `select p.id from product p
     left join review r on r.product_id = p.id and r.status = 'published' group by p.id
     having p.rating_count <> count(r.id) or p.rating_sum <> coalesce(sum(r.rating), 0)`,
  'nothing happened in the future or before it was possible': `select e.id from order_event e
     join orders o on o.id = e.order_id where e.created_at > now() or e.created_at < o.created_at
     union all select r.id from review r where r.created_at > now()`,
  'nobody orders, writes or saves before they joined': `select o.id from orders o join account a on a.id = o.account_id
     where o.created_at < a.created_at or a.last_seen_at < o.created_at
     union all select r.id from review r join account a on a.id = r.account_id where r.created_at < a.created_at
     union all select f.product_id from favorite f join account a on a.id = f.account_id where f.created_at < a.created_at`,
  'the last price of a variant is its price': `select v.id from variant v where v.price_cents is distinct from (
     select price_cents from price_change p where p.variant_id = v.id order by changed_at desc, id desc limit 1)
     or exists (select from price_change p join product on product.id = v.product_id
       where p.variant_id = v.id and (p.changed_at < product.created_at or p.changed_at > now()))`,
  'the audit log has every parcel and every cash payment that staff handled': `select o.id from orders o
     join order_event e on e.order_id = o.id and e.actor_kind = 'staff' and e.event in ('ship', 'scan', 'deliver')
     where not exists (select from audit_event a where a.entity_id = o.id::text
       and a.action = 'order.' || e.event and a.actor_id = e.actor_id)
     union all select o.id from orders o join tender p on p.order_id = o.id
     where o.payment_method = 'cash' and p.state = 'paid' and not exists (select from audit_event a
       where a.entity_id = o.id::text and a.action = 'order.record-' || case p.obligation when 'now' then 'deposit' else 'balance' end)`,
  'the audit log tells of what there is, by somebody who was there': `select a.id from audit_event a
     left join account who on who.id = a.actor_id
     where who.id is null or a.created_at < who.created_at or a.created_at > now()
       or a.entity_id not in (select id::text from orders union all select id::text from product
         union all select id::text from coupon union all select id::text from review union all select id::text from account)`,
  'each reader who confirmed got a coupon': `select s.id from newsletter_subscriber s
     where (s.confirmed_at is not null) <> exists (select from coupon c
       where c.code like 'WELCOME-%' and c.created_at = s.confirmed_at)
       or s.created_at > now() or s.confirmed_at > now() or s.unsubscribed_at > now()`,
  'invoices have no gaps': `select number from invoice i
     where number > 1 and not exists (select from invoice b where b.number = i.number - 1)`,
};

describe('the demo shop', () => {
  const shop = useShop({ demo: true });
  const demoShopper = () => shop.login('shopper@example.com', 'duka-shopper-demo');

  it.each(Object.entries(RULES))('keeps its books: %s', async (_rule, statement) => {
    expect(await shop.sql(statement)).toEqual([]);
  });

  it('replays the receipt of each of its orders to the same cents', async () => {
    const rows = await shop.sql<{ receipt: StoredReceipt }>('select receipt from orders');
    expect(rows).toHaveLength(300);
    for (const { receipt } of rows) expect(storedReceipt(replay(readReceipt(receipt)))).toEqual(receipt);
  });

  it('breaks no sentence of the integrity page, also after a night', async () => {
    await runJob(shop, 'checkout.compare-books');
    expect(await shop.sql(`select payload from outbox where topic = 'payment.books_differ'`)).toEqual([]);
    await mustBeSound(shop);
  });

  it('has three hundred orders in every state, six hundred reviews and forty shoppers', async () => {
    const [row] = await shop.sql<Json>(`select
      (select count(*)::int from orders) as orders,
      (select count(distinct status)::int from orders) as states,
      (select count(distinct payment_status)::int from orders) as payments,
      (select count(*)::int from review) as reviews,
      (select count(*)::int from account where role = 'customer' and email <> 'shopper@example.com') as shoppers`);
    expect(row).toEqual({ orders: 300, states: 5, payments: 4, reviews: 600, shoppers: 40 });
  });

  it('has newcomers in every month, readers in every state, reviews of every kind and a used panel', async () => {
    const [row] = await shop.sql<Json>(`select
      (select count(distinct width_bucket(extract(epoch from now() - created_at) / 86400, 0, 90, 3))::int from account
        where role = 'customer' and created_at > now() - interval '90 days') as months,
      (select count(distinct (confirmed_at is null, unsubscribed_at is null))::int from newsletter_subscriber) as readers,
      (select count(distinct status)::int from review) as reviews,
      (select count(*)::int from order_return where state = 'requested') as returns,
      (select count(distinct entity)::int from audit_event) as audited`);
    expect(row).toEqual({ months: 3, readers: 3, reviews: 3, returns: 2, audited: 5 });
  });

  it('gives the demo shopper something in every tab of the profile', async () => {
    const shopper = await demoShopper();
    for (const status of ['pending', 'processing', 'delivered', 'shipped', 'cancelled']) {
      const { body } = await shopper.get('/orders/all', { query: { status }, expect: 200 });
      expect(body.data.length).toBeGreaterThan(0);
    }
  });

  it('gives the demo shopper four usable coupons', async () => {
    const shopper = await demoShopper();
    expect((await shopper.get('/users/me/coupons', { expect: 200 })).body.data).toHaveLength(4);
  });

  it('lets its administrator and its staff in', async () => {
    await shop.login('admin@example.com', 'duka-admin-demo');
    await shop.login('staff@example.com', 'duka-staff-demo');
  });

  it('S01 has a hash of its own for every account', async () => {
    const hashes = await shop.sql<{ hash: string }>('select password_hash as hash from account');
    expect(hashes.every(({ hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/.test(hash))).toBe(true);
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(hashes.length);
  });
});
