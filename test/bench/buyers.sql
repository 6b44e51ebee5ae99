-- :count more accounts behind those of catalogue.sql, each with one thing in the cart: who buys in a crowd buys once.
insert into account (id, email, email_key, name, phone, password_hash, role, created_at, updated_at)
select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'bench' || n || '@example.com',
  'bench' || n || '@example.com', 'Bench ' || n, '', '$argon2id$v=19$bench', 'customer', now(), now()
from generate_series(16385, 16384 + :count) n;

insert into session (id, account_id, remember, created_at, last_seen_at, expires_at)
select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid,
  ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, true, now(), now(), now() + interval '30 days'
from generate_series(16385, 16384 + :count) n;

insert into cart_line (id, account_id, variant_id, quantity, created_at)
select ('00000000-0004-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
  ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
  ('00000000-0002-7000-8000-' || lpad(to_hex((n * 7919::bigint) % (select count(*) from product) + 1), 12, '0'))::uuid, 1, now()
from generate_series(16385, 16384 + :count) n;
analyze;
