/** Which accounts have shown that their mail address is theirs; `accounts` writes down that they did. */
export abstract class Confirmations {
  abstract isConfirmed(accountId: string): Promise<boolean>;
  /** A link's token, superseding the one before; undefined when the account got its mails for this hour. */
  abstract issue(accountId: string): Promise<string | undefined>;
  /** Uses the token up, of this account if one is named; answers whose it was, undefined when it is not alive. */
  abstract redeem(token: string, accountId?: string): Promise<string | undefined>;
}
