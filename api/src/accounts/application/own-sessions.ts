import type { Caller } from '../../kernel/caller.js';
import { SessionUnknown } from '../domain/refusals.js';
import type { SessionRow, SessionStore } from './ports.js';

/** Where the caller is logged in, and logging out there. @throws SessionUnknown */
export class OwnSessions {
  constructor(private readonly sessions: SessionStore) {}

  async list(caller: Caller): Promise<(SessionRow & { current: boolean })[]> {
    const rows = await this.sessions.list(caller.accountId);
    return rows.map((row) => ({ ...row, current: row.id === caller.sessionId }));
  }

  async revoke(caller: Caller, sessionId: string): Promise<void> {
    if (!(await this.sessions.revoke(caller.accountId, sessionId))) throw new SessionUnknown();
  }

  async endAll({ accountId }: Caller): Promise<void> {
    await this.sessions.revokeAll(accountId);
  }

  async end(caller: Caller): Promise<void> {
    await this.sessions.revoke(caller.accountId, caller.sessionId);
  }
}
