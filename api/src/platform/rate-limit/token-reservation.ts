import { Kept } from '@duka/serving/kept.js';
import type { BucketName } from './bucket-key.js';
import type { Counted } from './count-hits.js';
import type { Bucket, Limit, RateLimits, Standing } from './rate-limits.js';

interface Lease {
  /** Hits that were counted already, and have not been made. */
  left: number;
  endsAt: number;
  standing: Standing;
}

/** The buckets of a call of which the first two are hit by the statement that reads its session, once that stands. */
export interface CountedAlong {
  buckets: readonly Bucket[];
  /** Hits that the first allows: beyond, the second is left alone. */
  most: number;
  /** Hits of the first that are counted at once: more than one in advance; none where some are left of those. */
  ahead: number;
  /** Of the first buckets, in their order. */
  counted?: readonly Counted[];
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
  /** None is kept: whoever comes while some are counted waits for these. */
  private readonly taking = new Kept<Lease>({ freshMs: 0 });

  constructor(
    private readonly limits: Pick<RateLimits, 'hit' | 'most' | 'standing'>,
    private readonly now: () => number = () => performance.now(),
  ) {
    const freshMs = ({ standing }: Lease) => standing.retryAfter * 1_000;
    this.leases = new Kept({ most: MOST_BUCKETS, freshMs, now });
  }

  async hit(bucket: BucketName, limit: Limit): Promise<Standing> {
    for (;;) {
      const lease =
        this.leases.known(bucket) ?? (await this.taking.get(bucket, () => this.take(bucket, limit)));
      if (lease.left > 0 || !lease.standing.allowed) return told(lease, this.now());
      if (this.leases.known(bucket) === lease) this.leases.forget(bucket);
    }
  }

  /** What the statement that finds out who calls counts for these; undefined without any. */
  along(buckets: readonly Bucket[]): CountedAlong | undefined {
    const [first, second] = buckets;
    if (!first) return undefined;
    const ahead = second ? 1 : this.atOnce(first);
    const lease = ahead > 1 ? this.leases.known(first.bucket) : undefined;
    const isTaken = lease && (lease.left > 0 || !lease.standing.allowed);
    return { buckets, most: this.limits.most(first), ahead: isTaken ? 0 : ahead };
  }

  /** Uses one hit of so many that another statement has counted, and keeps the others. */
  opened(bucket: BucketName, limit: Limit, counted: Counted, count: number): Standing {
    const standing = this.limits.standing(limit, counted, count);
    const beyond = Math.max(0, counted.hits - this.limits.most(limit));
    return told(this.added(bucket, standing, Math.max(0, count - beyond)), this.now());
  }

  private async take(bucket: BucketName, limit: Limit): Promise<Lease> {
    const count = this.atOnce(limit);
    const standing = await this.limits.hit(bucket, limit, count);
    return this.added(bucket, standing, standing.allowed ? count : 0);
  }

  /** To those that are left: calls that come at once count by both ways, and none of their hits are lost. */
  private added(bucket: BucketName, standing: Standing, hits: number): Lease {
    const known = this.leases.known(bucket);
    const lease = this.leaseOf(standing, hits + (known?.left ?? 0));
    // whoever waits has it in hand: what they use is used for all
    return this.leases.keep(bucket, known ? Object.assign(known, lease) : lease);
  }

  private leaseOf(standing: Standing, left: number): Lease {
    return { left, endsAt: this.now() + standing.retryAfter * 1_000, standing };
  }

  private atOnce(limit: Limit): number {
    return Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(this.limits.most(limit) / PART)));
  }
}

/** Uses one hit of the lease; those that are left are had even where the shop counts no more. */
function told(lease: Lease, now: number): Standing {
  const allowed = lease.left > 0 || lease.standing.allowed;
  lease.left = Math.max(0, lease.left - 1);
  const { standing, left, endsAt } = lease;
  return { ...standing, allowed, remaining: standing.remaining + left, retryAfter: (endsAt - now) / 1_000 };
}
