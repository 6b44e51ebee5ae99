import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import type { Caller } from '../../../kernel/caller.js';
import { CallSettings } from '../../../platform/auth/call-settings.js';
import { Sessions, type SessionClaim } from '../../../platform/auth/sessions.js';
import { compiledOnce, readInCompanyOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { Database } from '../../../platform/database/database.js';
import { lazily } from '../../../platform/database/lazily.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { log } from '../../../platform/logging/log.js';
import { DEFAULT_STAFF_ROLE, rightsOf } from '../../../kernel/rights.js';
import { countHitsBehind, countHitsBy, type Hits } from '../../../platform/rate-limit/count-hits.js';
import type { CountedAlong } from '../../../platform/rate-limit/token-reservation.js';
import { hitsOf, type Bucket } from '../../../platform/rate-limit/rate-limits.js';
import { LIFE, RECENT } from './session-life.js';
import type { CallerTables } from './tables.js';

/** Absolute life: then one logs in again, however busy the session was. */
const AT_MOST = { customer: 30 * 86_400, staff: 12 * 3_600 };

/** A session that lasts, with its account and what that may do. */
const session = (db: Kysely<CallerTables>, place: PlaceOf<SessionClaim>) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('staff_role', (join) =>
      join.on(({ eb, fn, val }) =>
        eb('staff_role.id', '=', fn.coalesce('account.staff_role_id', val(DEFAULT_STAFF_ROLE))),
      ),
    )
    .select(['account.role', 'account.name', 'account.email', 'session.second_factor as hasSecondFactor'])
    .select(['staff_role.permissions', 'staff_role.refund_limit_cents as refundLimit'])
    .select((eb) => eb('session.last_seen_at', '<', fromNow(-60)).as('isStale'))
    .select((eb) => eb('session.authenticated_at', '>', fromNow(-RECENT)).as('hasRecentLogin'))
    .where('session.id', '=', place('sessionId'))
    .where('session.account_id', '=', place('accountId'))
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', NOW)
    .where(({ eb }) =>
      eb(
        'session.created_at',
        '>',
        eb
          .case()
          .when('account.role', 'in', ['guest', 'customer'])
          .then(fromNow(-AT_MOST.customer))
          .else(fromNow(-AT_MOST.staff))
          .end(),
      ),
    )
    .where('account.disabled_at', 'is', null);

const sessionOf = compiledOnce(session);
/** The same with the settings of the shop (`SqlSettings`), in one statement for a call that is decided by both. */
const withSettings = (db: Kysely<CallerTables>, place: PlaceOf<SessionClaim>) =>
  session(db, place).select(({ selectFrom }) =>
    selectFrom('setting').select('value').where('key', '=', 'shop').as('settings'),
  );
const sessionAndSettings = readInCompanyOnce(withSettings);

/** The same, and whoever it is has a hit counted (`RateLimits`): a call that is limited, in one statement less, and a count that a crash takes away does no harm. */
const sessionThatCounts = compiledOnce((db: Kysely<CallerTables>, place: PlaceOf<SessionClaim & Hits>) =>
  db
    .with('by', () => withSettings(db, place))
    .with('counted', () => countHitsBy(db, place))
    .selectFrom('by')
    .innerJoin('counted', (join) => join.onTrue())
    .selectAll()
    .select(lazily),
);

type Second = Record<'bucket2', string> & Record<'seconds2' | 'most', number>;
/** The same with a second bucket, unless the first is full. */
const sessionThatCountsTwice = compiledOnce(
  (db: Kysely<CallerTables>, place: PlaceOf<SessionClaim & Hits & Second>) => {
    const names = { bucket: 'bucket2', count: 'count', seconds: 'seconds2' } as const;
    const second = ((name: keyof Hits) => place(names[name])) as PlaceOf<Hits>;
    return db
      .with('by', () => withSettings(db, place))
      .with('counted', () => countHitsBy(db, place))
      .with('behind', () => countHitsBehind(db, second, place('most')))
      .selectFrom('by')
      .innerJoin('counted', (join) => join.onTrue())
      .leftJoin('behind', (join) => join.onTrue())
      .selectAll('by')
      .select(['counted.hits', 'counted.left', 'behind.hits as hits2', 'behind.left as left2'])
      .select(lazily);
  },
);

/** The account before its session, as whoever ends all sessions of one locks them. */
const slideOf = compiledOnce((db: Kysely<CallerTables>, place: PlaceOf<SessionClaim>) =>
  db
    .with('seen', (cte) =>
      cte
        .updateTable('account')
        .set({ last_seen_at: NOW })
        .where('id', '=', place('accountId'))
        .returning('account.id'),
    )
    .updateTable('session')
    .from('seen')
    .set(({ eb }) => ({
      last_seen_at: NOW,
      expires_at: eb
        .case()
        .when('session.remember', '=', true)
        .then(fromNow(LIFE.remembered))
        .else(fromNow(LIFE.plain))
        .end(),
    }))
    .whereRef('session.account_id', '=', 'seen.id')
    .where('session.id', '=', place('sessionId')),
);

/** Who asks, by database time; a session slides when it is used, written at most once a minute. */
@Injectable()
export class PostgresCallers implements Sessions {
  constructor(
    private readonly database: Database,
    private readonly settings: CallSettings,
  ) {}

  async callerOf(claim: SessionClaim, along?: CountedAlong): Promise<Caller | undefined> {
    const row = await this.read(claim, along);
    if (!row) return undefined;
    const { isStale, hasRecentLogin, permissions, refundLimit, ...known } = row;
    if (isStale) await this.slide(claim);
    const staffRole = permissions ? { permissions, refundLimit } : undefined;
    return {
      ...claim,
      ...known,
      hasRecentLogin: Boolean(hasRecentLogin),
      ...rightsOf(known.role, staffRole),
    };
  }

  private async read(claim: SessionClaim, along?: CountedAlong) {
    if (!this.settings.areWanted) return (await sessionOf(this.table, claim))[0];
    const row = await this.readWithSettings(claim, along);
    if (!row) return undefined;
    const { settings, ...session } = row;
    this.settings.readBeside(settings);
    return session;
  }

  private async readWithSettings(claim: SessionClaim, along?: CountedAlong) {
    const [first, second] = along?.buckets ?? [];
    if (!along?.ahead || !first) return (await sessionAndSettings(this.table, claim))[0];
    const hit = { ...claim, ...hitsOf(first, along.ahead) };
    if (second) return this.countTwice(along, hit, second);
    const [row] = await sessionThatCounts(this.table, hit);
    if (!row) return undefined;
    const { hits, left, lazily: _, ...read } = row;
    along.counted = [{ hits, left }];
    return read;
  }

  private async countTwice(along: CountedAlong, hit: SessionClaim & Hits, second: Bucket) {
    const { bucket: bucket2, seconds: seconds2 } = hitsOf(second);
    const [row] = await sessionThatCountsTwice(this.table, { ...hit, bucket2, seconds2, most: along.most });
    if (!row) return undefined;
    const { hits, left, hits2, left2, lazily: _, ...read } = row;
    const behind = hits2 === null || left2 === null ? [] : [{ hits: hits2, left: left2 }];
    along.counted = [{ hits, left }, ...behind];
    return read;
  }

  /** The call is answered as it went, also when this cannot be written now: the session's next call does it then. */
  private async slide({ accountId, sessionId }: SessionClaim): Promise<void> {
    try {
      await slideOf(this.table, { accountId, sessionId });
    } catch (error) {
      log.warn({ err: error }, 'a session was used and not slid');
    }
  }

  private get table() {
    return this.database.sql<CallerTables>();
  }
}
