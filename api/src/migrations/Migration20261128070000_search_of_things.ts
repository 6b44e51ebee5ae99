import { Migration } from '@mikro-orm/migrations';

/** Letters of scripts that write words without blanks between them: Thai to Khmer, kana, Han, Hangul. */
const UNSPACED =
  '[\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3005-\\u3007\\u3040-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uAC00-\\uD7AF\\uF900-\\uFAFF]';

/**
 * Words are found that stand inside of a text without blanks, by their pairs of letters, and what is written with a hyphen as
 * one word as well. `search_thing` has the stems of the words that goods are named by, the last of a name: who searches for
 * one of them wants the thing, not what mentions it. Article numbers are found whole and in part.
 */
export class Migration20261128070000_search_of_things extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of BACK) this.addSql(statement);
  }
}

const BOTH = (text: string, weight: string) =>
  `setweight(to_tsvector('simple', public.search_text(${text})) ||
     to_tsvector('english', public.search_text(${text})), '${weight}')`;
const WITH_PIECES = (text: string, weight: string) =>
  `setweight(to_tsvector('simple', public.search_text(${text}) || ' ' || public.search_pieces(${text})) ||
     to_tsvector('english', public.search_text(${text}) || ' ' || public.search_pieces(${text})), '${weight}')`;

const searchOf = (
  words: typeof BOTH,
) => `create or replace function product_search(name text, category text, options jsonb, description text)
     returns tsvector language sql immutable parallel safe as $$ select
       ${words('name', 'A')} || ${words('category', 'B')} ||
       ${words('public.option_words(options)', 'C')} || ${words('description', 'D')} $$`;

const FOUND_ANEW = [
  `alter table product drop column search`,
  `alter table product add column search tsvector
     generated always as (product_search(name, category || ' ' || also_in, options, description)) stored`,
  `create index product_search_idx on product using gin (search) with (fastupdate = off) where status = 'active'`,
];

const LEARN_WORDS = `create or replace function learn_product_words() returns trigger language plpgsql as $$
   begin
     perform learn_words((select array_agg(search) from fresh));
     return null;
   end $$`;

const STATEMENTS = [
  `create function search_pieces(text) returns text language sql immutable strict parallel safe as $$
     select concat_ws(' ',
       (select string_agg(pg_catalog.substr(run[1], at, 2), ' ' order by nth, at)
          from pg_catalog.regexp_matches(public.search_text($1), '${UNSPACED}+', 'g') with ordinality runs (run, nth),
               pg_catalog.generate_series(1, pg_catalog.length(run[1])) at),
       (select string_agg(pg_catalog.regexp_replace(joined[1], '[-‐‑]', '', 'g'), ' ')
          from pg_catalog.regexp_matches(public.fold($1), '[[:alnum:]]+(?:[-‐‑][[:alnum:]]+)+', 'g') joined)) $$`,
  searchOf(WITH_PIECES),
  ...FOUND_ANEW,
  `select learn_words((select array_agg(search) from product))`,
  `create table search_thing (word text primary key)`,
  // "Mug and Saucer, blue" is a mug and a saucer, "Tablet 11 with Pen" a tablet and a pen
  `create function thing_words(texts text[]) returns setof text language sql immutable parallel safe as $$
     select distinct coalesce((ts_lexize('english_stem', last[1]))[1], last[1])
       from unnest(texts) written,
            regexp_matches(
              regexp_replace(search_text(regexp_replace(written, '([,(/|:–—]| - ).*$', '')), '( [^ ]*[0-9][^ ]*)+( |$)', ' ', 'g') || ' ',
              '([[:alpha:]]{3,}) +(?:(?:and|or|with|for|of|in|on|from|by|as|at|to) |$)', 'g') last $$`,
  `create or replace function learn_product_words() returns trigger language plpgsql as $$
   begin
     perform learn_words((select array_agg(search) from fresh));
     insert into search_thing
       select distinct thing from fresh, thing_words(array[name]) thing order by thing
       on conflict do nothing;
     return null;
   end $$`,
  `insert into search_thing select distinct thing from product, thing_words(array[name]) thing`,
  `create function article_key(text) returns text language sql immutable strict parallel safe
     as $$ select pg_catalog.regexp_replace(public.fold($1), '[^[:alnum:]]+', '', 'g') $$`,
  `create index variant_article_trgm on variant using gin (article_key(sku) gin_trgm_ops) with (fastupdate = off)`,
  `update search_synonym set finds = array['red', 'scarlet', 'ruby', 'brick', 'ember', 'berry', 'bordeaux', 'wine']
    where typed = 'red' and finds = array['red', 'scarlet', 'ruby', 'brick', 'ember', 'berry', 'bordeaux', 'wine', 'coral']`,
];

const BACK = [
  `drop index variant_article_trgm`,
  `drop function article_key`,
  LEARN_WORDS,
  `drop function thing_words`,
  `drop table search_thing`,
  searchOf(BOTH),
  ...FOUND_ANEW,
  `drop function search_pieces`,
];
