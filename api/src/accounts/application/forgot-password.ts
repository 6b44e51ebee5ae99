import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { EmailUnknown } from '../domain/refusals.js';
import type { Accounts, ResetLinks, Throttle } from './ports.js';

export interface Forgotten {
  email: string;
  ip: string;
}

/**
 * Mails a link for a new password. Unknown addresses are told so within the disclosure budget (security C1) unless
 * `neverTells`; then and beyond the budget every answer is the same. @throws EmailUnknown
 */
export class ForgotPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: ResetLinks,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
    private readonly privacy: Privacy,
  ) {}

  async execute({ email, ip }: Forgotten): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account || account.isDisabled) {
      if (!this.privacy.neverTells && (await this.throttle.mayTellUnknown(ip))) throw new EmailUnknown();
      return;
    }
    if (!(await this.throttle.mayMailReset(email))) return;
    await this.unit.run(async () => {
      const token = await this.links.issue(account.id);
      const payload = { accountId: account.id, name: account.name, email: account.email, token };
      await this.outbox.publish({ topic: 'mail.password-reset', payload });
    });
  }
}

/** Whether the shop may say that an address is unknown: `FORGOT_MODE`. */
export abstract class Privacy {
  abstract readonly neverTells: boolean;
}
