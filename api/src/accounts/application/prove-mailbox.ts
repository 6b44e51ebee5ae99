import type { Account } from '../domain/account.js';
import type { MailboxProofs, ResetLinks, SessionStore, Taken } from './ports.js';

/**
 * Somebody has shown by a mailed link that the account's mailbox is theirs. The first time the account begins anew, since
 * whoever signed up with the address may be another: all that opens it or was put into it goes. Later the passkeys go that
 * were made since the mailbox was shown last. In a transaction; the caller sets the password (security S74).
 */
export class ProveMailbox {
  constructor(
    private readonly proofs: MailboxProofs,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
  ) {}

  /** Ends every session, mailed link and order link of the account; answers what else went. */
  async prove({ id: accountId, role }: Pick<Account, 'id' | 'role'>): Promise<Taken> {
    const last = await this.proofs.last(accountId);
    await this.sessions.revokeAll(accountId);
    await this.sessions.endOrderLinks(accountId);
    await this.links.endAll(accountId);
    const isTheirs = last !== undefined || role === 'staff' || role === 'admin';
    const taken = isTheirs
      ? await this.proofs.takePasskeysSince(accountId, last ?? new Date(0))
      : await this.proofs.takeAll(accountId);
    await this.proofs.prove(accountId);
    return taken;
  }
}
