-- The first :count accounts, who add to carts and buy full ones, have bought before: 5,000 of the orders of `orders.sql`, in turns.
update orders o set account_id = ('00000000-0000-7000-8000-' || lpad(to_hex(1 + mine.n % :count), 12, '0'))::uuid
from (select id, row_number() over (order by id) as n from orders limit 5000) mine where mine.id = o.id;
