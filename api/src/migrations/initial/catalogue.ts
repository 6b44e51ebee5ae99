/** Pictures, categories, products and their variants. A product keeps what it is found by; its words are learned as they are written. */
export const CATALOGUE = [
  `create function option_words(options jsonb) returns text language sql immutable parallel safe
     as $$ select coalesce(string_agg(concat_ws(' ', o ->> 'name',
         (select string_agg(v ->> 'value', ' ') from jsonb_array_elements(o -> 'values') v)), ' '), '')
       from jsonb_array_elements(options) o $$`,
  `create function product_search(name text, category text, options jsonb, description text) returns tsvector
     language sql immutable parallel safe
     as $$ select
       setweight(to_tsvector('simple', public.search_text(name) || ' ' || public.search_pieces(name)) ||
     to_tsvector('english', public.search_text(name) || ' ' || public.search_pieces(name)), 'A') || setweight(to_tsvector('simple', public.search_text(category) || ' ' || public.search_pieces(category)) ||
     to_tsvector('english', public.search_text(category) || ' ' || public.search_pieces(category)), 'B') ||
       setweight(to_tsvector('simple', public.search_text(public.option_words(options)) || ' ' || public.search_pieces(public.option_words(options))) ||
     to_tsvector('english', public.search_text(public.option_words(options)) || ' ' || public.search_pieces(public.option_words(options))), 'C') || setweight(to_tsvector('simple', public.search_text(description) || ' ' || public.search_pieces(description)) ||
     to_tsvector('english', public.search_text(description) || ' ' || public.search_pieces(description)), 'D') $$`,
  `create function article_key(text) returns text language sql immutable strict parallel safe
     as $$ select pg_catalog.regexp_replace(public.fold($1), '[^[:alnum:]]+', '', 'g') $$`,
  `create function spelling_key(text) returns text language sql immutable strict parallel safe
     as $$ select pg_catalog.lower(pg_catalog.btrim(
       pg_catalog.regexp_replace(pg_catalog.normalize($1, 'NFKC'), '[[:space:]]+', ' ', 'g'))) $$`,
  `create function option_keys(jsonb) returns jsonb language sql immutable strict parallel safe
     as $$ select coalesce(pg_catalog.jsonb_object_agg(public.spelling_key(key), public.spelling_key(value)), '{}')
       from pg_catalog.jsonb_each_text($1) $$`,
  `create function take_shelf_place() returns trigger language plpgsql
     as $$
   begin
     select coalesce(max(shelf_rank) + 1, 0) into new.shelf_rank from product where category = new.category;
     return new;
   end $$`,
  `create function learn_product_words() returns trigger language plpgsql
     as $$
   begin
     perform learn_words((select array_agg(search) from fresh));
     insert into search_thing
       select distinct thing from fresh, thing_words(array[name]) thing order by thing
       on conflict do nothing;
     return null;
   end $$`,
  `create table media (
     key text primary key,
     content_type text not null,
     width integer not null,
     height integer not null,
     bytes integer not null,
     widths integer[] not null,
     dominant_colour text not null default '',
     created_at timestamptz not null)`,
  `create table category (
     name text primary key check (length(name) between 1 and 100),
     name_key text not null unique,
     position integer not null default 0,
     image text,
     description text not null default '')`,
  `create table product (
     id uuid primary key,
     name text not null check (length(name) between 1 and 100),
     description text not null check (length(description) between 1 and 500),
     category text not null,
     price_cents bigint not null check (price_cents between 1 and 9999999999),
     max_price_cents bigint not null,
     discount_percent numeric(5,2) not null default 0 check (discount_percent >= 0 and discount_percent < 100),
     is_featured boolean not null default false,
     options jsonb not null default '[]',
     rating_sum integer not null default 0 check (rating_sum >= 0),
     rating_count integer not null default 0 check (rating_count >= 0),
     rating_average numeric(3,2) not null
       generated always as (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) stored,
     rating_score numeric(6,4) not null
       generated always as (round((rating_sum + 3.5 * 10) / (rating_count + 10), 4)) stored,
     sold_count integer not null default 0,
     status text not null default 'active' check (status in ('active', 'archived')),
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     shelf_rank integer not null default 0,
     specifications jsonb not null default '[]',
     featured_place integer,
     also_in text not null default '',
     tax_category text not null default 'standard'
       check (tax_category in ('standard', 'reduced', 'second_reduced', 'zero', 'exempt', 'super_reduced')),
     is_shipped boolean not null default true,
     search tsvector
       generated always as (product_search(name, category || ' ' || also_in, options, description)) stored,
     low_stock_from integer check (low_stock_from >= 0),
     check (max_price_cents >= price_cents))`,
  `create index product_featured_idx on product (is_featured desc, featured_place, shelf_rank, id)
     where status = 'active'`,
  `create index product_name_trgm on product using gin (fold(name) gin_trgm_ops) with (fastupdate = off)`,
  `create index product_newest_idx on product (created_at desc, id desc) where status = 'active'`,
  `create index product_price_idx on product (price_cents, id) where status = 'active'`,
  `create index product_rating_idx on product (round(rating_average, 1) desc, rating_count desc, id desc)
     where status = 'active'`,
  `create index product_search_idx on product using gin (search) with (fastupdate = off) where status = 'active'`,
  `create index product_shelf_idx on product (category, shelf_rank)`,
  `create index product_sold_idx on product (sold_count desc, id desc) where status = 'active'`,
  `create trigger product_shelf_place before insert on product
     for each row execute function take_shelf_place()`,
  `create trigger product_words_insert after insert on product referencing new table as fresh
     for each statement execute function learn_product_words()`,
  `create trigger product_words_update after update on product referencing new table as fresh
     for each statement execute function learn_product_words()`,
  `create table product_category (
     product_id uuid references product on delete cascade,
     category_key text,
     category text not null,
     is_primary boolean not null default false,
     primary key (product_id, category_key))`,
  `create index product_category_key_idx on product_category (category_key, product_id)`,
  `create unique index product_one_primary on product_category (product_id) where is_primary`,
  `create table product_image (
     id uuid primary key,
     product_id uuid not null references product on delete cascade,
     media_key text not null references media,
     alt text not null default '',
     option_value text,
     position integer not null,
     focus_x smallint not null default 50,
     focus_y smallint not null default 50,
     constraint product_image_focus_check check (focus_x between 0 and 100 and focus_y between 0 and 100))`,
  `create index product_image_product_idx on product_image (product_id, position)`,
  `create table variant (
     id uuid primary key,
     product_id uuid not null references product on delete cascade,
     sku text not null unique check (length(sku) between 1 and 64),
     options jsonb not null default '{}',
     price_cents bigint not null check (price_cents between 1 and 9999999999),
     position integer not null default 0,
     archived_at timestamptz,
     weight_grams integer not null default 0 check (weight_grams between 0 and 10000000),
     length_mm integer not null default 0 check (length_mm between 0 and 10000),
     width_mm integer not null default 0 check (width_mm between 0 and 10000),
     height_mm integer not null default 0 check (height_mm between 0 and 10000),
     lowest_cents bigint,
     option_keys jsonb
       generated always as (option_keys(options)) stored,
     unique (product_id, options))`,
  `create index variant_article_trgm on variant using gin (article_key(sku) gin_trgm_ops) with (fastupdate = off)`,
  `create index variant_option_keys_idx on variant using gin (option_keys jsonb_path_ops) with (fastupdate = off)`,
  `create index variant_product_idx on variant (product_id, position)`,
  `create unique index variant_sku_spelling_idx on variant (spelling_key(sku))`,
  `create table variant_price (
     variant_id uuid references variant on delete cascade,
     currency text check (currency ~ '^[A-Z]{3}$'),
     price_cents bigint not null check (price_cents > 0),
     primary key (variant_id, currency))`,
  `create table price_change (
     id uuid primary key,
     variant_id uuid not null references variant on delete cascade,
     price_cents bigint not null,
     discount_percent numeric(5,2) not null,
     changed_by uuid,
     changed_at timestamptz not null)`,
  `create index price_change_variant_idx on price_change (variant_id, changed_at desc)`,
  `create function lowest_price_before(variant uuid, price bigint) returns bigint language sql stable
     as $$
  with log as (select * from price_change where variant_id = variant),
  other as (select max(changed_at) as began from log where price_cents <> price),
  silent as (select max(changed_at) as at from log where price_cents <> price or discount_percent = 0),
  told as (select coalesce(
      (select min(changed_at) from log, silent where discount_percent > 0 and (silent.at is null or changed_at > silent.at)),
      (select max(changed_at) from log)) as at)
  select min(price_cents) from log, other, told
  where other.began is not null
    and (log.changed_at > told.at - interval '30 days' and log.changed_at <= other.began
      or log.id = (select id from log l, told t where l.changed_at <= t.at - interval '30 days'
           order by l.changed_at desc, l.id desc limit 1))
$$`,
];
