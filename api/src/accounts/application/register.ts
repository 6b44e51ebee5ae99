import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { Account } from '../domain/account.js';
import { checkPassword } from '../domain/password-rules.js';
import type { Accounts, PasswordRules, Passwords, UserView } from './ports.js';
import { userView } from './user-view.js';

export interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** A visitor becomes a shopper. The role is never taken from what was sent. @throws EmailTaken, PasswordTooShort, … */
export class Register {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(registration: Registration): Promise<UserView> {
    checkPassword(registration.password, this.rules);
    const account = new Account({
      id: this.ids.next(),
      name: registration.name,
      email: registration.email.trim(),
      phone: registration.phone,
      passwordHash: await this.passwords.hash(registration.password),
      role: 'customer',
      now: this.clock.now(),
    });
    await this.accounts.add(account);
    return userView(account);
  }
}
