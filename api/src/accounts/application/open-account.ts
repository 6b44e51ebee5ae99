import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Account } from '../domain/account.js';
import type { Accounts, ResetLinks, Throttle } from './ports.js';
import type { SignUpRequest } from './register.js';

/**
 * Opens the account that somebody asked for and mails a link for its first password, so that it belongs to whoever reads
 * the mail. If the address has an account already, its owner is told, three times an hour at most (security C1).
 */
export class OpenAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: ResetLinks,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  async openAccount(request: SignUpRequest): Promise<void> {
    const known = await this.accounts.byEmail(request.email);
    if (known?.id === request.id) return;
    if (known) return this.tell(known, request.sender);
    const { id, name, email, phone, passwordHash, sender } = request;
    await this.unit.run(async () => {
      // counted with what is written: a try that fails costs no letter
      if (!(await this.throttle.mayMailSignUp(email, sender))) return;
      const now = new Date(request.at);
      const guest = await this.accounts.byId(id);
      if (guest) {
        guest.register({ name, email, phone }, passwordHash, now);
        await this.accounts.save(guest);
      } else
        await this.accounts.add(new Account({ id, name, email, phone, passwordHash, role: 'customer', now }));
      const payload = { accountId: id, name, email, token: await this.links.issue(id) };
      await this.outbox.publish({ topic: 'mail.account-opened', payload });
    });
  }

  private async tell({ id, name, email, isDisabled }: Account, sender: string): Promise<void> {
    if (isDisabled || !(await this.throttle.mayMailSignUp(email, sender))) return;
    await this.outbox.publish({ topic: 'mail.address-taken', payload: { accountId: id, name, email } });
  }
}
