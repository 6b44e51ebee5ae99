import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Role } from '../../kernel/caller.js';
import { Account } from '../domain/account.js';
import { EmailTaken } from '../domain/refusals.js';
import type { Accounts, Passwords } from './ports.js';

export interface FirstAccount {
  name: string;
  email: string;
  password: string;
  role: Role;
}

/** Makes an account that configuration names, once; an existing one is left alone. */
export class EnsureAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async ensureAccount(first: FirstAccount): Promise<void> {
    if (await this.accounts.byEmail(first.email)) return;
    await this.accounts.add(await this.prepareAccount(first)).catch((error: unknown) => {
      if (!(error instanceof EmailTaken)) throw error;
    });
  }

  /** An account that is stored nowhere yet: hashing its password takes so long that nobody should wait for a lock meanwhile. */
  async prepareAccount({ password, ...first }: FirstAccount): Promise<Account> {
    const passwordHash = await this.passwords.hash(password);
    return new Account({ ...first, id: this.ids.next(), phone: '', passwordHash, now: this.clock.now() });
  }
}
