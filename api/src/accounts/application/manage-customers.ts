import type { Caller, Role } from '../../kernel/caller.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { AccountMerged, CustomerNotFound, NotYourself } from '../domain/customer-refusals.js';
import { DEFAULT_STAFF_ROLE } from '../../kernel/rights.js';
import type { CustomerChange, CustomerFile, CustomerFiles } from './customer-files.js';
import type { Passwords, ResetLinks, SessionStore } from './ports.js';
import type { Reach } from './reach.js';
import type { Passkeys, SecondFactors } from './second-factor-ports.js';

/**
 * Appointing staff and disabling accounts. A new role begins with a new login: sessions and mailed links end. Who is
 * appointed chooses a new password first, by a mailed link, since staff needs longer ones than shoppers; until then nothing
 * opens the account, and no passkey or app of the shopper does later. Every administrator is told by mail.
 */
export class ManageCustomers {
  constructor(
    private readonly files: CustomerFiles,
    private readonly reach: Reach,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactors,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws NotYourself, CustomerNotFound, AccountMerged, RoleNotFound, BeyondOwnPermissions */
  async manageCustomers(caller: Caller, id: string, change: CustomerChange): Promise<void> {
    if (Object.keys(change).length > 0 && id === caller.accountId) throw new NotYourself();
    const passwordHash = isAppointment(change.role) ? await this.passwords.hashOfNone() : undefined;
    await this.unit.run(async () => {
      const file = await this.reach.lock(caller, id);
      if (!file || (file.role === 'guest' && change.role)) throw new CustomerNotFound();
      const role = change.role ?? file.role;
      if (file.isMerged && (role !== file.role || change.disabled === false)) throw new AccountMerged();
      const staffRoleId =
        role === 'staff' ? (change.staffRoleId ?? file.staffRoleId ?? DEFAULT_STAFF_ROLE) : null;
      await this.reach.check(caller, file);
      await this.reach.check(caller, { role, staffRoleId });
      const isNew = role !== file.role || staffRoleId !== file.staffRoleId;
      const startsOver = isNew && role !== file.role && passwordHash !== undefined;
      await this.files.change(id, { ...change, staffRoleId, ...(startsOver ? { passwordHash } : {}) });
      if (isNew || (change.disabled && !file.isDisabled)) await this.end(id);
      if (isNew) await this.begin(caller, id, file, role, startsOver);
    });
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
      await this.factors.remove(id);
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
