import { Migration } from '@mikro-orm/migrations';

/** Synonyms are of a language; those that there are were written for English searches. */
export class Migration20261204060100_synonyms_in_languages extends Migration {
  override up(): void {
    this.addSql(`alter table search_synonym add column language text not null default 'en'`);
    this.addSql('alter table search_synonym drop constraint search_synonym_pkey');
    this.addSql('alter table search_synonym add primary key (language, typed)');
  }

  override down(): void {
    this.addSql(`delete from search_synonym where language <> 'en'`);
    this.addSql('alter table search_synonym drop constraint search_synonym_pkey');
    this.addSql('alter table search_synonym drop column language');
    this.addSql('alter table search_synonym add primary key (typed)');
  }
}
