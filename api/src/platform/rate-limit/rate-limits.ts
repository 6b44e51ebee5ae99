import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '../../kernel/refusal.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
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

/** A limit and whose hits it counts. */
export interface Bucket extends Limit {
  bucket: string;
}

/** How often a bucket was hit in its window, and the seconds that the window still lasts. */
export interface Hit {
  hits: number;
  left: number;
}

/** Counts in PostgreSQL, so that any number of processes share one count that cannot be raced. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Counts one hit and says whether it is within the limit, and how long the window still lasts. */
  async hit(bucket: string, { limit, seconds }: Limit): Promise<{ allowed: boolean; retryAfter: number }> {
    const { rows } = await hitSql(bucket, seconds, sql`true`).execute(this.database.sql());
    const row = rows[0] ?? { hits: 1, left: seconds };
    return { allowed: row.hits <= this.most({ limit }), retryAfter: row.left };
  }

  /** @throws TooMany */
  async take(bucket: string, limit: Limit): Promise<void> {
    const { allowed, retryAfter } = await this.hit(bucket, limit);
    if (!allowed) throw new TooMany(retryAfter);
  }

  /** Counts a hit in each bucket, see `counting`. @throws TooMany */
  async takeAll(buckets: readonly Bucket[]): Promise<void> {
    const { counted, hits } = countingSql(this.countables(buckets));
    const { rows } = await sql<{ hits: Hit[] }>`with ${counted} select ${hits} as hits`.execute(
      this.database.sql(),
    );
    this.check(buckets, rows[0]?.hits ?? []);
  }

  /** What `countingSql` takes. */
  countables(buckets: readonly Bucket[]): Countable[] {
    return buckets.map(({ bucket, seconds, limit }) => ({ bucket, seconds, most: this.most({ limit }) }));
  }

  /** @throws TooMany when the last of the hits that `counting` made is beyond its limit */
  check(buckets: readonly Bucket[], hits: readonly Hit[]): void {
    const [last, bucket] = [hits.at(-1), buckets[hits.length - 1]];
    if (last && bucket && last.hits > this.most(bucket)) throw new TooMany(last.left);
  }

  /** Takes one hit back: it turned out to be a rightful one. */
  async refund(bucket: string): Promise<void> {
    await sql`update rate_limit set hits = hits - 1 where bucket = ${bucket} and hits > 0`.execute(
      this.database.sql(),
    );
  }

  async forget(bucket: string): Promise<void> {
    await sql`delete from rate_limit where bucket = ${bucket}`.execute(this.database.sql());
  }

  private most({ limit }: Pick<Limit, 'limit'>): number {
    return hitsAllowed(limit, this.config.env.RATE_LIMIT_FACTOR);
  }
}

/** A bucket as it stands in a statement: its values, or the slots for them. */
export interface Countable {
  bucket: string | RawBuilder<string>;
  seconds: number | RawBuilder<number>;
  most: number | RawBuilder<number>;
}

/**
 * The parts of a statement that counts a hit in each bucket, in the order given and beside its own work: a bucket is only
 * touched when `condition` holds and those before it were within their limits. `RateLimits.check` judges the hits;
 * `isWithin` judges them inside the statement, the condition with them.
 */
export function countingSql(buckets: readonly Countable[], condition: RawBuilder<unknown> = sql`true`) {
  const name = (index: number) => sql.ref(`hit${index}`);
  const within = (index: number) =>
    sql<boolean>`(select hits from ${name(index)}) <= ${buckets[index]?.most}::int`;
  const counted = buckets.map(({ bucket, seconds }, index) => {
    const guard = index === 0 ? condition : within(index - 1);
    return sql`${name(index)} as (${hitSql(bucket, seconds, guard)})`;
  });
  const each = buckets.map((_, index) => sql`select ${sql.lit(index)}::int as place, * from ${name(index)}`);
  return {
    counted: sql.join(counted),
    hits:
      each.length === 0
        ? sql<null>`null::json`
        : sql`(select json_agg(hit order by place) from (${sql.join(each, sql` union all `)}) hit)`,
    isWithin: buckets.length === 0 ? sql<boolean>`(${condition})` : within(buckets.length - 1),
  };
}

/** One hit, checked and counted under the row's lock. */
function hitSql(bucket: Countable['bucket'], seconds: Countable['seconds'], guard: RawBuilder<unknown>) {
  return sql<Hit>`insert into rate_limit (bucket, hits, resets_at)
    select ${bucket}::text, 1, now() + make_interval(secs => ${seconds}::int) where ${guard}
    on conflict (bucket) do update set
      hits = case when rate_limit.resets_at <= now() then 1 else rate_limit.hits + 1 end,
      resets_at = case when rate_limit.resets_at <= now() then excluded.resets_at else rate_limit.resets_at end
    returning hits, extract(epoch from resets_at - now())::float as left`;
}
