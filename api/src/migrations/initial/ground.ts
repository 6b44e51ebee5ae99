/** Extensions and functions that several features call. */
export const GROUND = [
  `create extension if not exists unaccent`,
  `create extension if not exists pg_trgm`,
  `create extension if not exists fuzzystrmatch`,
  `create function fold(text) returns text language sql immutable strict parallel safe
     as $$ select pg_catalog.lower(public.unaccent('public.unaccent'::pg_catalog.regdictionary, $1)) $$`,
  `create function refuse_change() returns trigger language plpgsql
     as $$ begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$`,
  `create function next_rule_version() returns trigger language plpgsql
     as $$
      begin new.version := old.version + 1; return new; end $$`,
  `create function mailbox(email text) returns text language sql immutable parallel safe return
     case when split_part(lower(normalize(email, NFKC)), '@', 2) in ('gmail.com', 'googlemail.com')
       then replace(split_part(split_part(lower(normalize(email, NFKC)), '@', 1), '+', 1), '.', '') || '@gmail.com'
       else split_part(split_part(lower(normalize(email, NFKC)), '@', 1), '+', 1) || '@' ||
         split_part(lower(normalize(email, NFKC)), '@', 2) end`,
];
