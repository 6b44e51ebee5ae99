import type { Caller } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Account } from '../domain/account.js';
import type { ManageCustomers } from './manage-customers.js';
import type { Accounts, Passwords } from './ports.js';

export interface Invitation {
  name: string;
  email: string;
  role: 'staff' | 'admin';
  staffRoleId?: string;
}

/** Opens an account that no password opens and appoints it: the mailed link sets the first password. */
export class InviteStaff {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly customers: ManageCustomers,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the new account's id. @throws EmailTaken, RoleNotFound, BeyondOwnPermissions */
  async inviteStaff(caller: Caller, { name, email, role, staffRoleId }: Invitation): Promise<string> {
    const passwordHash = await this.passwords.hashOfNone();
    const id = this.ids.next();
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      await this.accounts.add(
        new Account({ id, name, email, phone: '', passwordHash, role: 'customer', now }),
      );
      await this.customers.manageCustomers(caller, id, { role, ...(staffRoleId ? { staffRoleId } : {}) });
    });
    return id;
  }
}
