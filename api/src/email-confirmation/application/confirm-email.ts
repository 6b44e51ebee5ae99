import type { Accounts, MailboxProofs, Passwords } from '../../accounts/application/ports.js';
import type { ProveMailbox } from '../../accounts/application/prove-mailbox.js';
import type { Caller } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ConfirmationLinkDead } from '../domain/refusals.js';
import type { Confirmations } from './ports.js';

/**
 * Whoever has the mailed link reads the mailbox. In a session of the account it is the owner's, and only that is written
 * down. Elsewhere it may be a stranger who signed up with the address: then the account begins anew, and its password with it.
 */
export class ConfirmEmail {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly proofs: MailboxProofs,
    private readonly mailbox: ProveMailbox,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws ConfirmationLinkDead */
  async own({ accountId, email }: Caller, token: string): Promise<void> {
    await this.unit.run(async () => {
      if (!(await this.confirmations.redeem(token, accountId))) throw new ConfirmationLinkDead();
      await this.proofs.prove(accountId);
      await this.tell(accountId, email);
    });
  }

  /** Takes away what was put into the account and mails what went; a new password is set by another link. @throws ConfirmationLinkDead */
  async anew(token: string): Promise<void> {
    const passwordHash = await this.passwords.hashOfNone();
    await this.unit.run(async () => {
      const accountId = await this.confirmations.redeem(token);
      const account = accountId ? await this.accounts.byId(accountId) : undefined;
      if (!accountId || !account || account.isDisabled) throw new ConfirmationLinkDead();
      const taken = await this.mailbox.prove(account);
      account.usePassword(passwordHash, this.clock.now());
      await this.accounts.save(account);
      const { name, email } = account;
      await this.outbox.publish({ topic: 'mail.began-anew', payload: { accountId, name, email, taken } });
      await this.tell(accountId, email);
    });
  }

  private tell(accountId: string, email: string): Promise<void> {
    const factor = 'mailed link';
    return this.security.record({
      ...{ kind: 'mailbox-proved', outcome: 'done', actorId: accountId, accountId, email, factor },
    });
  }
}
