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
export class Leases {
  private readonly leases = new Map<string, Lease>();
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly limits: Pick<RateLimits, 'hit' | 'most'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async hit(bucket: BucketName, limit: Limit): Promise<Standing> {
    for (;;) {
      const known = this.leases.get(bucket);
      const now = this.now();
      if (known && known.endsAt > now && (known.left > 0 || !known.standing.allowed)) return told(known, now);
      await this.renewOnce(bucket, limit);
    }
  }

  /** Requests that come at the same moment wait for one lease. */
  private async renewOnce(bucket: BucketName, limit: Limit): Promise<void> {
    const running = this.running.get(bucket) ?? this.renew(bucket, limit);
    this.running.set(bucket, running);
    try {
      await running;
    } finally {
      this.running.delete(bucket);
    }
  }

  private async renew(bucket: BucketName, limit: Limit): Promise<void> {
    const count = Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(this.limits.most(limit) / PART)));
    const standing = await this.limits.hit(bucket, limit, count);
    const now = this.now();
    this.leases.delete(bucket);
    for (const [oldest, { endsAt }] of this.leases) {
      if (this.leases.size < MOST_BUCKETS && endsAt > now) break;
      this.leases.delete(oldest);
    }
    this.leases.set(bucket, { left: count, endsAt: now + standing.retryAfter * 1_000, standing });
  }

  /** How many buckets are remembered. */
  get size(): number {
    return this.leases.size;
  }
}

/** Uses one hit of the lease. */
function told(lease: Lease, now: number): Standing {
  lease.left = Math.max(0, lease.left - 1);
  const { standing, left, endsAt } = lease;
  return { ...standing, remaining: standing.remaining + left, retryAfter: (endsAt - now) / 1_000 };
}
