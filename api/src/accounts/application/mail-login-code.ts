import type { Outbox } from '../../kernel/outbox.js';
import type { Accounts, LoginCodes, Throttle } from './ports.js';

/** Mails the code that a log-in waits for, when its password was right; three times an hour at most. */
export class MailLoginCode {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: LoginCodes,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
  ) {}

  async mail(accountId: string): Promise<void> {
    const account = accountId === '' ? undefined : await this.accounts.byId(accountId);
    if (!account || account.isDisabled) return;
    if (!(await this.throttle.mayMailLoginCode(accountId))) return;
    const { name, email } = account;
    const payload = { accountId, name, email, code: this.codes.of(account) };
    await this.outbox.publish({ topic: 'mail.login-code', payload });
  }
}
