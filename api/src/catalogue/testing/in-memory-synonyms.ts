import { Synonyms } from '../application/edit-synonyms.js';
import type { SynonymTerms } from '../domain/synonym.js';

export class InMemorySynonyms extends Synonyms {
  readonly kept = new Map<string, SynonymTerms>();
  private count = 0;

  override add(terms: SynonymTerms): Promise<string | undefined> {
    if (this.isTaken(terms)) return Promise.resolve(undefined);
    this.count += 1;
    this.kept.set(`synonym-${this.count}`, terms);
    return Promise.resolve(`synonym-${this.count}`);
  }

  override find(id: string): Promise<(SynonymTerms & { id: string }) | undefined> {
    const terms = this.kept.get(id);
    return Promise.resolve(terms && { id, ...terms });
  }

  override put(id: string, terms: SynonymTerms): Promise<boolean> {
    const isPut = this.kept.has(id) && !this.isTaken(terms, id);
    if (isPut) this.kept.set(id, terms);
    return Promise.resolve(isPut);
  }

  override remove(id: string): Promise<boolean> {
    return Promise.resolve(this.kept.delete(id));
  }

  private isTaken({ language, typed }: SynonymTerms, by?: string): boolean {
    return [...this.kept].some(
      ([id, known]) => id !== by && known.typed === typed && known.language === language,
    );
  }
}
