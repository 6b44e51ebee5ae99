import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../kernel/caller.js';
import type { SessionClaim, Sessions } from '../../../platform/auth/sessions.js';
import { Database } from '../../../platform/database/database.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { log } from '../../../platform/logging/log.js';
import { SessionStore, type NewSession, type SessionRow } from '../../application/ports.js';
import { DEFAULT_STAFF_ROLE, rightsOf } from '../../domain/staff-role.js';
import type { AccountTables } from './tables.js';

/** Idle life of a session (security C3). */
const LIFE = { plain: 12 * 3_600, remembered: 30 * 86_400 };
/** Absolute life: then one logs in again, however busy the session was. */
const AT_MOST = { customer: 30 * 86_400, staff: 12 * 3_600 };
/** A token may name its session this long; the row decides. */
const LONGEST_MS = 366 * 86_400_000;
/** So long after the password was entered, dangerous steps need no other proof. */
const RECENT = 15 * 60;
const KEEP = 50;

/** Sessions by database time; a session slides when it is used, written at most once a minute. */
@Injectable()
export class PostgresSessions extends SessionStore implements Sessions {
  constructor(private readonly database: Database) {
    super();
  }

  override async open(session: NewSession): Promise<Date> {
    await this.table
      .insertInto('session')
      .values({
        id: session.id,
        account_id: session.accountId,
        remember: session.remember,
        user_agent: session.userAgent.slice(0, 300),
        ip: session.ip,
        device: nameOf(session.device),
        second_factor: session.secondFactor,
        created_at: NOW,
        authenticated_at: NOW,
        last_seen_at: NOW,
        expires_at: fromNow(session.remember ? LIFE.remembered : LIFE.plain),
        revoked_at: null,
      })
      .execute();
    await this.table
      .updateTable('account')
      .set({ last_seen_at: NOW })
      .where('id', '=', session.accountId)
      .execute();
    return new Date(Date.now() + LONGEST_MS);
  }

  async callerOf(claim: SessionClaim): Promise<Caller | undefined> {
    const row = await this.table
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
      .where('session.id', '=', claim.sessionId)
      .where('session.account_id', '=', claim.accountId)
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
      .where('account.disabled_at', 'is', null)
      .executeTakeFirst();
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

  override async confirm(sessionId: string): Promise<void> {
    await this.table
      .updateTable('session')
      .set({ authenticated_at: NOW })
      .where('id', '=', sessionId)
      .execute();
  }

  override async proved(sessionId: string): Promise<void> {
    await this.table
      .updateTable('session')
      .set({ second_factor: true })
      .where('id', '=', sessionId)
      .execute();
  }

  override async isNewDevice(accountId: string, device: string): Promise<boolean> {
    const sessions = this.table
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', accountId)
      .limit(1);
    if (!(await sessions.executeTakeFirst())) return false;
    return !(await sessions.where('device', '=', nameOf(device)).executeTakeFirst());
  }

  override async revoke(accountId: string, sessionId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.table
      .updateTable('session')
      .set({ revoked_at: NOW })
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  override async revokeAll(accountId: string, except?: string): Promise<void> {
    await this.table
      .updateTable('session')
      .set({ revoked_at: NOW })
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
      .where('expires_at', '>', NOW)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .limit(KEEP)
      .execute();
  }

  /** The call is answered as it went, also when this cannot be written now: the session's next call does it then. */
  private async slide({ accountId, sessionId }: SessionClaim): Promise<void> {
    try {
      await this.table
        .updateTable('session')
        .set(({ eb }) => ({
          last_seen_at: NOW,
          expires_at: eb
            .case()
            .when('remember', '=', true)
            .then(fromNow(LIFE.remembered))
            .else(fromNow(LIFE.plain))
            .end(),
        }))
        .where('id', '=', sessionId)
        .execute();
      await this.table
        .updateTable('account')
        .set({ last_seen_at: NOW })
        .where('id', '=', accountId)
        .execute();
    } catch (error) {
      log.warn({ err: error }, 'a session was used and not slid');
    }
  }

  private get table() {
    return this.database.sql<AccountTables>();
  }
}

/** What a browser calls itself is kept as a hash: it tells devices apart and nothing else. */
const nameOf = (device: string) => createHash('sha256').update(device).digest('base64url');
