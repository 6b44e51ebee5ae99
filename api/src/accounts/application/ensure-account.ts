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

  async ensureAccount({ name, email, password, role }: FirstAccount): Promise<void> {
    if (await this.accounts.byEmail(email)) return;
    const passwordHash = await this.passwords.hash(password);
    const details = {
      id: this.ids.next(),
      name,
      email,
      phone: '',
      passwordHash,
      role,
      now: this.clock.now(),
    };
    await this.accounts.add(new Account(details)).catch((error: unknown) => {
      if (!(error instanceof EmailTaken)) throw error;
    });
  }
}
