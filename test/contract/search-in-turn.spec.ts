import { describe, expect, it } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Memo } from '../../api/src/catalogue/adapters/persistence/memo.js';
import { PostgresProductSearch } from '../../api/src/catalogue/adapters/persistence/postgres-product-search.js';
import { useStores } from '../support/stores.js';

/** Forgets at once, and knows who asks for a figure while they compute another. */
class StrictMemo extends Memo {
  readonly nested: string[] = [];
  private readonly computing = new AsyncLocalStorage<string>();

  override get<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const outer = this.computing.getStore();
    if (outer !== undefined) this.nested.push(`${outer} asks for ${key}`);
    this.forget();
    return super.get(key, () => this.computing.run(key, compute));
  }
}

describe('a search', () => {
  const stores = useStores();

  it.each(['jacket', 'jackte', 'leather jakcet mens', 'xqzvwk'])(
    'for "%s" waits for no turn while it holds one: three such searches would wait for each other',
    async (text) => {
      const memo = new StrictMemo();
      expect(await new PostgresProductSearch(stores.database(), memo).understand(text)).toBeDefined();
      expect(memo.nested).toEqual([]);
    },
  );
});
