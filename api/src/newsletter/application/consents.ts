/** What people have said elsewhere to news of the shop. */
export abstract class Consents {
  /**
   * Subscribes addresses whose owners have agreed to it in the shop that is left. Whoever was ever known here stays as they are, also who
   * has left. The ids of the new ones by the keys of their addresses (NFKC, small letters).
   */
  abstract take(emails: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Takes that back, but of whoever has done something about it since. */
  abstract withdraw(ids: readonly string[]): Promise<void>;
}
