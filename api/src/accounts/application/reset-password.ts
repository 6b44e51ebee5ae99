import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { checkPassword } from '../domain/password-rules.js';
import { ResetLinkDead } from '../domain/refusals.js';
import type { Accounts, MailboxProofs, PasswordRules, Passwords, ResetLinks, Throttle } from './ports.js';
import type { ProveMailbox } from './prove-mailbox.js';
import type { Passkeys } from './second-factor-ports.js';

export interface Reset {
  token: string;
  password: string;
  /** Where the mailed link was used. */
  ip: string;
}

/**
 * Sets a new password by a mailed link, once, and ends every session of the account. It shows whose the mailbox is, and so
 * takes away what others may have put in; the mail says what went and which passkeys stay. @throws ResetLinkDead
 */
export class ResetPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: ResetLinks,
    private readonly passwords: Passwords,
    private readonly mailbox: ProveMailbox,
    private readonly proofs: MailboxProofs,
    private readonly throttle: Throttle,
    private readonly passkeys: Passkeys,
    private readonly rules: PasswordRules,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
    private readonly unit: UnitOfWork,
  ) {}

  async resetPassword({ token, password, ip }: Reset): Promise<void> {
    checkPassword(password, this.rules);
    // hashing is dear: not for whoever has no link
    if (!(await this.links.isLive(token))) throw new ResetLinkDead();
    const hash = await this.passwords.hash(password);
    const address = await this.unit.run(async () => {
      const owner = await this.links.redeem(token);
      const account = owner ? await this.accounts.byId(owner) : undefined;
      if (!account || account.isDisabled) throw new ResetLinkDead();
      const { id: accountId, name, email, role } = account;
      checkPassword(password, this.rules, { isPrivileged: role !== 'customer', about: [name, email] });
      const taken = await this.mailbox.prove(account);
      account.usePassword(hash, this.clock.now());
      await this.accounts.save(account);
      await this.proofs.setPassword(accountId);
      const passkeys = (await this.passkeys.list(accountId)).map((passkey) => passkey.name);
      const payload = { accountId, name, email, passkeys, taken };
      await this.outbox.publish({ topic: 'mail.password-changed', payload });
      const factor = 'mailed link';
      await this.security.record({
        ...{ kind: 'password-reset', outcome: 'done', actorId: accountId, accountId, email, factor },
      });
      return email;
    });
    await this.throttle.welcome(address, ip);
  }
}
