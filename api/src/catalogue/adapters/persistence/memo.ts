import { AsyncLocalStorage } from 'node:async_hooks';
import { PoolBusy, PoolShare } from '../../../platform/database/pool-share.js';
import { cacheReads } from '../../../platform/http/metrics.js';

interface Entry {
  value: Promise<unknown>;
  /** Computed anew for who asks later. */
  freshUntil: number;
  /** Given out until then while it is computed anew. */
  keptUntil: number;
  isRenewed: boolean;
}

/** What was computed last, and when that was begun. */
interface Last {
  value: unknown;
  at: number;
}

const SHORTEST_MS = 1_000;
const LONGEST_MS = 30_000;
/** A figure that took 10 ms to count is fresh for a second, one that took 300 ms for half a minute. */
const KEEP_FACTOR = 100;
const MOST_ENTRIES = 500;
/** So old may be what is given out to whom there is no time to compute anything for. */
const LAST_RESORT_MS = 600_000;
/** Whoever could have that waits so long for a turn, not to wait for as long at the next figure. */
const SHORT_WAIT_MS = 200;
/** So many are computed at once: they share the connections with those who want a page. */
const AT_ONCE = 3;
/** One list of what nobody has searched for yet waits for five figures. */
const WAITING_PER_TURN = 200;

/**
 * Figures that may lag a little and cost much: counts and facets. Asked for by many at once they are computed once; one
 * that is no longer fresh is given out for as long again while it is computed anew, so that nobody waits for a figure
 * that many ask for. Whatever was computed before `forget` is not given out after it, and nothing for longer, unless there
 * is no time to compute it anew: then a page with the figures of some minutes ago is better than none. Computing one
 * figure asks for no other: three that wait for a turn while they hold one would wait for ever.
 */
export class Memo {
  private readonly entries = new Map<string, Entry>();
  private readonly last = new Map<string, Last>();
  private readonly share = new PoolShare(AT_ONCE, WAITING_PER_TURN);
  /** The key of what is being computed here. */
  private readonly computing = new AsyncLocalStorage<string>();

  /**
   * @throws PoolBusy when it has to be computed for the first time in a while and too many others have to be, too
   * @throws Error when it is asked for by what computes another figure, kept or not: a mistake in the code
   */
  get<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const outer = this.computing.getStore();
    if (outer !== undefined) throw new Error(`Computing ${outer} asks for ${key}`);
    const now = performance.now();
    const known = this.entries.get(key);
    const isKept = known !== undefined && known.keptUntil > now;
    cacheReads.inc({ result: isKept ? 'hit' : 'miss' });
    const { value } = isKept ? known : this.begin(key, compute);
    if (isKept && known.freshUntil <= now && !known.isRenewed) this.renew(key, known, compute);
    return value.catch((error: unknown) => {
      const last = error instanceof PoolBusy ? this.lastOf(key) : undefined;
      if (!last) throw error;
      return last.value;
    }) as Promise<T>;
  }

  forget(): void {
    this.entries.clear();
  }

  private begin(key: string, compute: () => Promise<unknown>): Entry {
    const entry = this.entry(key, compute, this.lastOf(key) && SHORT_WAIT_MS);
    keep(this.entries, key, entry);
    entry.value.catch(() => this.drop(key, entry));
    return entry;
  }

  private lastOf(key: string): Last | undefined {
    const last = this.last.get(key);
    return last && performance.now() - last.at <= LAST_RESORT_MS ? last : undefined;
  }

  private renew(key: string, known: Entry, compute: () => Promise<unknown>): void {
    const next = this.entry(key, compute);
    known.isRenewed = true;
    next.value.then(
      () => {
        if (this.entries.get(key) === known) keep(this.entries, key, next);
      },
      () => {
        known.isRenewed = false;
      },
    );
  }

  private entry(key: string, compute: () => Promise<unknown>, waitMs?: number): Entry {
    const entry: Entry = {
      value: this.inTurn(async () => {
        const start = performance.now();
        const value = await this.computing.run(key, compute);
        const done = performance.now();
        const fresh = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (done - start) * KEEP_FACTOR));
        entry.freshUntil = done + fresh;
        entry.keptUntil = done + 2 * fresh;
        if ((this.last.get(key)?.at ?? 0) <= start) keep(this.last, key, { value, at: start });
        return value;
      }, waitMs),
      freshUntil: Number.POSITIVE_INFINITY,
      keptUntil: Number.POSITIVE_INFINITY,
      isRenewed: false,
    };
    return entry;
  }

  private async inTurn<T>(compute: () => Promise<T>, waitMs?: number): Promise<T> {
    await this.share.enter(waitMs);
    try {
      return await compute();
    } finally {
      this.share.leave();
    }
  }

  private drop(key: string, entry: Entry): void {
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }
}

/** As the newest of them; the oldest goes where there are too many. */
function keep<T>(all: Map<string, T>, key: string, one: T): void {
  all.delete(key);
  all.set(key, one);
  const oldest = all.keys().next().value;
  if (all.size > MOST_ENTRIES && oldest !== undefined) all.delete(oldest);
}
