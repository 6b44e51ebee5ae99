import type { Clock } from '../../kernel/clock.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
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
    private readonly unit: UnitOfWork,
  ) {}

  execute(login: Login): Promise<LoggedIn> {
    return this.passwords.inTurn(() => this.check(login));
  }

  private async check(login: Login): Promise<LoggedIn> {
    const succeeded = await this.throttle.login(login.email, login.ip);
    const account = await this.accounts.byEmail(login.email);
    const matches = await this.passwords.matches(login.password, account?.passwordHash);
    if (!account || !matches || account.isDisabled) throw new WrongCredentials();
    const secondFactor = await this.secondFactor.execute(account.id, login.code, login.ip);
    await succeeded();
    const stronger = await this.strongerHash(account, login.password);
    return this.unit.run(async () => {
      const opened = await this.openSession.execute(account, { ...login, secondFactor });
      if (stronger) await this.strengthen(account, stronger);
      return opened;
    });
  }

  /** A hash made with weaker parameters is replaced while the password is at hand (security S01). */
  private async strongerHash(account: Account, password: string): Promise<string | undefined> {
    return this.passwords.isOutdated(account.passwordHash) ? this.passwords.hash(password) : undefined;
  }

  /** Once the session is open, which locks the account: a password that was changed meanwhile stays. */
  private async strengthen(account: Account, hash: string): Promise<void> {
    account.usePassword(hash, this.clock.now());
    await this.accounts.save(account);
  }
}
