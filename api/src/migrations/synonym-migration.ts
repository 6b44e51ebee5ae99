import { Migration } from '@mikro-orm/migrations';

/** Adds synonyms of the search, a line each: `typed, typed = finds, finds`. What the owner has already said of a word stays. */
export abstract class SynonymMigration extends Migration {
  protected abstract readonly synonyms: string;

  override up(): void {
    for (const { typed, finds } of this.lines())
      this.addSql(`insert into search_synonym (typed, finds)
        select typed, ${finds} from unnest(${typed}) typed on conflict (typed) do nothing`);
  }

  override down(): void {
    for (const { typed, finds } of this.lines())
      this.addSql(`delete from search_synonym where typed = any(${typed}) and finds = ${finds}`);
  }

  private lines() {
    return this.synonyms
      .trim()
      .split('\n')
      .map((line) => {
        const [typed, finds] = line.split(' = ').map((words) => `string_to_array('${words}', ', ')`);
        return { typed, finds };
      });
  }
}
