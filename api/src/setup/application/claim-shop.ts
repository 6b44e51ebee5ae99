import type { EnsureAccount } from '../../accounts/application/ensure-account.js';
import type { Accounts, PasswordRules } from '../../accounts/application/ports.js';
import { checkPassword } from '../../accounts/domain/password-rules.js';
import { SUPPORT_EMAIL } from '../../kernel/shop-defaults.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { ChangeSettings } from '../../settings/application/change-settings.js';
import { SetupDone, SetupLinkWrong } from '../domain/refusals.js';
import type { Settings } from '../../settings/application/ports.js';
import type { Installation, Setup } from './ports.js';

export interface Owner {
  token: string;
  name: string;
  email: string;
  password: string;
}

/** Makes the owner's account by the link that the first start has printed, and closes the shop until it is ready to sell. */
export class ClaimShop {
  constructor(
    private readonly setup: Setup,
    private readonly installation: Installation,
    private readonly accounts: Accounts,
    private readonly ensureAccount: EnsureAccount,
    private readonly rules: PasswordRules,
    private readonly settings: Settings,
    private readonly changes: ChangeSettings,
    private readonly unit: UnitOfWork,
  ) {}

  async isClaimed(): Promise<boolean> {
    return (await this.setup.facts()).hasAdministrator;
  }

  /** @throws SetupLinkWrong, SetupDone, EmailTaken, PasswordTooShort, PasswordTooLong, PasswordTooCommon */
  async claimShop({ token, name, email, password }: Owner): Promise<void> {
    if (!this.installation.isLink(token)) throw new SetupLinkWrong();
    checkPassword(password, this.rules, { isPrivileged: true, about: [name, email] });
    const owner = await this.ensureAccount.prepareAccount({ name, email, password, role: 'admin' });
    await this.unit.run(async () => {
      await this.setup.lock();
      const { hasAdministrator, hasOrders } = await this.setup.facts();
      if (hasAdministrator) throw new SetupDone();
      await this.accounts.add(owner);
      if (hasOrders || this.installation.isDemo) return;
      const { supportEmail } = await this.settings.read();
      const own = supportEmail === SUPPORT_EMAIL ? { supportEmail: email } : {};
      await this.changes.changeSettings({ isOpen: false, ...own });
    });
  }
}
