import type { Clock } from '../../kernel/clock.js';
import type { Account } from '../domain/account.js';
import { WrongCredentials } from '../domain/refusals.js';
import type { CheckSecondFactor } from './check-second-factor.js';
import type { Device, LoggedIn, OpenSession } from './open-session.js';
import type { Accounts, Passwords, Throttle } from './ports.js';

export interface Login extends Device {
  email: string;
  password: string;
  /** Of the authenticator app, or a recovery code; accounts with a second factor need one. */
  code?: string | undefined;
  remember: boolean;
}

/** Opens a session. Unknown address, wrong password and a disabled account look alike. @throws WrongCredentials, CodeRequired, WrongLoginCode */
export class LogIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly secondFactor: CheckSecondFactor,
    private readonly openSession: OpenSession,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  async execute(login: Login): Promise<LoggedIn> {
    await this.throttle.login(login.email, login.ip);
    const account = await this.accounts.byEmail(login.email);
    const matches = await this.passwords.matches(login.password, account?.passwordHash);
    if (!account || !matches || account.isDisabled) throw new WrongCredentials();
    const secondFactor = await this.secondFactor.execute(account.id, login.code, login.ip);
    await this.throttle.loginSucceeded(login.email, login.ip);
    await this.strengthen(account, login.password);
    return this.openSession.execute(account, { ...login, secondFactor });
  }

  /** A hash made with weaker parameters is replaced while the password is at hand (security S01). */
  private async strengthen(account: Account, password: string): Promise<void> {
    if (!this.passwords.isOutdated(account.passwordHash)) return;
    account.usePassword(await this.passwords.hash(password), this.clock.now());
    await this.accounts.save(account);
  }
}
