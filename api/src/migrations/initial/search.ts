/** What the search knows: words as written and by their stems, words with a letter cut out for typos, the things that goods are, and synonyms. */
export const SEARCH = [
  `create function search_text(text) returns text language sql immutable strict parallel safe
     as $$ select pg_catalog.regexp_replace(
       pg_catalog.replace(public.fold($1), '''', ''), '[^[:alnum:]]+', ' ', 'g') $$`,
  `create function search_pieces(text) returns text language sql immutable strict parallel safe
     as $$
     select concat_ws(' ',
       (select string_agg(pg_catalog.substr(run[1], at, 2), ' ' order by nth, at)
          from pg_catalog.regexp_matches(public.search_text($1), '[\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3005-\\u3007\\u3040-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uAC00-\\uD7AF\\uF900-\\uFAFF]+', 'g') with ordinality runs (run, nth),
               pg_catalog.generate_series(1, pg_catalog.length(run[1])) at),
       (select string_agg(pg_catalog.regexp_replace(joined[1], '[-‐‑]', '', 'g'), ' ')
          from pg_catalog.regexp_matches(public.fold($1), '[[:alnum:]]+(?:[-‐‑][[:alnum:]]+)+', 'g') joined)) $$`,
  `create table search_word (
     word text primary key)`,
  `create index search_word_beginning_idx on search_word (word collate "C")`,
  `create table search_word_cut (
     cut text,
     word text references search_word on delete cascade,
     primary key (cut, word))`,
  `create table search_thing (
     word text primary key)`,
  `create table search_synonym (
     typed text primary key,
     finds text[] not null,
     id uuid not null default gen_random_uuid() unique)`,
  `create table search_log (
     query text,
     day date,
     times integer not null,
     results integer not null,
     primary key (query, day))`,
  `create index search_log_day_idx on search_log (day)`,
  `create function learn_words(texts tsvector[]) returns void language sql
     as $$
     with lexeme as (
       select distinct l.lexeme as word from unnest(texts) t, unnest(t) l
     ), known as (
       select word from lexeme
       union
       select left(word, -1) from lexeme where word like '%s' and length(word) > 4
     ), fresh as (
       insert into search_word select word from known where length(word) >= 4 order by word
       on conflict do nothing returning word
     )
     insert into search_word_cut (cut, word)
       select distinct overlay(word placing '' from place for 1), word
         from fresh, generate_series(1, length(word)) place
        where length(word) <= 30
       union
       select word, word from fresh where length(word) <= 30
     on conflict do nothing
   $$`,
  `create function thing_words(texts text[]) returns setof text language sql immutable parallel safe
     as $$
     select distinct coalesce((ts_lexize('english_stem', last[1]))[1], last[1])
       from unnest(texts) written,
            regexp_matches(
              regexp_replace(search_text(regexp_replace(written, '([,(/|:–—]| - ).*$', '')), '( [^ ]*[0-9][^ ]*)+( |$)', ' ', 'g') || ' ',
              '([[:alpha:]]{3,}) +(?:(?:and|or|with|for|of|in|on|from|by|as|at|to) |$)', 'g') last $$`,
];
