import type { Caller, Role } from '../../kernel/caller.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { CustomerNotFound, NotYourself } from '../domain/customer-refusals.js';
import {
  BeyondOwnPermissions,
  checkGrant,
  DEFAULT_STAFF_ROLE,
  RoleNotFound,
  rightsOf,
} from '../domain/staff-role.js';
import type { Passwords, ResetLinks, SessionStore } from './ports.js';
import type { Passkeys } from './second-factor-ports.js';
import type { StaffRoles } from './staff-roles.js';

export interface CustomerChange {
  role?: Role;
  /** For staff alone; without it, the ready role "Staff". */
  staffRoleId?: string;
  disabled?: boolean;
}

export interface CustomerFile {
  name: string;
  email: string;
  role: Role;
  staffRoleId: string | null;
  isDisabled: boolean;
}

export interface CustomerWrite extends Omit<CustomerChange, 'staffRoleId'> {
  staffRoleId?: string | null;
  passwordHash?: string;
}

/** The accounts as the back office keeps them. */
export abstract class CustomerFiles {
  /** The account as it is now, locked until the running transaction ends; undefined when there is none. */
  abstract find(id: string): Promise<CustomerFile | undefined>;
  abstract change(id: string, change: CustomerWrite): Promise<void>;
  /** Everybody who may appoint others and is not disabled. */
  abstract administrators(): Promise<{ name: string; email: string }[]>;
}

/**
 * Appointing staff and disabling accounts. A new role begins with a new login: sessions and mailed links end. Who is
 * appointed chooses a new password first, by a mailed link, since staff needs longer ones than shoppers; until then nothing
 * opens the account, and no passkey of the shopper does later. Every administrator is told by mail.
 */
export class ManageCustomers {
  constructor(
    private readonly files: CustomerFiles,
    private readonly roles: StaffRoles,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
    private readonly passkeys: Passkeys,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws NotYourself, CustomerNotFound, RoleNotFound, BeyondOwnPermissions */
  async execute(caller: Caller, id: string, change: CustomerChange): Promise<void> {
    if (Object.keys(change).length > 0 && id === caller.accountId) throw new NotYourself();
    const passwordHash = isAppointment(change.role) ? await this.passwords.hashOfNone() : undefined;
    await this.unit.run(async () => {
      const file = await this.lock(caller, id);
      if (!file || (file.role === 'guest' && change.role)) throw new CustomerNotFound();
      const role = change.role ?? file.role;
      const staffRoleId =
        role === 'staff' ? (change.staffRoleId ?? file.staffRoleId ?? DEFAULT_STAFF_ROLE) : null;
      await this.checkReach(caller, file);
      await this.checkReach(caller, { role, staffRoleId });
      const isNew = role !== file.role || staffRoleId !== file.staffRoleId;
      const startsOver = isNew && role !== file.role && passwordHash !== undefined;
      await this.files.change(id, { ...change, staffRoleId, ...(startsOver ? { passwordHash } : {}) });
      if (isNew || (change.disabled && !file.isDisabled)) await this.end(id);
      if (isNew) await this.begin(caller, id, file, role, startsOver);
    });
  }

  /**
   * The account, locked, and the caller's with it: of two who dismiss each other at once, the second is nobody any more, so
   * that the shop keeps an administrator. @throws BeyondOwnPermissions
   */
  private async lock(caller: Caller, id: string): Promise<CustomerFile | undefined> {
    const files = new Map<string, CustomerFile | undefined>();
    for (const each of [id, caller.accountId].sort()) files.set(each, await this.files.find(each));
    const own = files.get(caller.accountId);
    if (own?.role !== caller.role || own.isDisabled) throw new BeyondOwnPermissions();
    return files.get(id);
  }

  /** Nobody makes of an account, or changes one that is, what they could not do themselves. */
  private async checkReach(
    caller: Caller,
    { role, staffRoleId }: Pick<CustomerFile, 'role' | 'staffRoleId'>,
  ) {
    const staffRole = staffRoleId ? await this.roles.lock(staffRoleId) : undefined;
    if (staffRoleId && !staffRole) throw new RoleNotFound();
    checkGrant(caller, rightsOf(role, staffRole));
  }

  /** So that they do not come back with an account that is enabled again. */
  private async end(id: string): Promise<void> {
    await this.sessions.revokeAll(id);
    await this.links.endAll(id);
  }

  private async begin(
    caller: Caller,
    id: string,
    { name, email }: CustomerFile,
    role: Role,
    startsOver: boolean,
  ): Promise<void> {
    if (startsOver) {
      await this.passkeys.removeAll(id);
      const token = await this.links.issue(id);
      await this.outbox.publish({
        topic: 'mail.appointed',
        payload: { accountId: id, name, email, role, token },
      });
    }
    for (const administrator of await this.files.administrators()) {
      const payload = { ...administrator, person: `${name} (${email})`, role, by: caller.email };
      await this.outbox.publish({ topic: 'mail.role-changed', payload });
    }
  }
}

const isAppointment = (role: Role | undefined) => role === 'staff' || role === 'admin';
