/** What the shop keeps for an account that becomes a part of another one; who keeps money answers it. */
export abstract class MergedCredit {
  /**
   * Moves the store credit of one account to another, with entries that balance; what an order gives back to it later goes
   * there, too. Joins the caller's transaction, in which both accounts are locked. Answers the currencies of credit that cannot
   * be moved, for one of the two pays nothing at present: then nothing was done.
   */
  abstract move(fromId: string, intoId: string, actorId: string): Promise<string[]>;
}
