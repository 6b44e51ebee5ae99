-- :count orders by :count / 5 new customers over the last two years, of the goods that the shop has: paid, under way,
-- delivered, unpaid, cancelled and refunded, with their names, lines, payments, ledger, stock, history and invoices. They keep
-- the invariants of `npm run integrity`.
-- what is written is right by itself: the checks of every single row would take minutes; needs a superuser
set local session_replication_role = replica;

create temp table good as
select row_number() over (order by v.id) - 1 as n, v.id as variant_id, v.product_id, v.sku, v.options, v.price_cents, p.name,
  p.description
from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
where p.status = 'active' and v.archived_at is null and (s.on_hand is null or s.on_hand - s.held > 100000);
create unique index on good (n);

create temp table buyer as
select n, uuidv7() as id,
  (array['Amina', 'Brian', 'Chloé', 'David', 'Esther', 'Farouk', 'Grace', 'Hana', 'Isaac', 'Joy', 'Kato', 'Lena', 'Moses'])[1 + n % 13]
  || ' ' || (array['Okello', 'Namara', 'Ssali', 'Auma', 'Kintu', 'Weber', 'Núñez', 'Otieno', 'Achieng', 'Mbabazi', 'Silva'])[1 + n % 11]
  || ' ' || n as name,
  'buyer' || n || '.' || substr(md5(n::text), 1, 4) || '@shoppers.example' as email, '+25670' || lpad(n::text, 7, '0') as phone
from generate_series(1, greatest(:count / 5, 1)) n;
insert into account (id, email, email_key, name, phone, password_hash, role, created_at, updated_at)
select id, email, email, name, phone, '$argon2id$v=19$bench', 'customer', now() - make_interval(days => 740, mins => n), now()
from buyer on conflict do nothing;
update buyer set id = a.id from account a where a.email_key = buyer.email and a.id <> buyer.id;

create temp table plan as
select o.n, b.id as account_id, b.name, b.email, b.phone, o.at,
  (lpad(to_hex((extract(epoch from o.at) * 1000)::bigint), 12, '0') || '7' || substr(md5(o.n::text), 1, 3) || '8'
    || substr(md5(o.n::text), 4, 7) || lpad(to_hex((o.n * 2654435761) % 4294967296), 8, '0'))::uuid as id,
  (array['pending', 'cancelled', 'cancelled', 'refunded', 'processing', 'processing', 'shipped', 'delivered', 'delivered',
    'delivered', 'delivered', 'delivered', 'delivered', 'delivered'])[1 + o.n % 14] as fate,
  (array['card', 'card', 'mobile'])[1 + o.n % 3] as method, 1 + o.n % 3 as line_count
from (select n, now() - make_interval(secs => n * 63072000.0 / :count) as at from generate_series(1, :count) n) o
join buyer b on b.n = 1 + (o.n * 7919::bigint) % greatest(:count / 5, 1);
update plan set method = 'cash' where fate = 'pending';

create temp table line as
select p.id as order_id, p.fate, k as position, g.*, 1 + (p.n + k) % 2 as quantity
from plan p cross join lateral generate_series(0, p.line_count - 1) k
join good g on g.n = (p.n * 31::bigint + k * 17) % (select count(*) from good);
create index on line (order_id);

create temp table bill as
select p.*, l.total, l.receipt, case when fate in ('pending', 'cancelled') then 0 else l.total end as captured,
  case when fate = 'refunded' then l.total else 0 end as refunded,
  case when fate = 'refunded' then 'cancelled' else fate end as status,
  case when method = 'card' then 'stripe' when method = 'mobile' then 'momo' else 'cash' end as provider,
  uuidv7() as tender_id, uuidv7() as attempt_id, uuidv7() as capture_id,
  uuidv7() as refund_id, uuidv7() as return_id
from plan p join (
  select order_id, sum(price_cents * quantity)::bigint as total, jsonb_agg(jsonb_build_object('variantId', variant_id, 'name', name,
    'quantity', quantity, 'listPrice', price_cents, 'unitPrice', price_cents, 'saleSaving', 0, 'couponShare', 0,
    'total', price_cents * quantity) order by position) as receipt
  from line group by 1) l on l.order_id = p.id;
analyze plan, line, bill;

insert into orders (id, account_id, status, payment_method, payment_status, payment_detail, currency, subtotal_cents, total_cents,
  captured_cents, refunded_cents, contact_email, contact_phone, customer_name, shipping_address, receipt, carrier,
  tracking_number, cancel_reason, hold_expires_at, created_at, updated_at)
select id, account_id, status, method,
  case when refunded > 0 then 'refunded' when captured > 0 then 'paid' else 'pending' end,
  case when refunded > 0 then 'refunded' when captured > 0 then 'paid' else 'unpaid' end, 'USD',
  total, total, captured, refunded, email, phone, name,
  '{"firstName":"B","lastName":"Ench","street":"1 Road","city":"Kampala","state":"Central","zipCode":"1","country":"UG"}',
  jsonb_build_object('lines', receipt, 'subtotal', total, 'adjustments', '[]'::jsonb,
    'total', total, 'currency', 'USD'),
  case when status in ('shipped', 'delivered') then 'Boda Express' end,
  case when status in ('shipped', 'delivered') then 'BX-' || lpad(n::text, 8, '0') end,
  case when status = 'cancelled' then 'bench' end,
  case when status = 'pending' then now() + interval '48 hours' end, at, at
from bill;
insert into order_line (id, order_id, position, product_id, variant_id, sku, name, options, description, quantity,
  list_price_cents, unit_price_cents, total_cents)
