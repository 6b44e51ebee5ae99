-- The first :count accounts, who add to carts and buy full ones, have bought before: the orders of `orders.sql`, in turns.
-- And guests may buy.
update orders o set account_id = ('00000000-0000-7000-8000-' || lpad(to_hex(1 + mine.n % :count), 12, '0'))::uuid
from (select id, row_number() over (order by id) as n from orders) mine where mine.id = o.id;
insert into setting (key, value, updated_at) values ('shop', '{"guestsAllowed": true}', now())
on conflict (key) do update set value = setting.value || excluded.value;
