import type { Caller } from '../../kernel/caller.js';
import { BeyondOwnPermissions, checkGrant, RoleNotFound } from '../domain/staff-role.js';
import { rightsOf } from '../../kernel/rights.js';
import type { CustomerFile, CustomerFiles } from './customer-files.js';
import type { StaffRoles } from './staff-roles.js';

/** How far somebody of the staff reaches into the accounts of others: never above what they may do themselves. */
export class Reach {
  constructor(
    private readonly files: CustomerFiles,
    private readonly roles: StaffRoles,
  ) {}

  /**
   * The account, locked, and the caller's with it: of two who dismiss each other at once, the second is nobody any more, so
   * that the shop keeps an administrator. @throws BeyondOwnPermissions
   */
  async lock(caller: Caller, id: string): Promise<CustomerFile | undefined> {
    const files = new Map<string, CustomerFile | undefined>();
    for (const each of [id, caller.accountId].sort()) files.set(each, await this.files.find(each));
    const own = files.get(caller.accountId);
    if (own?.role !== caller.role || own.isDisabled) throw new BeyondOwnPermissions();
    return files.get(id);
  }

  /** Nobody makes of an account, or changes one that is, what they could not do themselves. @throws RoleNotFound, BeyondOwnPermissions */
  async check(
    caller: Caller,
    { role, staffRoleId }: Pick<CustomerFile, 'role' | 'staffRoleId'>,
  ): Promise<void> {
    const staffRole = staffRoleId ? await this.roles.lock(staffRoleId) : undefined;
    if (staffRoleId && !staffRole) throw new RoleNotFound();
    checkGrant(caller, rightsOf(role, staffRole));
  }
}
