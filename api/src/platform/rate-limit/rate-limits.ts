import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Refusal } from '../../kernel/refusal.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';

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

/** Counts in PostgreSQL, so that any number of processes share one count that cannot be raced. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Counts one hit and says whether it is within the limit, and how long the window still lasts. */
  async hit(bucket: string, { limit, seconds }: Limit): Promise<{ allowed: boolean; retryAfter: number }> {
    const { rows } = await sql<{ hits: number; left: number }>`
      insert into rate_limit (bucket, hits, resets_at) values (${bucket}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (bucket) do update set
        hits = case when rate_limit.resets_at <= now() then 1 else rate_limit.hits + 1 end,
        resets_at = case when rate_limit.resets_at <= now() then excluded.resets_at else rate_limit.resets_at end
      returning hits, extract(epoch from resets_at - now())::float as left`.execute(this.database.sql());
    const row = rows[0] ?? { hits: 1, left: seconds };
    return { allowed: row.hits <= limit * this.config.env.RATE_LIMIT_FACTOR, retryAfter: row.left };
  }

  /** @throws TooMany */
  async take(bucket: string, limit: Limit): Promise<void> {
    const { allowed, retryAfter } = await this.hit(bucket, limit);
    if (!allowed) throw new TooMany(retryAfter);
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
}
