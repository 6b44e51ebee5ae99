import { LRUCache } from 'lru-cache';

export interface Keeping<V> {
  /** So many at the most: what was asked for longest ago goes first. */
  most?: number;
  /** For how many milliseconds one counts, by what it is and how long it took to make. None is not kept, only made once for all who ask meanwhile. */
  freshMs?: number | ((value: V, tookMs: number) => number);
  /** Whether one that no longer counts is given out for as long again while it is made anew, so that nobody waits for it. */
  isRenewed?: boolean;
  /** So old may be what is given out where making it anew fails. */
  staleMs?: number;
  /** In bytes, all of them together and one of them. */
  size?: { most: number; of: (value: V) => number };
  /** Milliseconds of any clock. */
  now?: () => number;
}

interface Entry<V> {
  value: V;
  madeAt: number;
  freshMs: number;
  isForgotten?: boolean;
}

const MANY = 1_000;

/**
 * What is kept in the memory of one process, and the only way to keep any there: bounded, by age, made once for all who ask for
 * it at the same moment, and as it was where making it anew fails.
 */
export class Kept<V> {
  private readonly entries: LRUCache<string, Entry<V>, () => Promise<V>>;
  private readonly now: () => number;
  /** Grows with each change that was told: what was read before it is not kept. */
  private changes = 0;

  constructor(private readonly keeping: Keeping<V> = {}) {
    const { most = MANY, size, now = () => performance.now() } = keeping;
    this.now = now;
    this.entries = new LRUCache({
      max: most,
      ...(size && { maxSize: size.most, sizeCalculation: ({ value }) => size.of(value) + 1 }),
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (_key, _before, { context: make }) => this.made(make),
    });
  }

  /** How many there are, those in the making among them. */
  get size(): number {
    return this.entries.size;
  }

  /** One that counts. */
  known(key: string): V | undefined {
    const entry = this.entries.get(key);
    return entry && this.ageOf(entry) < entry.freshMs ? entry.value : undefined;
  }

  /** The last one, whether it counts or not. */
  last(key: string): V | undefined {
    return this.entries.get(key)?.value;
  }

  keep(key: string, value: V): V {
    this.entries.set(key, this.entryOf(value, 0));
    return value;
  }

  /**
   * One that counts, or what `make` makes: once for all who ask meanwhile.
   * @throws what `make` throws, where there is none of before that is young enough
   */
  async get<T extends V>(key: string, make: () => Promise<T>): Promise<T> {
    const before = this.entries.get(key) as Entry<T> | undefined;
    const age = before ? this.ageOf(before) : Number.POSITIVE_INFINITY;
    if (before && age < before.freshMs) return before.value;
    const making = this.entries.forceFetch(key, { context: make, forceRefresh: true }) as Promise<Entry<T>>;
    if (before && this.keeping.isRenewed && age < 2 * before.freshMs) {
      making.catch(() => undefined);
      return before.value;
    }
    try {
      const made = await making;
      if (made.freshMs === 0 && this.entries.peek(key) === made) this.entries.delete(key);
      return made.value;
    } catch (error) {
      if (before && this.now() - before.madeAt <= (this.keeping.staleMs ?? 0)) return before.value;
      throw error;
    }
  }

  /** As `get` for whoever may be in a transaction: they read for themselves, since whose reading they waited for may wait for them. */
  async getAlone<T extends V>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.known(key) as T | undefined;
    if (known !== undefined) return known;
    const { changes } = this;
    const entry = await this.made(make);
    if (changes === this.changes) this.entries.set(key, entry);
    return entry.value as T;
  }

  /** One of them, or all, has changed: none of before counts, nor what is being made, whoever waits for it. */
  forget(key?: string): void {
    this.changes += 1;
    if (key !== undefined) {
      this.entries.delete(key);
      return;
    }
    const before = this.keeping.staleMs ? this.entries.dump() : [];
    this.entries.clear();
    this.entries.load(
      before.map(([one, kept]) => [one, { ...kept, value: { ...kept.value, isForgotten: true } }]),
    );
  }

  /** As `forget`, for those of which it is true. */
  forgetThose(isOne: (value: V) => boolean): void {
    this.changes += 1;
    for (const [key, { value }] of this.entries.entries()) if (isOne(value)) this.entries.delete(key);
  }

  private ageOf({ madeAt, isForgotten }: Entry<V>): number {
    return isForgotten ? Number.POSITIVE_INFINITY : this.now() - madeAt;
  }

  private async made(make: () => Promise<V>): Promise<Entry<V>> {
    const since = this.now();
    const value = await make();
    return this.entryOf(value, this.now() - since);
  }

  private entryOf(value: V, tookMs: number): Entry<V> {
    const { freshMs = Number.POSITIVE_INFINITY } = this.keeping;
    return {
      value,
      madeAt: this.now(),
      freshMs: typeof freshMs === 'number' ? freshMs : freshMs(value, tookMs),
    };
  }
}

/** One thing that is read once in a while: a change elsewhere counts after `ms` at the most, one here once forgotten. */
export class KeptReading<V> {
  private readonly kept: Kept<V>;

  constructor(
    private readonly read: () => Promise<V>,
    freshMs = 1_000,
  ) {
    this.kept = new Kept({ most: 1, freshMs });
  }

  get(): Promise<V> {
    return this.kept.getAlone('', this.read);
  }

  forget(): void {
    this.kept.forget();
  }
}
