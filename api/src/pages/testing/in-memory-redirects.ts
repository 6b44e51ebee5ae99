import { Redirects } from '../application/redirects.js';
import { pathOfTarget, type NewRedirect, type Redirect } from '../domain/redirect.js';

export class InMemoryRedirects extends Redirects {
  readonly kept = new Map<string, Redirect>();
  /** What the shop shows. */
  readonly products = new Set<string>();
  private readonly imported = new Map<string, string>();

  constructor(private readonly now: () => Date) {
    super();
  }

  override hold(): Promise<void> {
    return Promise.resolve();
  }

  override count(): Promise<number> {
    return Promise.resolve(this.kept.size);
  }

  override find(id: string): Promise<Redirect | undefined> {
    return Promise.resolve(this.kept.get(id));
  }

  override at(from: string): Promise<Redirect | undefined> {
    return Promise.resolve([...this.kept.values()].find((one) => one.from === from));
  }

  override async add({ id, from, to }: NewRedirect): Promise<boolean> {
    if (await this.at(from)) return false;
    this.kept.set(id, { id, from, to, hits: 0, lastHitAt: null, createdAt: this.now() });
    return true;
  }

  override lead(path: string, to: string): Promise<void> {
    for (const one of this.kept.values())
      if (pathOfTarget(one.to) === path) this.kept.set(one.id, { ...one, to });
    return Promise.resolve();
  }

  override remove(id: string): Promise<boolean> {
    return Promise.resolve(this.kept.delete(id));
  }

  override async follow(from: string): Promise<string | undefined> {
    const one = await this.at(from);
    if (one) this.kept.set(one.id, { ...one, hits: one.hits + 1, lastHitAt: this.now() });
    return one?.to;
  }

  override all(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map([...this.kept.values()].map(({ from, to }) => [from, to])));
  }

  override async addAll(redirects: readonly NewRedirect[], importId: string): Promise<void> {
    for (const one of redirects) {
      await this.add(one);
      this.imported.set(one.id, importId);
    }
  }

  override removeImported(importId: string): Promise<number> {
    const ids = [...this.kept.keys()].filter((id) => this.imported.get(id) === importId);
    for (const id of ids) this.kept.delete(id);
    return Promise.resolve(ids.length);
  }

  override shownProducts(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(ids.filter((id) => this.products.has(id))));
  }
}
