import { GroupMembership, type NamedGroup } from '../customer-groups.js';

/** Groups of customers by their ids, with the accounts that belong to them. */
export class InMemoryMembership extends GroupMembership {
  /** @param net groups whose customers are shown prices without tax */
  constructor(
    readonly groups: ReadonlyMap<string, readonly string[]> = new Map(),
    private readonly net: readonly string[] = [],
  ) {
    super();
  }

  override of(accountId: string, groupIds: readonly string[]): Promise<string[]> {
    return Promise.resolve(groupIds.filter((id) => this.groups.get(id)?.includes(accountId)));
  }

  override async allOf(accountId: string): Promise<NamedGroup[]> {
    const ids = await this.of(accountId, [...this.groups.keys()].toSorted());
    return ids.map((id) => ({ id, name: `Group ${id}` }));
  }

  override members(groupIds: readonly string[], accountIds: readonly string[]): Promise<Set<string>> {
    const all = groupIds.flatMap((id) => this.groups.get(id) ?? []);
    return Promise.resolve(new Set(accountIds.filter((id) => all.includes(id))));
  }

  override async showsNet(accountId: string): Promise<boolean> {
    return (await this.of(accountId, this.net)).length > 0;
  }

  override hold(groupIds: readonly string[]): Promise<string[]> {
    return Promise.resolve(groupIds.filter((id) => this.groups.has(id)));
  }
}
