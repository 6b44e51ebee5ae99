import type { Caller } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { checkPassword } from '../domain/password-rules.js';
import { WrongPassword } from '../domain/refusals.js';
import type { Accounts, PasswordRules, Passwords, ResetLinks, SessionStore } from './ports.js';
import type { Passkeys } from './second-factor-ports.js';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the caller's own password and ends every mailed link, order link and other session of the account. What has ended the
 * caller's session meanwhile, such as a reset by the owner, stands: then nothing changes. @throws WrongPassword
 */
export class ChangePassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: ResetLinks,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly passkeys: Passkeys,
    private readonly rules: PasswordRules,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
    private readonly unit: UnitOfWork,
  ) {}

  async changePassword(caller: Caller, change: PasswordChange): Promise<void> {
    const { role, name, email } = caller;
    const owner = { isPrivileged: role !== 'customer', about: [name, email] };
    checkPassword(change.newPassword, this.rules, owner, 'newPassword');
    const account = await this.accounts.byId(caller.accountId);
    if (!(await this.passwords.matches(change.currentPassword, account?.passwordHash)) || !account)
      throw new WrongPassword();
    const hash = await this.passwords.hash(change.newPassword);
    await this.unit.run(async () => {
      await this.sessions.revokeAll(account.id, caller.sessionId);
      if (!(await this.sessions.confirm(caller.sessionId))) throw new WrongPassword();
      account.usePassword(hash, this.clock.now());
      await this.accounts.save(account);
      await this.links.endAll(account.id);
      await this.sessions.endOrderLinks(account.id);
      const accountId = account.id;
      const passkeys = (await this.passkeys.list(accountId)).map((passkey) => passkey.name);
      const payload = { accountId, name, email, passkeys };
      await this.outbox.publish({ topic: 'mail.password-changed', payload });
      await this.security.record({
        ...{ kind: 'password-changed', outcome: 'done', actorId: accountId, accountId, email },
      });
    });
  }
}
