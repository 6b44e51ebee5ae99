import type { GroupUses } from '../../kernel/customer-groups.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import {
  checkRule,
  GroupChanged,
  GroupHasRule,
  GroupInUse,
  GroupNotFound,
  MOST_GROUPS,
  TooManyGroups,
  type CustomerGroup,
} from '../domain/customer-group.js';
import { CustomerNotFound } from '../domain/customer-refusals.js';

/** A group that is kept, with its version: one more with each change. */
export interface KnownGroup extends CustomerGroup {
  version: number;
}

/** The groups of customers, and who belongs to those without a rule. */
export abstract class CustomerGroups {
  /** Locked until the running transaction ends; undefined when there is none. */
  abstract lock(id: string): Promise<KnownGroup | undefined>;
  abstract count(): Promise<number>;
  /** @throws GroupNameTaken */
  abstract add(group: CustomerGroup): Promise<void>;
  /** @throws GroupNameTaken */
  abstract save(group: CustomerGroup): Promise<void>;
  /** With who belongs to it. */
  abstract remove(id: string): Promise<void>;
  /** Those of the accounts that there are, guests among them. */
  abstract known(accountIds: readonly string[]): Promise<string[]>;
  /** Who belongs to it already stays. */
  abstract join(groupId: string, accountIds: readonly string[]): Promise<void>;
  abstract leave(groupId: string, accountIds: readonly string[]): Promise<void>;
  /** Nobody of the accounts belongs to it by hand any more. */
  abstract leaveAll(groupId: string): Promise<void>;
}

export type GroupTerms = Omit<CustomerGroup, 'id'>;

/** Groups of customers as the back office keeps them. */
export class ManageCustomerGroups {
  constructor(
    private readonly groups: CustomerGroups,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
    private readonly uses: GroupUses,
  ) {}

  /** Returns the new group's id. @throws GroupNameTaken, GroupWrong, TooManyGroups */
  async create(terms: GroupTerms): Promise<string> {
    checkRule(terms.rule);
    const id = this.ids.next();
    await this.unitOfWork.run(async () => {
      if ((await this.groups.count()) >= MOST_GROUPS) throw new TooManyGroups();
      await this.groups.add({ id, ...terms });
    });
    return id;
  }

  /**
   * A group that gets a rule forgets who was put into it by hand. `read` is the version that was read.
   * @throws GroupNotFound, GroupChanged, GroupNameTaken, GroupWrong
   */
  async change(id: string, terms: Partial<GroupTerms>, read?: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { version, ...group } = await this.found(id);
      if (read !== undefined && read !== version) throw new GroupChanged(version);
      const next = { ...group, ...terms };
      checkRule(next.rule);
      if (next.rule) await this.groups.leaveAll(id);
      await this.groups.save(next);
    });
  }

  /** @throws GroupNotFound, GroupInUse */
  async remove(id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.found(id);
      const user = await this.uses.namedBy(id);
      if (user !== null) throw new GroupInUse(user);
      await this.groups.remove(id);
    });
  }

  /** Puts accounts into a group and takes others out. @throws GroupNotFound, GroupHasRule, CustomerNotFound */
  async assign(id: string, { add, remove }: { add: readonly string[]; remove: readonly string[] }) {
    await this.unitOfWork.run(async () => {
      const { rule } = await this.found(id);
      if (rule) throw new GroupHasRule();
      const wanted = [...new Set(add)];
      if ((await this.groups.known(wanted)).length < wanted.length) throw new CustomerNotFound();
      await this.groups.join(id, wanted);
      await this.groups.leave(id, [...new Set(remove)]);
    });
  }

  private async found(id: string): Promise<KnownGroup> {
    const group = await this.groups.lock(id);
    if (!group) throw new GroupNotFound();
    return group;
  }
}
