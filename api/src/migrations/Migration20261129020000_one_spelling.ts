import { Migration } from '@mikro-orm/migrations';

/**
 * `Red` and `red` are one value, `Color` and `color` one option, `AB-1` and `ab-1` one article number: filters ask for the keys
 * of options. Where two variants share an article number in two spellings already they keep it.
 */
export class Migration20261129020000_one_spelling extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of BACK) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create function spelling_key(text) returns text language sql immutable strict parallel safe
     as $$ select pg_catalog.lower(pg_catalog.btrim(
       pg_catalog.regexp_replace(pg_catalog.normalize($1, 'NFKC'), '[[:space:]]+', ' ', 'g'))) $$`,
  `create function option_keys(jsonb) returns jsonb language sql immutable strict parallel safe
     as $$ select coalesce(pg_catalog.jsonb_object_agg(public.spelling_key(key), public.spelling_key(value)), '{}')
       from pg_catalog.jsonb_each_text($1) $$`,
  `alter table variant add column option_keys jsonb generated always as (option_keys(options)) stored`,
  `create index variant_option_keys_idx on variant using gin (option_keys jsonb_path_ops) with (fastupdate = off)`,
  `drop index variant_options_idx`,
  `do $$ begin
     create unique index variant_sku_spelling_idx on variant (spelling_key(sku));
   exception when unique_violation then
     create index variant_sku_spelling_idx on variant (spelling_key(sku));
   end $$`,
];

const BACK = [
  `drop index variant_sku_spelling_idx`,
  `create index variant_options_idx on variant using gin (options jsonb_path_ops) with (fastupdate = off)`,
  `alter table variant drop column option_keys`,
  `drop function option_keys`,
  `drop function spelling_key`,
];
