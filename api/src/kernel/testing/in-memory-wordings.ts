import { Wordings, type Wording } from '../wordings.js';

/** The merchant's own texts in memory, as PostgreSQL keeps them. */
export class InMemoryWordings extends Wordings {
  private readonly kept = new Map<string, Wording>();

  override of(languages?: readonly string[]): Promise<Wording[]> {
    const all = [...this.kept.values()].filter(({ language }) => languages?.includes(language) ?? true);
    return Promise.resolve(all.sort((a, b) => (a.language + a.key < b.language + b.key ? -1 : 1)));
  }

  override save(wordings: readonly Wording[]): Promise<void> {
    for (const one of wordings)
      if (one.text === '') this.kept.delete(`${one.language} ${one.key}`);
      else this.kept.set(`${one.language} ${one.key}`, one);
    return Promise.resolve();
  }
}
