import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { checkPassword } from '../domain/password-rules.js';
import { ResetLinkDead } from '../domain/refusals.js';
import type { Accounts, PasswordRules, Passwords, ResetLinks, SessionStore, Throttle } from './ports.js';
import type { Passkeys } from './second-factor-ports.js';

export interface Reset {
  token: string;
  password: string;
  /** Where the mailed link was used. */
  ip: string;
}

/**
 * Sets a new password by a mailed link, once, and ends every session of the account. It shows whose the address is.
 * Passkeys stay, since they are the owner's other way in; the mail names them. @throws ResetLinkDead
 */
export class ResetPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: ResetLinks,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly throttle: Throttle,
    private readonly passkeys: Passkeys,
    private readonly rules: PasswordRules,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly unit: UnitOfWork,
  ) {}

  async execute({ token, password, ip }: Reset): Promise<void> {
    checkPassword(password, this.rules);
    // hashing is dear: not for whoever has no link
    if (!(await this.links.isLive(token))) throw new ResetLinkDead();
    const hash = await this.passwords.hash(password);
    const address = await this.unit.run(async () => {
      const owner = await this.links.redeem(token);
      const account = owner ? await this.accounts.byId(owner) : undefined;
      if (!account || account.isDisabled) throw new ResetLinkDead();
      checkPassword(password, this.rules, account.role !== 'customer');
      account.usePassword(hash, this.clock.now());
      await this.accounts.save(account);
      await this.sessions.revokeAll(account.id);
      const { id: accountId, name, email } = account;
      const passkeys = (await this.passkeys.list(accountId)).map((passkey) => passkey.name);
      const payload = { accountId, name, email, passkeys };
      await this.outbox.publish({ topic: 'account.mailed-link-used', payload: { accountId } });
      await this.outbox.publish({ topic: 'mail.password-changed', payload });
      return email;
    });
    await this.throttle.welcome(address, ip);
  }
}
