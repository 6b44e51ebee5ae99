import { Migration } from '@mikro-orm/migrations';

/**
 * The vocabulary holds every word from four letters on, however long, in an order in which those that begin alike lie
 * together: the beginning of a word is looked up there, and whole words are what the index of the products finds fast.
 * Cuts, for words one typo away, are made of words up to 30 letters as before.
 */
export class Migration20261121001000_whole_words extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create or replace function learn_words(texts tsvector[]) returns void language sql as $$
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
  `insert into search_word
     select distinct l.lexeme from product, unnest(search) l where length(l.lexeme) > 30
     on conflict do nothing`,
  `create index search_word_beginning_idx on search_word (word collate "C")`,
];