select uuidv7(), order_id, position, product_id, variant_id, sku, name, options, description, quantity, price_cents,
  price_cents, price_cents * quantity
from line;

insert into order_event (id, order_id, event, from_status, to_status, actor_kind, message, created_at)
select uuidv7(), b.id, e.event, e.was, e.becomes, e.actor, e.message, b.at + e.later
from bill b join (values
  ('placed', null, 'pending', 'customer', 'Order placed', interval '0', '{pending,processing,shipped,delivered,cancelled,refunded}'),
  ('pay', 'pending', 'processing', 'provider', 'Payment received', interval '1 minute', '{processing,shipped,delivered,refunded}'),
  ('ship', 'processing', 'shipped', 'staff', 'Order shipped', interval '2 minutes', '{shipped,delivered}'),
  ('deliver', 'shipped', 'delivered', 'staff', 'Order delivered', interval '3 minutes', '{delivered}'),
  ('expire', 'pending', 'cancelled', 'system', 'Order expired', interval '1 minute', '{cancelled}'),
  ('cancel', 'processing', 'cancelled', 'customer', 'Order cancelled', interval '2 minutes', '{refunded}')
) e (event, was, becomes, actor, message, later, fates) on b.fate = any (e.fates::text[]);

insert into tender (id, order_id, position, method, obligation, amount_cents, currency, state, created_at, updated_at)
select tender_id, id, 0, method, 'now', total, 'USD',
  case when refunded > 0 then 'refunded' when captured > 0 then 'paid' else 'cancelled' end, at, at
from bill where method <> 'cash'
union all
select uuidv7(), id, position, 'cash', obligation, case when position = 0 then deposit else total - deposit end, 'USD',
  'pending', at, at
from (select *, (total * 40 + 50) / 100 as deposit from bill where method = 'cash') b,
  (values (0, 'now'), (1, 'on-delivery')) d (position, obligation);
insert into payment_attempt (id, tender_id, order_id, provider, provider_ref, provider_intent, idempotency_key, request,
  amount_cents, currency, state, created_at, updated_at)
select attempt_id, tender_id, id, provider, 'bench_ref_' || attempt_id, 'bench_' || attempt_id, 'attempt:' || attempt_id, '{}',
  total, 'USD', case when captured > 0 then 'succeeded' else 'expired' end, at, at
from bill where method <> 'cash';
insert into refund (id, order_id, tender_id, attempt_id, amount_cents, currency, reason, status, provider_ref,
  idempotency_key, actor_kind, created_at, updated_at)
select refund_id, id, tender_id, attempt_id, refunded, 'USD', 'order_cancelled', 'succeeded', 'bench_' || refund_id,
  'refund:' || refund_id, 'customer', at, at
from bill where refunded > 0;

insert into ledger_transaction (id, order_id, tender_id, attempt_id, refund_id, type, provider, provider_object_id,
  actor_kind, occurred_at)
select capture_id, id, tender_id, attempt_id, null, 'capture', provider, 'bench_' || attempt_id, 'provider', at
from bill where captured > 0
union all
select return_id, id, tender_id, attempt_id, refund_id, 'refund', provider, 'bench_' || refund_id, 'provider', at
from bill where refunded > 0;
insert into ledger_posting (id, transaction_id, account, amount_cents, currency)
select uuidv7(), capture_id, side.account, side.cents, 'USD'
from bill, lateral (values ('provider:' || provider, captured), ('orders:received', -captured)) side (account, cents)
where captured > 0
union all
select uuidv7(), return_id, side.account, side.cents, 'USD'
from bill, lateral (values ('provider:' || provider, -refunded), ('orders:refunded', refunded)) side (account, cents)
where refunded > 0;

insert into stock_hold (order_id, variant_id, quantity, state, expires_at, created_at, updated_at)
select l.order_id, l.variant_id, sum(l.quantity), case b.fate when 'pending' then 'held' when 'cancelled' then 'released'
  when 'refunded' then 'returned' else 'committed' end, b.at + interval '48 hours', b.at, b.at
from line l join bill b on b.id = l.order_id group by l.order_id, l.variant_id, b.fate, b.at;
insert into stock_movement (id, variant_id, delta, kind, order_id, created_at)
select uuidv7(), h.variant_id, sign * h.quantity, kind, h.order_id, h.created_at
from stock_hold h join bill b on b.id = h.order_id
join (values ('sale', -1, '{committed,returned}'), ('sale_return', 1, '{returned}')) k (kind, sign, states)
  on h.state = any (k.states::text[]);
update stock s set on_hand = s.on_hand - t.sold, held = s.held + t.held
from (select variant_id, coalesce(sum(quantity) filter (where state = 'committed'), 0) as sold,
    coalesce(sum(quantity) filter (where state = 'held'), 0) as held
  from stock_hold h join bill b on b.id = h.order_id group by 1) t
where t.variant_id = s.variant_id;

insert into invoice (id, number, order_id, issued_at)
select uuidv7(), (select last from invoice_counter) + row_number() over (order by at, id), id, at
from bill where captured > 0;
update invoice_counter set last = coalesce((select max(number) from invoice), 0);
insert into idempotency_key (account_id, route, key, body_hash, status, response, created_at)
select account_id, 'purchase', encode(sha256(('key:' || id)::bytea), 'hex'), encode(sha256(id::text::bytea), 'hex'), 200,
  jsonb_build_object('orderId', id), at
from bill;
insert into sales_change (order_id) select id from plan;
drop table good, buyer, plan, line, bill;
analyze;
