import type { Caller, Role } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import { NotFoundAccount } from '../domain/refusals.js';
import type { Account } from '../domain/account.js';
import type { Accounts, UserView } from './ports.js';
import { userView } from './user-view.js';

/** What a role may do in the admin panel; the server's own checks are the routes' `@Allow`. */
const PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  customer: [],
  staff: [
    { resource: 'orders', action: '*' },
    { resource: 'reviews', action: '*' },
  ],
  admin: [{ resource: '*', action: '*' }],
};

export interface Permission {
  resource: string;
  action: string;
}

export interface Profile {
  user: UserView;
  phone: string;
  permissions: readonly Permission[];
}

/** The caller's own account: read and changed. The address that one logs in with stays. */
export class OwnProfile {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async read(caller: Caller): Promise<Profile> {
    return profile(await this.own(caller));
  }

  async change(caller: Caller, change: { name?: string; phone?: string }): Promise<Profile> {
    const account = await this.own(caller);
    if (change.name !== undefined) account.rename(change.name, this.clock.now());
    if (change.phone !== undefined) account.callAt(change.phone, this.clock.now());
    await this.accounts.save(account);
    return profile(account);
  }

  private async own(caller: Caller): Promise<Account> {
    const account = await this.accounts.byId(caller.accountId);
    if (!account) throw new NotFoundAccount();
    return account;
  }
}

const profile = (account: Account): Profile => ({
  user: userView(account),
  phone: account.phone,
  permissions: PERMISSIONS[account.role],
});
