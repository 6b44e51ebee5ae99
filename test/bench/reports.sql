-- :count orders of the last two years with what reports count, for `reports.ts`: lines, invoices with taxes at three rates in four
-- countries, discounts, groups of customers, refunds of some and returns. What no report reads (tenders, payments, stock, history) is
-- left out and indexes are made at the end. Deterministic.
set session_replication_role = replica;
set maintenance_work_mem = '256MB';
create table later_index as select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename in ('orders', 'order_line', 'invoice', 'order_group', 'discount_use', 'sales_change',
    'order_return', 'ledger_transaction', 'ledger_posting')
    and indexname not in (select conname from pg_constraint where conname = indexname);
do $$ declare one record; begin
  for one in select * from later_index loop execute format('drop index %I', one.name); end loop; end $$;

update product p set fields = fields || jsonb_build_object('brand', 'Brand ' || n % 200, 'material', 'Material ' || n % 12)
from (select id, row_number() over (order by id) as n from product) g where g.id = p.id;
insert into customer_group (id, name, rule, version, created_at)
select ('00000000-0007-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Group ' || n, null, 1, now() from generate_series(1, 10) n;
insert into discount (id, name, kind, kind_values, scope, is_active, version, created_at)
select ('00000000-0008-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Rule ' || n, 'percent', '{"percent": 10}', '{}', false, 1, now()
from generate_series(1, 20) n;

create temp table good as
select row_number() over (order by v.id) - 1 as n, v.id as variant_id, v.product_id, v.sku, v.price_cents, p.name
from variant v join product p on p.id = v.product_id;
create unique index on good (n);
create temp table bill as
select p.*, l.total, (array[18000, 10000, 5000])[1 + p.n % 3] as thousandths,
  (array['pending', 'cancelled', 'processing', 'shipped'])[p.n % 25] as waits,
  case when p.n % 12 = 5 then l.total when p.n % 12 = 9 then l.total / 3 else 0 end as refunded
from (select n, now() - make_interval(secs => n * 63072000.0 / :count) as at, 1 + n % 3 as lines,
    ('00000000-0006-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, (select count(*) from good) as goods
  from generate_series(1, :count) n) p
cross join lateral (select sum(g.price_cents * (1 + (p.n + k) % 2))::bigint as total
  from generate_series(0, p.lines - 1) k join good g on g.n = (p.n * 31::bigint + k * 17) % p.goods) l;
analyze bill;

insert into orders (id, account_id, status, payment_method, payment_status, payment_detail, currency, subtotal_cents, total_cents,
  captured_cents, refunded_cents, contact_email, customer_name, shipping_address, coupon_code, receipt, created_at, updated_at)
select id, ('00000000-0005-7000-8000-' || lpad(to_hex(n % 1000), 12, '0'))::uuid, coalesce(waits, 'delivered'), (array['card', 'mobile'])[1 + n % 2],
  case when paid > 0 then 'paid' else 'pending' end, case when paid > 0 then 'paid' else 'unpaid' end, 'USD', total, total, paid, back,
  'buyer@shoppers.example', 'Buyer',
  jsonb_build_object('country', (array['UG', 'KE', 'RW', 'DE'])[1 + n % 4]), case when n % 50 = 0 then 'CODE' || n % 20 end,
  jsonb_build_object('lines', '[]'::jsonb, 'subtotal', total, 'adjustments', '[]'::jsonb, 'total', total, 'currency', 'USD', 'taxes',
    jsonb_build_array(jsonb_build_object('name', 'VAT', 'thousandths', thousandths, 'gross', total,
      'tax', total * thousandths / (100000 + thousandths), 'net', total - total * thousandths / (100000 + thousandths)))), at, at
from bill cross join lateral (select case when waits in ('pending', 'cancelled') then 0 else total end as paid) p
cross join lateral (select least(paid, refunded) as back) b;
insert into order_line (id, order_id, position, product_id, variant_id, sku, name, options, description, quantity,
  list_price_cents, unit_price_cents, total_cents)
select uuidv7(), b.id, k, g.product_id, g.variant_id, g.sku, g.name, '{}', '', 1 + (b.n + k) % 2, g.price_cents, g.price_cents,
  g.price_cents * (1 + (b.n + k) % 2)
from bill b cross join lateral generate_series(0, b.lines - 1) k join good g on g.n = (b.n * 31::bigint + k * 17) % b.goods;
insert into invoice (id, number, order_id, issued_at) select uuidv7(), n, id, at from bill
where waits is null or waits not in ('pending', 'cancelled');
create temp table back as
select uuidv7() as refund_id, id, n, refunded, least(at + interval '9 days', now()) as at
from bill where refunded > 0 and (waits is null or waits not in ('pending', 'cancelled'));
insert into ledger_transaction (id, order_id, refund_id, type, provider, provider_object_id, actor_kind, occurred_at)
select refund_id, id, refund_id, 'refund', 'stripe', 'bench_' || n, 'staff', at from back;
insert into ledger_posting (id, transaction_id, account, amount_cents, currency)
select uuidv7(), refund_id, side.account, side.cents, 'USD'
from back cross join lateral (values ('provider:stripe', -refunded), ('orders:refunded', refunded)) side (account, cents);
insert into order_return (id, order_id, state, reason, handover, lines, amount_cents, created_at, updated_at)
select uuidv7(), id, 'refunded', (array['does_not_fit', 'damaged', 'changed_mind', 'other'])[1 + n % 4], 'drop_off',
  jsonb_build_array(jsonb_build_object('variantId', id, 'name', 'Thing', 'options', '{}'::jsonb, 'quantity', 1 + n % 2,
    'received', 1 + n % 2, 'restock', true)), refunded, at, at from back;
insert into order_group (order_id, group_id, name)
select id, ('00000000-0007-7000-8000-' || lpad((1 + n % 10 + k)::text, 12, '0'))::uuid, 'Group ' || 1 + n % 10 + k
from bill cross join generate_series(0, 1) k where n % 3 = 0 and 1 + n % 10 + k <= 10;
insert into discount_use (order_id, discount_id, account_id, amount_cents, own_cents, is_counted, state, created_at, updated_at)
select id, ('00000000-0008-7000-8000-' || lpad((1 + n % 20)::text, 12, '0'))::uuid, '00000000-0005-7000-8000-000000000001', 100, 100, false, 'used', at, at
from bill where n % 4 = 0;
drop table good, bill, back;
-- those of searches take longest, and no report reads them
delete from later_index where definition like '%gin%';
do $$ declare one record; begin
  for one in select * from later_index loop execute one.definition; end loop; end $$;
drop table later_index;
set session_replication_role = default;
analyze;
