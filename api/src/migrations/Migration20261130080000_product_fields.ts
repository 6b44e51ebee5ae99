import { Migration } from '@mikro-orm/migrations';

/**
 * Declared fields of products: values in one column, asked for by their keys, and the words of those that a search finds. The
 * merchant's own declarations stand in a table.
 */
export class Migration20261130080000_product_fields extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of BACK) this.addSql(statement);
  }
}

const foundAnew = (categories: string) => [
  `alter table product drop column search`,
  `alter table product add column search tsvector
     generated always as (product_search(name, ${categories}, options, description)) stored`,
  `create index product_search_idx on product using gin (search) with (fastupdate = off) where status = 'active'`,
];

const STATEMENTS = [
  `create table product_field (
     id uuid primary key,
     name text not null constraint product_field_name_key unique,
     label text not null,
     help text not null default '',
     kind text not null,
     unit text not null default '',
     choices jsonb not null default '[]',
     is_required boolean not null default false,
     is_shown boolean not null default true,
     is_filterable boolean not null default false,
     is_searchable boolean not null default false,
     created_at timestamptz not null)`,
  `create unique index product_field_label_idx on product_field (spelling_key(label))`,
  `alter table product add column fields jsonb not null default '{}',
     add column field_words text not null default ''`,
  // texts by the key of their spelling, anything else as it is
  `create function field_keys(jsonb) returns jsonb language sql immutable strict parallel safe
     as $$ select coalesce(pg_catalog.jsonb_object_agg(key, case pg_catalog.jsonb_typeof(value)
         when 'string' then pg_catalog.to_jsonb(public.spelling_key(value #>> '{}')) else value end), '{}')
       from pg_catalog.jsonb_each($1) $$`,
  `create function field_words(fields jsonb, names text[]) returns text language sql immutable strict parallel safe
     as $$ select coalesce(pg_catalog.string_agg(value, ' ' order by key), '')
       from pg_catalog.jsonb_each_text(fields) where key = any(names) $$`,
  `create index product_field_keys_idx on product using gin (field_keys(fields) jsonb_path_ops)
     with (fastupdate = off) where status = 'active'`,
  ...foundAnew(`category || ' ' || also_in || ' ' || field_words`),
];

const BACK = [
  ...foundAnew(`category || ' ' || also_in`),
  `drop index product_field_keys_idx`,
  `drop function field_words`,
  `drop function field_keys`,
  `alter table product drop column field_words, drop column fields`,
  `drop table product_field`,
];
