import { CustomerGroups, type KnownGroup } from '../application/customer-groups.js';
import { GroupNameTaken, type CustomerGroup } from '../domain/customer-group.js';

/** Groups of customers in memory. */
export class InMemoryCustomerGroups extends CustomerGroups {
  readonly kept = new Map<string, KnownGroup>();
  readonly members = new Map<string, Set<string>>();

  /** @param accounts the accounts that there are */
  constructor(private readonly accounts: readonly string[] = []) {
    super();
  }

  override lock(id: string): Promise<KnownGroup | undefined> {
    return Promise.resolve(this.kept.get(id));
  }

  override count(): Promise<number> {
    return Promise.resolve(this.kept.size);
  }

  override async add(group: CustomerGroup): Promise<void> {
    await this.save(group);
  }

  override save(group: CustomerGroup): Promise<void> {
    const isTaken = [...this.kept.values()].some(({ id, name }) => id !== group.id && name === group.name);
    if (isTaken) return Promise.reject(new GroupNameTaken());
    this.kept.set(group.id, { ...group, version: (this.kept.get(group.id)?.version ?? 0) + 1 });
    return Promise.resolve();
  }

  override remove(id: string): Promise<void> {
    this.kept.delete(id);
    this.members.delete(id);
    return Promise.resolve();
  }

  override known(accountIds: readonly string[]): Promise<string[]> {
    return Promise.resolve(accountIds.filter((id) => this.accounts.includes(id)).toSorted());
  }

  override join(groupId: string, accountIds: readonly string[]): Promise<void> {
    this.members.set(groupId, new Set([...(this.members.get(groupId) ?? []), ...accountIds]));
    return Promise.resolve();
  }

  override leave(groupId: string, accountIds: readonly string[]): Promise<void> {
    for (const id of accountIds) this.members.get(groupId)?.delete(id);
    return Promise.resolve();
  }

  override leaveAll(groupId: string): Promise<void> {
    this.members.delete(groupId);
    return Promise.resolve();
  }
}
