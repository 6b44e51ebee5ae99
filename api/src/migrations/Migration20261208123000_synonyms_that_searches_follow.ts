import { Migration } from '@mikro-orm/migrations';

/** What is found by a word changes with its synonyms: whoever keeps lists hears of it, in every process. */
export class Migration20261208123000_synonyms_that_searches_follow extends Migration {
  override up(): void {
    this.addSql(`create trigger search_synonym_told after insert or update or delete on search_synonym
      for each row execute function tell_shop()`);
  }

  override down(): void {
    this.addSql('drop trigger search_synonym_told on search_synonym');
  }
}
