-- :count products as a large shop has them, for `million.ts`: 200 categories in 20 departments, eight declared fields that are
-- filters, one to four variants, prices, ratings, sales and stock. Few values are frequent and many are rare. Deterministic. Triggers
-- are off and indexes are made at the end, or a million takes an hour.
set session_replication_role = replica;
set maintenance_work_mem = '512MB';
create table later_index as select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename in ('product', 'product_category', 'variant') and indexname not in
    (select conname from pg_constraint where conname = indexname);
do $$ declare one record; begin
  for one in select * from later_index loop execute format('drop index %I', one.name); end loop; end $$;

-- between 0 and 1, the same for each number and seed
create function pg_temp.chance(n bigint, seed bigint) returns float8 language sql immutable parallel safe
  as $$ select (hashint8extended(n, seed) & 1048575) / 1048576.0 $$;
-- below `most`; the larger the skew, the more the first are met
create function pg_temp.one_of(most int, skew float8, n bigint, seed bigint) returns int language sql immutable parallel safe
  as $$ select floor(most * power((hashint8extended(n, seed) & 1048575) / 1048576.0, skew))::int $$;

insert into product_field (id, name, label, kind, choices, is_shown, is_filterable, created_at)
select ('00000000-0009-7000-8000-' || lpad(place::text, 12, '0'))::uuid, name, initcap(name), kind, choices::jsonb, true, true, now()
from (values (1, 'tone', 'choice', '["Black","White","Grey","Blue","Red","Green","Brown","Pink","Yellow","Gold"]'),
  (2, 'energy', 'choice', '["A","B","C","D","E","F","G"]'), (3, 'season', 'choice', '["Summer","Winter","Spring","Autumn"]'),
  (4, 'warranty', 'number', '[]'), (5, 'washable', 'flag', '[]')) f(place, name, kind, choices);

create temp table made as
select n, ('00000000-0001-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, pg_temp.one_of(200, 2, n, 1) as leaf,
  (100 + 99900 * power(pg_temp.chance(n, 2), 3))::bigint as price, pg_temp.one_of(4, 1.5, n, 3) + 1 as variants,
  pg_temp.chance(n, 4) < 0.1 as differs, pg_temp.one_of(400, 2.5, n, 5) as brand, pg_temp.chance(n, 6) as rated,
  case when pg_temp.chance(n, 6) < 0.6 then pg_temp.one_of(400, 4, n, 7) + 1 else 0 end as ratings
from generate_series(1, :count) n;

insert into product (id, name, description, category, also_in, price_cents, max_price_cents, discount_percent, is_featured, options,
  fields, rating_count, rating_sum, sold_count, shelf_rank, created_at, updated_at)
select id, (array['Linen', 'Oak', 'Copper', 'Velvet', 'Granite', 'Amber', 'Cedar', 'Indigo'])[1 + pg_temp.one_of(8, 1, n, 8)] || ' ' ||
    (array['Lamp', 'Jacket', 'Kettle', 'Sneaker', 'Backpack', 'Watch', 'Chair', 'Speaker', 'Scarf'])[1 + leaf % 9] || ' of series ' || leaf,
  'A dependable everyday piece, made to be used for years.', 'Shelf ' || leaf, 'Department ' || leaf / 10, price,
  case when differs and variants > 1 then price + 500 * (variants - 1) else price end,
  case when pg_temp.chance(n, 9) < 0.2 then 20 else 0 end, n % 500 = 0,
  jsonb_build_array(jsonb_build_object('name', case leaf % 2 when 0 then 'Size' else 'Colour' end, 'values', jsonb_build_array(
    jsonb_build_object('value', case leaf % 2 when 0 then 'S' else 'Black' end, 'swatch', null)))),
  jsonb_strip_nulls(jsonb_build_object('brand', 'Brand ' || brand,
    'material', case when pg_temp.chance(n, 10) < 0.8 then 'Material ' || pg_temp.one_of(30, 2, n, 11) end,
    'countryOfOrigin', (array['CN', 'DE', 'IT', 'PT', 'TR', 'IN', 'KE', 'RW', 'US', 'JP', 'FR', 'ES', 'PL', 'VN', 'MX'])[1 + pg_temp.one_of(15, 2, n, 12)],
    'tone', (array['Black', 'White', 'Grey', 'Blue', 'Red', 'Green', 'Brown', 'Pink', 'Yellow', 'Gold'])[1 + pg_temp.one_of(10, 1.5, n, 13)],
    'energy', case when leaf % 5 = 0 then (array['A', 'B', 'C', 'D', 'E', 'F', 'G'])[1 + pg_temp.one_of(7, 1.2, n, 14)] end,
    'season', case when leaf % 3 = 0 then (array['Summer', 'Winter', 'Spring', 'Autumn'])[1 + pg_temp.one_of(4, 1, n, 15)] end,
    'warranty', pg_temp.one_of(6, 2, n, 16), 'washable', case when pg_temp.chance(n, 17) < 0.4 then leaf % 2 = 0 end)),
  ratings, (ratings * (2.5 + 2.5 * pg_temp.chance(n, 18)))::int, pg_temp.one_of(3000, 6, n, 19),
  row_number() over (partition by leaf order by n), now() - make_interval(mins => n), now() - make_interval(mins => n)
from made order by n;

insert into product_category (product_id, category_key, category, is_primary)
select id, 'shelf ' || leaf, 'Shelf ' || leaf, true from made
union all select id, 'department ' || leaf / 10, 'Department ' || leaf / 10, false from made
union all select id, 'gifts', 'Gifts', false from made where pg_temp.chance(n, 20) < 0.1;

insert into variant (id, product_id, sku, options, price_cents, position)
select ('00000000-000' || (2 + v) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, id, 'M-' || n || '-' || v,
  case leaf % 2 when 0 then jsonb_build_object('Size', (array['S', 'M', 'L', 'XL'])[1 + v])
    else jsonb_build_object('Colour', (array['Black', 'White', 'Red', 'Blue'])[1 + v]) end,
  case when differs then price + 500 * v else price end, v
from made, generate_series(0, variants - 1) v order by n, v;

insert into stock (variant_id, initial, on_hand)
select id, coalesce(stock, 0), stock from (select id, case when chance < 0.05 then null when chance < 0.2 then 0 else 25 end as stock
  from (select id, pg_temp.chance(('x' || right(id::text, 12))::bit(48)::bigint, position) as chance from variant) v) v;

do $$ declare one record; begin
  for one in select * from later_index loop execute one.definition; end loop; end $$;
drop table later_index;
drop table made;
set session_replication_role = default
