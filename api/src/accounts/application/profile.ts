import type { Caller } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import { emailKey } from '../domain/email.js';
import { EmailChangesByLink, NotFoundAccount } from '../domain/refusals.js';
import type { Account } from '../domain/account.js';
import type { Accounts, UserView } from './ports.js';
import type { StepUp } from './step-up.js';
import { userView } from './user-view.js';

/** One thing that the caller may do, as the panel asks for it: `orders.refund` is the action `refund` on `orders`. */
export interface PermittedAction {
  resource: string;
  action: string;
}

export interface Profile {
  user: UserView;
  phone: string;
  /** BCP 47: what the account is written to in; null is the shop's first language. */
  language: string | null;
  permissions: readonly PermittedAction[];
  /** In cents; null is any amount. */
  refundLimit: number | null;
}

export interface ProfileChange {
  name?: string;
  phone?: string;
  language?: string;
  /** The present one alone. */
  email?: string;
}

/** The caller's own account: read and changed. The address that one logs in with is changed by `ChangeEmail`. */
export class OwnProfile {
  constructor(
    private readonly accounts: Accounts,
    private readonly stepUp: StepUp,
    private readonly clock: Clock,
  ) {}

  async read(caller: Caller): Promise<Profile> {
    return profile(await this.own(caller), caller);
  }

  /** A new phone number asks for the password, as all that says how its owner is reached. @throws EmailChangesByLink, PasswordRequired, FactorRequired */
  async change(caller: Caller, change: ProfileChange): Promise<Profile> {
    const account = await this.own(caller);
    if (change.email !== undefined && emailKey(change.email) !== account.emailKey)
      throw new EmailChangesByLink();
    if (change.phone !== undefined && change.phone !== account.phone) await this.stepUp.shown(caller);
    if (change.name !== undefined) account.rename(change.name, this.clock.now());
    if (change.phone !== undefined) account.callAt(change.phone, this.clock.now());
    if (change.language !== undefined) account.readIn(change.language, this.clock.now());
    await this.accounts.save(account);
    return profile(account, caller);
  }

  private async own(caller: Caller): Promise<Account> {
    const account = await this.accounts.byId(caller.accountId);
    if (!account) throw new NotFoundAccount();
    return account;
  }
}

const profile = (account: Account, { permissions, refundLimit }: Caller): Profile => ({
  user: userView(account),
  phone: account.phone,
  language: account.language,
  permissions: permissions.map((permission) => {
    const [resource = '', action = ''] = permission.split('.');
    return { resource, action };
  }),
  refundLimit,
});
