import type { Clock } from '../../kernel/clock.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Account } from '../domain/account.js';
import { WrongCredentials } from '../domain/refusals.js';
import {
  CodeRequired,
  PasskeyRefused,
  WrongLoginCode,
  type FactorName,
} from '../domain/second-factor-refusals.js';
import type { CheckSecondFactor, ShownFactor } from './check-second-factor.js';
import type { Device, LoggedIn, OpenSession } from './open-session.js';
import type { DemandMailedCode } from './demand-mailed-code.js';
import type { Accounts, Passwords, Throttle } from './ports.js';

/** Accounts with a second factor show it as well. */
export interface Login extends Device, ShownFactor {
  email: string;
  password: string;
  /** Where many guess at the account: what was mailed to its owner. */
  mailedCode?: string | undefined;
  remember: boolean;
}

/** Opens a session. Unknown address, wrong password and a disabled account look alike. @throws WrongCredentials, MailedCodeRequired, WrongMailedCode, CodeRequired, WrongLoginCode, PasskeyRefused */
export class LogIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly secondFactor: CheckSecondFactor,
    private readonly openSession: OpenSession,
    private readonly throttle: Throttle,
    private readonly mailedCode: DemandMailedCode,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
    private readonly unit: UnitOfWork,
  ) {}

  logIn(login: Login): Promise<LoggedIn> {
    return this.passwords.inTurn(() => this.check(login));
  }

  private async check(login: Login): Promise<LoggedIn> {
    const attempt = await this.throttle.login(login.email, login.ip);
    const account = await this.accounts.byEmail(login.email);
    const matches = await this.passwords.matches(login.password, account?.passwordHash);
    const owner = matches && !account?.isDisabled ? account : undefined;
    if (attempt.needsMailedCode) await this.mailedCodeOf(owner, login, account);
    if (!account || !matches || account.isDisabled) {
      await this.refused(login.email, account, 'password');
      throw new WrongCredentials();
    }
    const factor = await this.secondFactorOf(account, login);
    await attempt.succeeded();
    const stronger = await this.strongerHash(account, login.password);
    return this.unit.run(async () => {
      const opened = await this.openSession.openSession(account, { ...login, factor });
      if (stronger) await this.strengthen(account, stronger);
      return opened;
    });
  }

  /** Told and written down alike for a right and a wrong password. @throws MailedCodeRequired, WrongMailedCode */
  private async mailedCodeOf(owner: Account | undefined, login: Login, account?: Account): Promise<void> {
    try {
      await this.mailedCode.demand(owner, login);
    } catch (error) {
      await this.refused(login.email, account, 'code');
      throw error;
    }
  }

  /** What was shown beside the password, which is all where the account has no more. @throws CodeRequired, WrongLoginCode, PasskeyRefused */
  private async secondFactorOf(account: Account, login: Login): Promise<FactorName | 'password'> {
    const known = await this.secondFactor.known(account.id);
    if (known.length === 0) return 'password';
    if (!login.code && !login.passkey) throw new CodeRequired(known);
    const factor = await this.secondFactor.shown(account.id, login, login.ip);
    if (factor) return factor;
    await this.refused(login.email, account, login.passkey ? 'passkey' : 'code');
    throw login.passkey ? new PasskeyRefused() : new WrongLoginCode();
  }

  private refused(email: string, account: Account | undefined, factor: string): Promise<void> {
    return this.security.record({ kind: 'login', outcome: 'refused', accountId: account?.id, email, factor });
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
