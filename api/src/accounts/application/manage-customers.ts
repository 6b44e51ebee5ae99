import type { Caller, Role } from '../../kernel/caller.js';
import { CustomerNotFound, NotYourself } from '../domain/customer-refusals.js';

export interface CustomerChange {
  role?: Role;
  disabled?: boolean;
}

/** The accounts as the back office keeps them. */
export abstract class CustomerFiles {
  /** False when there is none. */
  abstract change(id: string, change: CustomerChange): Promise<boolean>;
}

/** Appointing staff and disabling accounts. Roles are read on every request, so a change holds at once. */
export class ManageCustomers {
  constructor(private readonly files: CustomerFiles) {}

  /** @throws NotYourself, @throws CustomerNotFound */
  async execute(caller: Caller, id: string, change: CustomerChange): Promise<void> {
    const changes = change.role !== undefined || change.disabled !== undefined;
    if (changes && id === caller.accountId) throw new NotYourself();
    if (!(await this.files.change(id, change))) throw new CustomerNotFound();
  }
}
