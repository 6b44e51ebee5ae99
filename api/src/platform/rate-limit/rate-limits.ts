import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import { Config } from '../config/config.js';
import { compiledOnce } from '../database/compiled-once.js';
import { Database } from '../database/database.js';
import { PostgresAdapter } from '../database/postgres-adapter.js';
import { fromNow, NOW } from '../database/now.js';
import { bucketKey, type BucketName } from './bucket-key.js';
import { countHits, type Counted, type Hits, type LimitTables } from './count-hits.js';
import { hitsAllowed } from './hits-allowed.js';

/** The caller asked too often. Carries the seconds to wait, for `Retry-After`. */
export class TooMany extends Refusal {
  constructor(retryAfter: number) {
    super('too-many', 'too_many_requests', 'Too many attempts. Please wait a moment and try again.', {
      retryAfter,
    });
  }
}

/** At most `limit` hits in `seconds`; the window starts with the first hit. */
export interface Limit {
  limit: number;
  seconds: number;
}

/** How a bucket stands after a hit: `retryAfter` are the seconds that its window still lasts. */
export interface Standing extends Limit {
  allowed: boolean;
  remaining: number;
  retryAfter: number;
}

/** A limit and whose hits it counts. */
export interface Bucket extends Limit {
  bucket: BucketName;
}

const countOnce = compiledOnce(countHits);

export const hitsOf = ({ bucket, seconds }: Bucket, count = 1): Hits => ({
  ...{ bucket: bucketKey(bucket), count, seconds },
});

/** Counts in PostgreSQL, so that any number of processes share one count that cannot be raced. */
@Injectable()
export class RateLimits extends PostgresAdapter<LimitTables> {
  constructor(
    database: Database,
    private readonly config: Config,
  ) {
    super(database);
  }

  /** Hits that a limit allows, times the configured factor. */
  most({ limit }: Limit): number {
    return hitsAllowed(limit, this.config.env.RATE_LIMIT_FACTOR);
  }

  /** Counts one hit, or some at once, under the row's lock, and says how the bucket stands: allowed while one was left. */
  async hit(name: BucketName, limit: Limit, count = 1): Promise<Standing> {
    const [counted] = await countOnce(this.tables(), hitsOf({ bucket: name, ...limit }, count));
    if (!counted) throw new Error('a hit without a row');
    return this.standing(limit, counted, count);
  }

  /** How the bucket stands after these were counted. */
  standing(limit: Limit, { hits, left }: Counted, count = 1): Standing {
    const most = this.most(limit);
    return {
      allowed: hits - count < most,
      remaining: Math.max(0, most - hits),
      limit: most,
      seconds: limit.seconds,
      retryAfter: left,
    };
  }

  /** @throws TooMany */
  async take(bucket: BucketName, limit: Limit): Promise<void> {
    const { allowed, retryAfter } = await this.hit(bucket, limit);
    if (!allowed) throw new TooMany(retryAfter);
  }

  /** A hit turned out to be a rightful one: `own` forgets all of its hits, each of `shared` this one. */
  async takeBack(own: BucketName, shared: readonly BucketName[]): Promise<void> {
    await this.tables()
      .with('forgotten', (db) => db.deleteFrom('rate_limit').where('bucket', '=', bucketKey(own)))
      .updateTable('rate_limit')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      // in one order, so that no two of them wait for each other
      .where('bucket', 'in', (eb) =>
        eb
          .selectFrom('rate_limit')
          .select('bucket')
          .where('bucket', 'in', shared.map(bucketKey))
          .orderBy('bucket')
          .forUpdate(),
      )
      .where('hits', '>', 0)
      .execute();
  }

  /** Begins the window of a bucket anew, with one hit. */
  async renew(name: BucketName, { seconds }: Limit): Promise<void> {
    const bucket = bucketKey(name);
    const fresh = { hits: 1, resets_at: fromNow(seconds) };
    await this.tables()
      .insertInto('rate_limit')
      .values({ bucket, ...fresh })
      .onConflict((conflict) => conflict.column('bucket').doUpdateSet(fresh))
      .execute();
  }

  /** True while the window of the bucket, opened by a hit, lasts. */
  async isOpen(name: BucketName): Promise<boolean> {
    const row = await this.tables()
      .selectFrom('rate_limit')
      .select('bucket')
      .where('bucket', '=', bucketKey(name))
      .where('resets_at', '>', NOW)
      .executeTakeFirst();
    return row !== undefined;
  }
}
