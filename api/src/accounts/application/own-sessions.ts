import type { Caller } from '../../kernel/caller.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { SessionUnknown } from '../domain/refusals.js';
import type { SessionRow, SessionStore } from './ports.js';

/** Where the caller is logged in, and logging out there. @throws SessionUnknown */
export class OwnSessions {
  constructor(
    private readonly sessions: SessionStore,
    private readonly security: SecurityLog,
    private readonly unit: UnitOfWork,
  ) {}

  async list(caller: Caller): Promise<(SessionRow & { current: boolean })[]> {
    const rows = await this.sessions.list(caller.accountId);
    return rows.map((row) => ({ ...row, current: row.id === caller.sessionId }));
  }

  async revoke(caller: Caller, sessionId: string): Promise<void> {
    if (!(await this.sessions.revoke(caller.accountId, sessionId))) throw new SessionUnknown();
    await this.tell(caller, sessionId);
  }

  /** The links of order mails end with the sessions. */
  async endAll(caller: Caller): Promise<void> {
    await this.unit.run(async () => {
      await this.sessions.revokeAll(caller.accountId);
      await this.sessions.endOrderLinks(caller.accountId);
      await this.tell(caller, 'all');
    });
  }

  async end(caller: Caller): Promise<void> {
    await this.sessions.revoke(caller.accountId, caller.sessionId);
    await this.tell(caller, caller.sessionId);
  }

  private tell({ accountId, email }: Caller, about: string): Promise<void> {
    return this.security.record({
      ...{ kind: 'session-ended', outcome: 'done', actorId: accountId, accountId, email, about },
    });
  }
}
