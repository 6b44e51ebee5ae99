import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import {
  SessionStore,
  type NewSession,
  type OpenedSession,
  type SessionRow,
  type Standing,
} from '../../application/ports.js';
import { BY_MAIL, LIFE, RECENT } from './session-life.js';
import type { AccountTables } from './tables.js';

/** A token may name its session this long; the row decides. */
const LONGEST_MS = 366 * 86_400_000;
const KEEP = 50;

/** Sessions by database time. */
@Injectable()
export class PostgresSessions implements SessionStore {
  constructor(private readonly database: Database) {}

  async open(session: NewSession): Promise<OpenedSession | undefined> {
    if (!(await this.seen(session))) return undefined;
    const { asksForFactor, isNewDevice } = await this.asks(session);
    if (!session.secondFactor && asksForFactor) return undefined;
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
        factor_shown_at: session.secondFactor ? NOW : null,
        created_at: NOW,
        authenticated_at: NOW,
        last_seen_at: NOW,
        expires_at: fromNow(session.remember ? LIFE.remembered : LIFE.plain),
        revoked_at: null,
      })
      .execute();
    return { end: new Date(Date.now() + LONGEST_MS), isNewDevice };
  }

  async confirm(sessionId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.table
      .updateTable('session')
      .set({ authenticated_at: NOW })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async standing(accountId: string, sessionId: string): Promise<Standing | undefined> {
    await this.lock(accountId);
    return this.table
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(({ eb, and, exists, or }) => [
        or([exists(this.confirmedFactor(accountId)), exists(this.passkeys(accountId))])
          .$castTo<boolean>()
          .as('hasFactor'),
        and([eb('factor_shown_at', 'is not', null), eb('factor_shown_at', '>', fromNow(-RECENT))])
          .$castTo<boolean>()
          .as('showedFactor'),
        eb('authenticated_at', '>', fromNow(-RECENT)).$castTo<boolean>().as('showedPassword'),
        and([eb('password_by_mail_at', 'is not', null), eb('password_by_mail_at', '>', fromNow(-BY_MAIL))])
          .$castTo<boolean>()
          .as('usedMailedLink'),
      ])
      .where('session.id', '=', sessionId)
      .where('session.account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', NOW)
      .executeTakeFirst();
  }

  async proved(sessionId: string): Promise<void> {
    await this.table
      .updateTable('session')
      .set({ second_factor: true, factor_shown_at: NOW })
      .where('id', '=', sessionId)
      .execute();
  }

  async forgetProofs(accountId: string): Promise<void> {
    await this.table
      .updateTable('session')
      .set({ second_factor: false, factor_shown_at: null })
      .where('account_id', '=', accountId)
      .where(({ not, exists }) => not(exists(this.passkeys(accountId))))
      .where(({ not, exists }) => not(exists(this.confirmedFactor(accountId))))
      .execute();
  }

  async revoke(accountId: string, sessionId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.table
      .updateTable('session')
      .set({ revoked_at: NOW })
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async revokeAll(accountId: string, except?: string): Promise<void> {
    await this.lock(accountId);
    await this.table
      .updateTable('session')
      .set({ revoked_at: NOW })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
      .execute();
  }

  async endOrderLinks(accountId: string): Promise<void> {
    await this.table
      .updateTable('account')
      .set({ order_links_from: NOW })
      .where('id', '=', accountId)
      .execute();
  }

  list(accountId: string): Promise<SessionRow[]> {
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

  private async lock(accountId: string): Promise<void> {
    await this.table.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  }

  /** Locks the account, if it still is the one whose owner proved who they are. */
  private async seen({ accountId, passwordHash }: NewSession): Promise<boolean> {
    const { numUpdatedRows } = await this.table
      .updateTable('account')
      .set({ last_seen_at: NOW })
      .where('id', '=', accountId)
      .where('password_hash', '=', passwordHash)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Asked once the lock is held: a statement that waits for one does not see what was written meanwhile. */
  private asks({ accountId, device }: NewSession) {
    const sessions = this.table.selectFrom('session').select('id').where('account_id', '=', accountId);
    const onDevice = sessions.where('device', '=', nameOf(device));
    return this.table
      .selectNoFrom(({ and, exists, not, or }) => [
        or([exists(this.confirmedFactor(accountId)), exists(this.passkeys(accountId))])
          .$castTo<boolean>()
          .as('asksForFactor'),
        and([exists(sessions), not(exists(onDevice))])
          .$castTo<boolean>()
          .as('isNewDevice'),
      ])
      .executeTakeFirstOrThrow();
  }

  private confirmedFactor(accountId: string) {
    return this.table
      .selectFrom('second_factor')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is not', null);
  }

  private passkeys(accountId: string) {
    return this.table.selectFrom('passkey').select('account_id').where('account_id', '=', accountId);
  }

  private get table() {
    return this.database.sql<AccountTables>();
  }
}

/** What a browser calls itself is kept as a hash: it tells devices apart and nothing else. */
const nameOf = (device: string) => createHash('sha256').update(device).digest('base64url');
