import { Confirmations } from '../application/ports.js';

const MAILS = 3;

/** Confirmed mail addresses in memory, all within one hour. Tokens are `token-1`, `token-2` and so on. */
export class InMemoryConfirmations extends Confirmations {
  private readonly confirmed = new Set<string>();
  /** Accounts by their last link. */
  private readonly links = new Map<string, string>();
  private readonly mails = new Map<string, number>();
  private count = 0;

  override isConfirmed(accountId: string): Promise<boolean> {
    return Promise.resolve(this.confirmed.has(accountId));
  }

  override issue(accountId: string): Promise<string | undefined> {
    const mails = (this.mails.get(accountId) ?? 0) + 1;
    this.mails.set(accountId, mails);
    if (mails > MAILS) return Promise.resolve(undefined);
    for (const [token, owner] of this.links) if (owner === accountId) this.links.delete(token);
    this.count += 1;
    this.links.set(`token-${this.count}`, accountId);
    return Promise.resolve(`token-${this.count}`);
  }

  confirm(accountId: string): Promise<void> {
    this.confirmed.add(accountId);
    return Promise.resolve();
  }

  override redeem(token: string, accountId?: string): Promise<string | undefined> {
    const owner = this.links.get(token);
    const isTheirs = owner !== undefined && (accountId ?? owner) === owner;
    if (isTheirs) this.links.delete(token);
    return Promise.resolve(isTheirs ? owner : undefined);
  }
}
