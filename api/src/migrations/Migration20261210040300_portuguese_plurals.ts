import { Migration } from '@mikro-orm/migrations';

/** What is stemmed of a Portuguese plural in -ões, -ães, -ais, -éis, -óis or -uis is its singular: the stems of PostgreSQL part the two. */
export class Migration20261210040300_portuguese_plurals extends Migration {
  override up(): void {
    this.addSql(bare(PLURALS));
    this.addSql(AGAIN);
  }

  override down(): void {
    this.addSql(bare(''));
    this.addSql(AGAIN);
  }
}

/** Folded; words of four letters, as "mais", "seis" and "mães", stay, but "pães". */
const PLURALS = `when 'pt' then pg_catalog.regexp_replace(pg_catalog.regexp_replace(folded,
         '(?<=[^ ]{2}|p)[ao]es(?= |$)', 'ao', 'g'), '(?<=[^ ]{2})([aeou])is(?= |$)', '\\1l', 'g')`;

const bare = (more: string): string =>
  `create or replace function language_bare(language text, folded text) returns text language sql immutable strict parallel safe
     as $$ select case split_part(language, '-', 1) when 'ar'
       then pg_catalog.regexp_replace(folded, '(^| )[وف]?ال(?=[^ ]{3})', '\\1', 'g') ${more} else folded end $$`;

const AGAIN = `update translation set text = text where kind = 'product' and split_part(language, '-', 1) = 'pt'`;
