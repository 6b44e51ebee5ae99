import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  checkGrant,
  RoleChanged,
  RoleInUse,
  RoleNotFound,
  READY_ROLES,
  type StaffRole,
} from '../domain/staff-role.js';

/** A role that is kept, with its version: one more with each change. */
export interface KnownRole extends StaffRole {
  version: number;
}

/** The roles that the staff of the shop can have. */
export abstract class StaffRoles {
  /** Locked until the running transaction ends; undefined when there is none. */
  abstract lock(id: string): Promise<KnownRole | undefined>;
  /** @throws RoleNameTaken */
  abstract add(role: StaffRole): Promise<void>;
  /** @throws RoleNameTaken */
  abstract save(role: StaffRole): Promise<void>;
  /** @throws RoleInUse */
  abstract remove(id: string): Promise<void>;
}

export type RoleTerms = Omit<StaffRole, 'id'>;

/** Composes roles. What they say holds from the next call of whoever has them. */
export class ManageStaffRoles {
  constructor(
    private readonly roles: StaffRoles,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the new role's id. @throws BeyondOwnPermissions, RoleNameTaken */
  async create(caller: Caller, terms: RoleTerms): Promise<string> {
    checkGrant(caller, terms);
    const id = this.ids.next();
    await this.unitOfWork.run(() => this.roles.add({ id, ...terms }));
    return id;
  }

  /** `read` is the version that was read. @throws RoleNotFound, BeyondOwnPermissions before and after the change, RoleChanged, RoleNameTaken */
  async change(caller: Caller, id: string, terms: Partial<RoleTerms>, read?: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { version, ...role } = await this.known(id);
      const next = { ...role, ...terms };
      checkGrant(caller, role);
      checkGrant(caller, next);
      if (read !== undefined && read !== version) throw new RoleChanged(version);
      await this.roles.save(next);
    });
  }

  /** A role that comes with the shop stays. @throws RoleNotFound, RoleInUse */
  async remove(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      checkGrant(caller, await this.known(id));
      if (READY_ROLES.some((ready) => ready.id === id)) throw new RoleInUse();
      await this.roles.remove(id);
    });
  }

  private async known(id: string): Promise<KnownRole> {
    const role = await this.roles.lock(id);
    if (!role) throw new RoleNotFound();
    return role;
  }
}
