import { Migration } from '@mikro-orm/migrations';

/**
 * Search and the default order. Words are folded and cut at everything but letters and digits; `search_word` is the
 * vocabulary of the shop, `search_word_cut` finds the words one typo away: two words within one edit of one another
 * share a cut (the word itself or the word less one letter). `shelf_rank` is a product's place within its category, so
 * that ordering by it deals the categories out in turn.
 */
export class Migration20261121000100_search extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create function search_text(text) returns text language sql immutable strict parallel safe
     as $$ select pg_catalog.regexp_replace(
       pg_catalog.replace(public.fold($1), '''', ''), '[^[:alnum:]]+', ' ', 'g') $$`,
  `alter table product drop column search`,
  `alter table product add column search tsvector generated always as (
     setweight(to_tsvector('simple', public.search_text(name)), 'A') ||
     setweight(to_tsvector('simple', public.search_text(category)), 'B') ||
     setweight(to_tsvector('simple', public.search_text(description)), 'C')) stored`,
  `create index product_search_idx on product using gin (search) where status = 'active'`,

  `create table search_word (word text primary key)`,
  `create table search_word_cut (
     cut text not null,
     word text not null references search_word on delete cascade,
     primary key (cut, word))`,
  `create function learn_words(texts tsvector[]) returns void language sql as $$
     with lexeme as (
       select distinct l.lexeme as word from unnest(texts) t, unnest(t) l
     ), known as (
       select word from lexeme
       union
       select left(word, -1) from lexeme where word like '%s' and length(word) > 4
     ), fresh as (
       insert into search_word select word from known where length(word) between 4 and 30 order by word
       on conflict do nothing returning word
     )
     insert into search_word_cut (cut, word)
       select distinct overlay(word placing '' from place for 1), word
         from fresh, generate_series(1, length(word)) place
       union
       select word, word from fresh
     on conflict do nothing
   $$`,
  `create function learn_product_words() returns trigger language plpgsql as $$
   begin
     perform learn_words((select array_agg(search) from fresh));
     return null;
   end $$`,
  `create trigger product_words_insert after insert on product
     referencing new table as fresh for each statement execute function learn_product_words()`,
  `create trigger product_words_update after update on product
     referencing new table as fresh for each statement execute function learn_product_words()`,

  `alter table product add column shelf_rank integer not null default 0`,
  `create index product_shelf_idx on product (category, shelf_rank)`,
  `create function take_shelf_place() returns trigger language plpgsql as $$
   begin
     select coalesce(max(shelf_rank) + 1, 0) into new.shelf_rank from product where category = new.category;
     return new;
   end $$`,
  `create trigger product_shelf_place before insert on product
     for each row execute function take_shelf_place()`,
  `drop index product_featured_idx`,
  `create index product_featured_idx on product (is_featured desc, shelf_rank, id) where status = 'active'`,
  `create index product_sold_idx on product (sold_count desc, id desc) where status = 'active'`,
];
