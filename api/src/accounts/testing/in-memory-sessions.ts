import type { SessionRow, Standing } from '../application/ports.js';
import { JournalledSessions } from './journal.js';

/** The sessions of accounts, kept in memory as far as their owners see and end them; the rest is journalled. */
export class InMemorySessions extends JournalledSessions {
  /** @param kept the sessions of each account, the one that was used last first */
  constructor(readonly kept: Record<string, string[]>) {
    super([]);
  }

  override list(accountId = ''): Promise<SessionRow[]> {
    const own = this.kept[accountId] ?? [];
    return Promise.resolve(own.map((id) => ({ id, userAgent: 'Firefox', createdAt: '', lastSeenAt: '' })));
  }

  override async standing(accountId = '', sessionId = ''): Promise<Standing | undefined> {
    const isOpen = (this.kept[accountId] ?? []).includes(sessionId);
    return isOpen ? super.standing(accountId, sessionId) : undefined;
  }

  override revoke(accountId = '', sessionId = ''): Promise<boolean> {
    const own = this.kept[accountId] ?? [];
    this.kept[accountId] = own.filter((id) => id !== sessionId);
    return Promise.resolve(own.includes(sessionId));
  }

  override revokeAll(accountId: string, except?: string): Promise<void> {
    this.kept[accountId] = (this.kept[accountId] ?? []).filter((id) => id === except);
    return Promise.resolve();
  }
}
