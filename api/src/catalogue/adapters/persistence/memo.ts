import { Injectable } from '@nestjs/common';
import { Kept } from '@duka/serving/kept.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { cacheReads } from '../../../platform/http/metrics.js';

const SHORTEST_MS = 1_000;
const LONGEST_MS = 30_000;
/** A figure that took 10 ms to count is fresh for a second, one that took 300 ms for half a minute. */
const KEEP_FACTOR = 100;
const MOST = 500;
/** So old may be what is given out where there is no time to compute it anew: better than no page. */
const STALE_MS = 600_000;
/**
 * Figures that may lag a little and cost much: counts and facets. One that is no longer fresh is given out for as long again
 * while it is computed anew, so that nobody waits for a figure that many ask for.
 */
@Injectable()
export class Memo {
  private readonly kept = new Kept<unknown>({
    most: MOST,
    freshMs: (_figure, tookMs) => Math.min(LONGEST_MS, Math.max(SHORTEST_MS, tookMs * KEEP_FACTOR)),
    isRenewed: true,
    staleMs: STALE_MS,
  });

  private readonly forgetAll = () => this.kept.forget();

  constructor(private readonly unitOfWork: UnitOfWork) {}

  get<T>(key: string, compute: () => Promise<T>): Promise<T> {
    cacheReads.inc({ result: this.kept.known(key) === undefined ? 'miss' : 'hit' });
    return this.kept.get(key, compute);
  }

  forget(): void {
    this.unitOfWork.forgetting(this.forgetAll);
  }
}
