import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Caller } from '../../../kernel/caller.js';
import { Sessions, type SessionClaim } from '../../../platform/auth/sessions.js';
import { Database } from '../../../platform/database/database.js';
import { RateLimits, type Bucket, type Hit } from '../../../platform/rate-limit/rate-limits.js';
import { SessionStore, type OpenSession, type SessionRow } from '../../application/ports.js';
import type { AccountTables } from './tables.js';

/** Idle life of a session (security C3). */
const LIFE = { plain: '12 hours', remembered: '30 days' };
/** A token may name its session this long; the row decides. */
const LONGEST_MS = 366 * 86_400_000;
const KEEP = 50;

interface Known {
  role: Caller['role'];
  name: string;
  email: string;
  stale: boolean;
}

/** Sessions by database time; a session slides when it is used, written at most once a minute. */
@Injectable()
export class SqlSessions extends SessionStore implements Sessions {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  override async open(session: OpenSession): Promise<Date> {
    await this.table
      .insertInto('session')
      .values({
        id: session.id,
        account_id: session.accountId,
        remember: session.remember,
        user_agent: session.userAgent.slice(0, 300),
        ip: session.ip,
        created_at: sql`now()`,
        last_seen_at: sql`now()`,
        expires_at: sql`now() + ${session.remember ? LIFE.remembered : LIFE.plain}::interval`,
        revoked_at: null,
      })
      .execute();
    await this.table
      .updateTable('account')
      .set({ last_seen_at: sql`now()` })
      .where('id', '=', session.accountId)
      .execute();
    return new Date(Date.now() + LONGEST_MS);
  }

  async callerOf(claim: SessionClaim, buckets: readonly Bucket[]): Promise<Caller | undefined> {
    const row =
      buckets.length === 0 ? await this.known(claim).executeTakeFirst() : await this.counted(claim, buckets);
    if (!row) return undefined;
    if (row.stale) await this.slide(claim);
    return { ...claim, role: row.role, name: row.name, email: row.email };
  }

  /** The caller and the hits in one statement. @throws TooMany */
  private async counted(claim: SessionClaim, buckets: readonly Bucket[]): Promise<Known | undefined> {
    const { counted, hits } = this.limits.counting(buckets, sql`exists (select from known)`);
    const { rows } = await sql<Known & { counts: Hit[] | null }>`
      with known as materialized (${this.known(claim)}), ${counted}
      select known.*, ${hits} as counts from known`.execute(this.database.sql());
    this.limits.check(buckets, rows[0]?.counts ?? []);
    return rows[0];
  }

  private known(claim: SessionClaim) {
    return this.table
      .selectFrom('session as s')
      .innerJoin('account as a', 'a.id', 's.account_id')
      .select([
        'a.role',
        'a.name',
        'a.email',
        sql<boolean>`s.last_seen_at < now() - interval '1 minute'`.as('stale'),
      ])
      .where('s.id', '=', claim.sessionId)
      .where('s.account_id', '=', claim.accountId)
      .where('s.revoked_at', 'is', null)
      .where('s.expires_at', '>', sql<string>`now()`)
      .where('a.disabled_at', 'is', null);
  }

  override async revoke(accountId: string, sessionId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.table
      .updateTable('session')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  override async revokeAll(accountId: string, except?: string): Promise<void> {
    await this.table
      .updateTable('session')
      .set({ revoked_at: sql`now()` })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
      .execute();
  }

  override list(accountId: string): Promise<SessionRow[]> {
    return this.table
      .selectFrom('session')
      .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .limit(KEEP)
      .execute();
  }

  private async slide(claim: SessionClaim): Promise<void> {
    await sql`
      with seen as (
        update session set last_seen_at = now(), expires_at = now() +
          (case when remember then ${LIFE.remembered} else ${LIFE.plain} end)::interval
        where id = ${claim.sessionId} returning account_id)
      update account set last_seen_at = now() from seen where account.id = seen.account_id`.execute(
      this.database.sql(),
    );
  }

  private get table() {
    return this.database.sql<AccountTables>();
  }
}
