-- Products for the benchmark: :count of them, each with two variants, stock and no picture; 8,192 accounts, each from
-- the 65th on with one thing in the cart; and as many guests behind them. The first is an administrator. Deterministic.
insert into account (id, email, email_key, name, phone, password_hash, role, created_at, updated_at)
select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'bench' || n || '@example.com',
  'bench' || n || '@example.com', 'Bench ' || n, '', '$argon2id$v=19$bench', case n when 1 then 'admin' else 'customer' end, now(), now()
from generate_series(1, 8192) n;
insert into account (id, email, email_key, name, phone, password_hash, role, created_at, updated_at)
select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '', 'guest:' || n, 'Guest', '', '$argon2id$v=19$bench', 'guest',
  now(), now()
from generate_series(8193, 16384) n;
insert into setting (key, value, updated_at) values ('shop', '{"guestsAllowed": true}', now());

insert into session (id, account_id, remember, created_at, last_seen_at, expires_at)
select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid,
  ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, true, now(), now(), now() + interval '30 days'
from generate_series(1, 16384) n;

insert into product (id, name, description, category, price_cents, max_price_cents, discount_percent, is_featured,
  options, created_at, updated_at)
select ('00000000-0001-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
  (array['Linen', 'Oak', 'Copper', 'Velvet', 'Granite', 'Amber', 'Cedar', 'Indigo'])[1 + n % 8] || ' ' ||
  (array['Lamp', 'Jacket', 'Kettle', 'Sneaker', 'Backpack', 'Watch', 'Chair', 'Speaker', 'Scarf'])[1 + n % 9] || ' ' || n,
  'A dependable everyday piece, number ' || n || ', made to be used for years.',
  (array['Fashion', 'Home', 'Electronics', 'Sports', 'Toys & Games', 'beauty', 'shoes', 'bags', 'Gaming', 'Gifts'])[1 + n % 10],
  500 + (n * 7919::bigint) % 50000, 500 + (n * 7919::bigint) % 50000, case when n % 5 = 0 then 20 else 0 end, n % 50 = 0,
  '[{"name":"Size","values":[{"value":"S","swatch":null},{"value":"M","swatch":null}]}]'::jsonb,
  now() - make_interval(mins => n), now()
from generate_series(1, :count) n;

insert into product_category (product_id, category_key, category, is_primary)
select id, lower(category), category, true from product;

insert into variant (id, product_id, sku, options, price_cents, position)
select ('00000000-000' || (2 + v) || '-7000-8000-' || right(p.id::text, 12))::uuid, p.id,
  'BENCH-' || right(p.id::text, 12) || '-' || v, jsonb_build_object('Size', (array['S', 'M'])[1 + v]), p.price_cents, v
from product p, generate_series(0, 1) v;

insert into stock (variant_id, initial, on_hand) select id, 10000000, 10000000 from variant;
insert into cart_line (id, account_id, variant_id, quantity, created_at)
select ('00000000-0004-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
  ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
  ('00000000-0002-7000-8000-' || lpad(to_hex((n * 7919::bigint) % :count + 1), 12, '0'))::uuid, 1, now()
from generate_series(65, 16384) n;
analyze;
