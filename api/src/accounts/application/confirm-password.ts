import type { Caller } from '../../kernel/caller.js';
import { SessionEnded, WrongPassword } from '../domain/refusals.js';
import type { Accounts, Passwords, SessionStore } from './ports.js';

/** Takes the password again in a running session, so that dangerous steps are open for 15 minutes. @throws WrongPassword, SessionEnded */
export class ConfirmPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ accountId, sessionId }: Caller, password: string): Promise<void> {
    const account = await this.accounts.byId(accountId);
    if (!(await this.passwords.matches(password, account?.passwordHash))) throw new WrongPassword();
    if (!(await this.sessions.confirm(sessionId))) throw new SessionEnded();
  }
}
