import { Kept } from '@duka/serving/kept.js';
import type { BucketName } from './bucket-key.js';
import type { Limit, RateLimits, Standing } from './rate-limits.js';

interface Lease {
  /** Hits that were counted already, and have not been made. */
  left: number;
  endsAt: number;
  standing: Standing;
}

/** Buckets that one process remembers until their window ends; more addresses than that do not fill its memory. */
const MOST_BUCKETS = 10_000;
/** A process takes a twentieth of a limit at once, 50 hits at most. */
const PART = 20;
const MOST_AT_ONCE = 50;

/**
 * Limits that are counted for every request: each process counts some hits of a bucket in advance, so that nearly all
 * requests cost no statement and all processes still share one count. A bucket may end by one lease of each process early.
 */
export class TokenReservation {
  private readonly leases: Kept<Lease>;

  constructor(
    private readonly limits: Pick<RateLimits, 'hit' | 'most'>,
    private readonly now: () => number = () => performance.now(),
  ) {
    const freshMs = ({ standing }: Lease) => standing.retryAfter * 1_000;
    this.leases = new Kept({ most: MOST_BUCKETS, freshMs, now });
  }

  async hit(bucket: BucketName, limit: Limit): Promise<Standing> {
    for (;;) {
      const lease = await this.leases.get(bucket, () => this.take(bucket, limit));
      if (lease.left > 0 || !lease.standing.allowed) return told(lease, this.now());
      if (this.leases.known(bucket) === lease) this.leases.forget(bucket);
    }
  }

  private async take(bucket: BucketName, limit: Limit): Promise<Lease> {
    const count = Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(this.limits.most(limit) / PART)));
    const standing = await this.limits.hit(bucket, limit, count);
    return { left: count, endsAt: this.now() + standing.retryAfter * 1_000, standing };
  }
}

/** Uses one hit of the lease. */
function told(lease: Lease, now: number): Standing {
  lease.left = Math.max(0, lease.left - 1);
  const { standing, left, endsAt } = lease;
  return { ...standing, remaining: standing.remaining + left, retryAfter: (endsAt - now) / 1_000 };
}
