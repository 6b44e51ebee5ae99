/** Which accounts have shown that their mail address is theirs. */
export abstract class Confirmations {
  abstract isConfirmed(accountId: string): Promise<boolean>;
  /** A link's token, superseding the one before; undefined when the account got its mails for this hour. */
  abstract issue(accountId: string): Promise<string | undefined>;
  /** The account's address is confirmed by another mailed link. */
  abstract confirm(accountId: string): Promise<void>;
  /** Uses the token up. False when it is not alive. */
  abstract redeem(token: string): Promise<boolean>;
}
