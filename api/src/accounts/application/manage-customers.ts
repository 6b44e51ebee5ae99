import type { Caller, Role } from '../../kernel/caller.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { CustomerNotFound, NotYourself } from '../domain/customer-refusals.js';
import type { ResetLinks, SessionStore } from './ports.js';

export interface CustomerChange {
  role?: Role;
  disabled?: boolean;
}

/** The accounts as the back office keeps them. */
export abstract class CustomerFiles {
  /** The role that the account has now, locked until the running transaction ends; undefined when there is none. */
  abstract roleOf(id: string): Promise<Role | undefined>;
  abstract change(id: string, change: CustomerChange): Promise<void>;
}

/** Appointing staff and disabling accounts. A new role begins with a new login: sessions and mailed links end. */
export class ManageCustomers {
  constructor(
    private readonly files: CustomerFiles,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws NotYourself, @throws CustomerNotFound */
  async execute(caller: Caller, id: string, change: CustomerChange): Promise<void> {
    const changes = change.role !== undefined || change.disabled !== undefined;
    if (changes && id === caller.accountId) throw new NotYourself();
    await this.unit.run(async () => {
      const role = await this.files.roleOf(id);
      if (role === undefined) throw new CustomerNotFound();
      await this.files.change(id, change);
      if (change.role === undefined || change.role === role) return;
      await this.sessions.revokeAll(id);
      await this.links.endAll(id);
    });
  }
}
