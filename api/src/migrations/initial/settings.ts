/** Settings of the shop, rates of other currencies, and zones: a shop begins with one of delivery, the world, and none of taxes. */
export const SETTINGS = [
  `create table setting (
     key text primary key,
     value jsonb not null,
     updated_at timestamptz not null,
     decimals jsonb)`,
  `create table exchange_rate (
     code text primary key,
     base text not null,
     rate double precision not null check (rate > 0),
     day date not null,
     waiting_rate double precision check (waiting_rate > 0),
     waiting_day date,
     updated_at timestamptz not null,
     check ((waiting_rate is null) = (waiting_day is null)))`,
  `create table shipping_zone (
     id uuid primary key,
     name text not null unique,
     areas jsonb not null,
     methods jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     version integer not null default 1)`,
  `create trigger shipping_zone_version before update of name, areas, methods on shipping_zone
     for each row when (old.* is distinct from new.*) execute function next_rule_version()`,
  `insert into shipping_zone (id, name, areas, methods, created_at, updated_at) values (
     '00000000-0000-7000-8000-000000000101', 'Everywhere',
     '[{"country": "*", "region": null, "postcodes": []}]',
     '[{"id": "00000000-0000-7000-8000-000000000111", "name": "Standard delivery", "kind": "flat", "price": 0,
        "freeFrom": null, "steps": [], "pickup": null, "postcodes": [], "daysFrom": 3, "daysTo": 5, "isActive": true}]',
     now(), now())`,
  `create table carrier_rate (
     key text primary key,
     rates jsonb not null,
     until timestamptz not null)`,
  `create index carrier_rate_until_idx on carrier_rate (until)`,
  `create table tax_zone (
     id uuid primary key,
     name text not null unique,
     areas jsonb not null,
     prices_include_tax boolean not null,
     shipping_tax text not null,
     rounding text not null,
     reverse_charge boolean not null,
     rates jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     version integer not null default 1)`,
  `create trigger tax_zone_version before update of name, areas, prices_include_tax, shipping_tax, rounding, reverse_charge, rates on tax_zone
     for each row when (old.* is distinct from new.*) execute function next_rule_version()`,
];
