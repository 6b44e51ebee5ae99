import { cacheReads } from '../../../platform/http/metrics.js';

interface Entry {
  value: Promise<unknown>;
  until: number;
}

const SHORTEST_MS = 1_000;
const LONGEST_MS = 30_000;
/** A figure that took 10 ms to count is kept for a second, one that took 300 ms for half a minute. */
const KEEP_FACTOR = 100;
const MOST_ENTRIES = 500;

/**
 * Figures that may lag a little and cost much: counts and facets. Asked for by many at once they are computed once;
 * whatever was computed before `forget` is not given out after it.
 */
export class Memo {
  private readonly entries = new Map<string, Entry>();

  get<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    const isFresh = known !== undefined && known.until > performance.now();
    cacheReads.inc({ result: isFresh ? 'hit' : 'miss' });
    if (isFresh) return known.value as Promise<T>;
    const start = performance.now();
    const entry: Entry = { value: compute(), until: Number.POSITIVE_INFINITY };
    this.keep(key, entry);
    entry.value.then(
      () => {
        const took = performance.now() - start;
        entry.until = start + took + Math.min(LONGEST_MS, Math.max(SHORTEST_MS, took * KEEP_FACTOR));
      },
      () => this.drop(key, entry),
    );
    return entry.value as Promise<T>;
  }

  forget(): void {
    this.entries.clear();
  }

  private keep(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    const oldest = this.entries.keys().next().value;
    if (this.entries.size > MOST_ENTRIES && oldest !== undefined) this.entries.delete(oldest);
  }

  private drop(key: string, entry: Entry): void {
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }
}
