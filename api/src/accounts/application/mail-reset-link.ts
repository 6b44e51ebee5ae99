import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Accounts, ResetLinks, Throttle } from './ports.js';

/** Mails a link for a new password when the address has an account, three times an hour at most for whoever asks (security S08). */
export class MailResetLink {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: ResetLinks,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  async mailResetLink(email: string, sender: string): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account || account.isDisabled) return;
    if (!(await this.throttle.mayMailReset(email, sender))) return;
    await this.unit.run(async () => {
      const token = await this.links.issue(account.id);
      const payload = { accountId: account.id, name: account.name, email: account.email, token };
      await this.outbox.publish({ topic: 'mail.password-reset', payload });
    });
  }
}
