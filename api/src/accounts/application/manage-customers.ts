import type { Caller, Role } from '../../kernel/caller.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { CustomerNotFound, NotYourself } from '../domain/customer-refusals.js';
import type { Passwords, ResetLinks, SessionStore } from './ports.js';

export interface CustomerChange {
  role?: Role;
  disabled?: boolean;
}

export interface CustomerFile {
  name: string;
  email: string;
  role: Role;
}

/** The accounts as the back office keeps them. */
export abstract class CustomerFiles {
  /** The account as it is now, locked until the running transaction ends; undefined when there is none. */
  abstract find(id: string): Promise<CustomerFile | undefined>;
  abstract change(id: string, change: CustomerChange & { passwordHash?: string }): Promise<void>;
  /** Everybody who may appoint others and is not disabled. */
  abstract administrators(): Promise<{ name: string; email: string }[]>;
}

/**
 * Appointing staff and disabling accounts. A new role begins with a new login: sessions and mailed links end. Who is
 * appointed chooses a new password first, by a mailed link, since staff needs longer ones than shoppers; until then none
 * opens the account. Every administrator is told by mail.
 */
export class ManageCustomers {
  constructor(
    private readonly files: CustomerFiles,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly links: ResetLinks,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws NotYourself, @throws CustomerNotFound */
  async execute(caller: Caller, id: string, change: CustomerChange): Promise<void> {
    const changes = change.role !== undefined || change.disabled !== undefined;
    if (changes && id === caller.accountId) throw new NotYourself();
    const passwordHash = isAppointment(change.role) ? await this.passwords.hashOfNone() : undefined;
    await this.unit.run(async () => {
      const file = await this.files.find(id);
      if (!file) throw new CustomerNotFound();
      const isNew = change.role !== undefined && change.role !== file.role;
      await this.files.change(id, { ...change, ...(isNew && passwordHash ? { passwordHash } : {}) });
      if (isNew) await this.begin(caller, id, file, change.role ?? file.role);
    });
  }

  private async begin(caller: Caller, id: string, { name, email }: CustomerFile, role: Role): Promise<void> {
    await this.sessions.revokeAll(id);
    await this.links.endAll(id);
    if (isAppointment(role)) {
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
