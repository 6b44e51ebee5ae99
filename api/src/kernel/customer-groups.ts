export interface NamedGroup {
  id: string;
  name: string;
}

/** Who belongs to which groups of customers at this moment, by hand or by rule. A guest belongs to none. */
export abstract class GroupMembership {
  /** Of these groups those that the account belongs to. */
  abstract of(accountId: string, groupIds: readonly string[]): Promise<string[]>;
  /** All groups that the account belongs to, in the order of their ids. */
  abstract allOf(accountId: string): Promise<NamedGroup[]>;
  /** Of these accounts those that belong to any of the groups. */
  abstract members(groupIds: readonly string[], accountIds: readonly string[]): Promise<Set<string>>;
  /** Whether the account belongs to a group whose customers are shown prices without tax. */
  abstract showsNet(accountId: string): Promise<boolean>;
  /** Of these groups those that there are. None of them is deleted before the running transaction ends. */
  abstract hold(groupIds: readonly string[]): Promise<string[]>;
}

/** What names groups of customers, such as rules for their purchases. */
export abstract class GroupUses {
  /** What of it names the group, by its name; null where nothing does. Joins the transaction that would delete the group. */
  abstract namedBy(groupId: string): Promise<string | null>;
}
