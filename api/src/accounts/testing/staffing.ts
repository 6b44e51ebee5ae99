import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { ManageCustomers } from '../application/manage-customers.js';
import { CustomerFiles, type CustomerFile, type CustomerWrite } from '../application/customer-files.js';
import { StaffRoles, type KnownRole } from '../application/staff-roles.js';
import { READY_ROLES, RoleInUse, RoleNameTaken, type StaffRole } from '../domain/staff-role.js';
import {
  JournalledLinks,
  JournalledOutbox,
  JournalledPasswords,
  JournalledSessions,
  type Journal,
} from './journal.js';
import { Reach } from '../application/reach.js';
import { InMemoryPasskeys } from './passkeys.js';
import { InMemorySecondFactors } from './second-factors.js';

type Kept = CustomerFile & { passwordHash?: string };

/** A shopper's file unless told otherwise. */
export const aFile = (name: string, changes: Partial<CustomerFile> = {}): CustomerFile => ({
  ...{ name, email: `${name.toLowerCase()}@example.com`, role: 'customer', staffRoleId: null },
  ...{ isDisabled: false, wasSeen: false, isMerged: false, ...changes },
});

export class InMemoryCustomerFiles extends CustomerFiles {
  readonly kept = new Map<string, Kept>();
  /** The accounts that were locked, in their order. */
  readonly locked: string[] = [];
  readonly writes: CustomerWrite[] = [];

  override find(id: string): Promise<CustomerFile | undefined> {
    this.locked.push(id);
    return Promise.resolve(this.kept.get(id));
  }

  override change(id: string, change: CustomerWrite): Promise<void> {
    this.writes.push(change);
    const { disabled, staffRoleId, ...rest } = change;
    const kept = this.kept.get(id);
    if (kept) {
      const [isDisabled, ofKept] = [disabled ?? kept.isDisabled, kept.staffRoleId];
      const next = staffRoleId === undefined ? ofKept : staffRoleId;
      this.kept.set(id, { ...kept, ...rest, isDisabled, staffRoleId: next });
    }
    return Promise.resolve();
  }

  override administrators(): Promise<{ name: string; email: string }[]> {
    const all = [...this.kept.values()].filter(({ role, isDisabled }) => role === 'admin' && !isDisabled);
    return Promise.resolve(all.map(({ name, email }) => ({ name, email })));
  }
}

/** The ready roles and those that are composed. */
export class InMemoryStaffRoles extends StaffRoles {
  readonly kept = new Map<string, StaffRole>(READY_ROLES.map((role) => [role.id, role]));

  private readonly versions = new Map<string, number>();

  /** @param files who has which role */
  constructor(private readonly files = new InMemoryCustomerFiles()) {
    super();
  }

  override lock(id: string): Promise<KnownRole | undefined> {
    const role = this.kept.get(id);
    return Promise.resolve(role && { ...role, version: this.versions.get(id) ?? 1 });
  }

  override async add(role: StaffRole): Promise<void> {
    await this.save(role);
    this.versions.set(role.id, 1);
  }

  override save(role: StaffRole): Promise<void> {
    const isTaken = [...this.kept.values()].some(({ id, name }) => id !== role.id && name === role.name);
    if (isTaken) return Promise.reject(new RoleNameTaken());
    this.kept.set(role.id, role);
    this.versions.set(role.id, (this.versions.get(role.id) ?? 1) + 1);
    return Promise.resolve();
  }

  override remove(id: string): Promise<void> {
    const isInUse = [...this.files.kept.values()].some(({ staffRoleId }) => staffRoleId === id);
    if (isInUse) return Promise.reject(new RoleInUse());
    this.kept.delete(id);
    return Promise.resolve();
  }
}

/** A shop's staff, managed over ports in memory. */
export function staffing(people: Readonly<Record<string, CustomerFile>>) {
  const journal: Journal = [];
  const [files, passkeys] = [new InMemoryCustomerFiles(), new InMemoryPasskeys()];
  const roles = new InMemoryStaffRoles(files);
  for (const [id, file] of Object.entries(people)) files.kept.set(id, file);
  const [passwords, outbox, unit] = [
    new JournalledPasswords(journal),
    new JournalledOutbox(journal),
    new DirectUnitOfWork(),
  ];
  const factors = new InMemorySecondFactors();
  const manage = new ManageCustomers(
    files,
    new Reach(files, roles),
    passwords,
    new JournalledSessions(journal),
    new JournalledLinks(journal, undefined, ''),
    passkeys,
    factors,
    outbox,
    unit,
  );
  return { files, roles, passkeys, factors, journal, passwords, outbox, unit, manage };
}
