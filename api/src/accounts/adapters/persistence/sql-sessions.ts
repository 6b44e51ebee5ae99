import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { Caller, NamedCaller } from '../../../kernel/caller.js';
import { UnreadCaller } from '../../../platform/auth/named-caller.js';
import { NotLoggedIn } from '../../../platform/auth/refusals.js';
import {
  Sessions,
  type GuardedBuild,
  type GuardedStatement,
  type SessionClaim,
} from '../../../platform/auth/sessions.js';
import { Database } from '../../../platform/database/database.js';
import { Statement, type Slot } from '../../../platform/database/statement.js';
import { log } from '../../../platform/logging/log.js';
import { RateLimits, countingSql, type Bucket, type Hit } from '../../../platform/rate-limit/rate-limits.js';
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

type Values = Record<string, unknown>;
type Counted = { stale: boolean; counts: Hit[] | null };
type Counting = Statement<Values, Known & Counted>;
/** `found` is null when the answer has no row: then its members are null as well. */
type Guarded<Row> = Statement<Values, Counted & { found: boolean | null } & Row>;

const KNOWN = new Statement<SessionClaim, Known>((slot) => knownSql(slot('sessionId'), slot('accountId')));

/** The caller, and hits in as many buckets, in one statement. */
function counting(buckets: number): Counting {
  return new Statement((slot) => {
    const { ctes, hits } = lookSql(slot, buckets);
    return sql`with ${ctes} select known.*, ${hits} as counts from known`;
  });
}

/** The same look, and beside it what depends on it. */
function guarded<Given, Row>(build: GuardedBuild<Given, Row>, buckets: number): Guarded<Row> {
  return new Statement((slot) => {
    const { ctes, hits, allowed } = lookSql(slot, buckets);
    const parts = build(slot as Slot<Given>, allowed);
    return sql`with ${ctes}, ${parts.ctes} select known.stale, ${hits} as counts, answer.*
      from known left join (select true as found, inner_answer.* from (${parts.answer}) inner_answer) answer on true`;
  });
}

/** The caller `known`, its hits, and whether both allow the call. */
function lookSql(slot: Slot<Values>, buckets: number) {
  const of = <T>(name: string) => slot(name) as RawBuilder<T>;
  const all = Array.from({ length: buckets }, (_, index) => ({
    bucket: of<string>(`bucket${index}`),
    seconds: of<number>(`seconds${index}`),
    most: of<number>(`most${index}`),
  }));
  const { counted, hits, isWithin } = countingSql(all, sql`exists (select from known)`);
  const known = sql`known as materialized (${knownSql(of('sessionId'), of('accountId'))})`;
  return { ctes: buckets === 0 ? known : sql`${known}, ${counted}`, hits, allowed: isWithin };
}

function knownSql(sessionId: RawBuilder<string>, accountId: RawBuilder<string>): RawBuilder<Known> {
  return sql`select a.role, a.name, a.email, s.last_seen_at < now() - interval '1 minute' as stale
    from session s join account a on a.id = s.account_id
   where s.id = ${sessionId} and s.account_id = ${accountId} and s.revoked_at is null and s.expires_at > now()
     and a.disabled_at is null`;
}

/** Sessions by database time; a session slides when it is used, written at most once a minute. */
@Injectable()
export class SqlSessions extends SessionStore implements Sessions {
  /** By how many buckets are counted. */
  private readonly counting = new Map<number, Counting>();

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
      buckets.length === 0 ? (await this.database.run(KNOWN, claim))[0] : await this.counted(claim, buckets);
    if (!row) return undefined;
    if (row.stale) await this.slide(claim);
    return { ...claim, role: row.role, name: row.name, email: row.email };
  }

  guarded<Given extends object, Row extends object>(
    build: GuardedBuild<Given, Row>,
  ): GuardedStatement<Given, Row> {
    const statements = new Map<number, Guarded<Row>>();
    const run = async (caller: NamedCaller, given: Given): Promise<Row | undefined> => {
      const unread = caller instanceof UnreadCaller ? caller : undefined;
      const buckets = unread?.buckets ?? [];
      const statement = kept(statements, buckets.length, () => guarded(build, buckets.length));
      if (unread) unread.isAsked = true;
      const [row] = await this.database.run(statement, { ...given, ...this.valuesOf(caller, buckets) });
      if (!row) throw new NotLoggedIn();
      this.limits.check(buckets, row.counts ?? []);
      if (row.stale) await this.slide(caller);
      return row.found ? row : undefined;
    };
    return { run };
  }

  /** The caller and the hits in one statement. @throws TooMany */
  private async counted(claim: SessionClaim, buckets: readonly Bucket[]): Promise<Known | undefined> {
    const statement = kept(this.counting, buckets.length, () => counting(buckets.length));
    const [row] = await this.database.run(statement, this.valuesOf(claim, buckets));
    this.limits.check(buckets, row?.counts ?? []);
    return row;
  }

  /** What `lookSql` has slots for. */
  private valuesOf({ accountId, sessionId }: SessionClaim, buckets: readonly Bucket[]): Values {
    const values: Values = { accountId, sessionId };
    this.limits.countables(buckets).forEach(({ bucket, seconds, most }, index) => {
      values[`bucket${index}`] = bucket;
      values[`seconds${index}`] = seconds;
      values[`most${index}`] = most;
    });
    return values;
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

  /** The call is answered as it went, also when this cannot be written now: the session's next call does it then. */
  private async slide(claim: SessionClaim): Promise<void> {
    await sql`
      with seen as (
        update session set last_seen_at = now(), expires_at = now() +
          (case when remember then ${LIFE.remembered} else ${LIFE.plain} end)::interval
        where id = ${claim.sessionId} returning account_id)
      update account set last_seen_at = now() from seen where account.id = seen.account_id`
      .execute(this.database.sql())
      .catch((error: unknown) => log.warn({ err: error }, 'a session was used and not slid'));
  }

  private get table() {
    return this.database.sql<AccountTables>();
  }
}

/** The value of a key, made when it is first asked for. */
function kept<K, V>(all: Map<K, V>, key: K, make: () => V): V {
  const value = all.get(key) ?? make();
  all.set(key, value);
  return value;
}
