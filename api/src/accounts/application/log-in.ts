import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Account } from '../domain/account.js';
import { WrongCredentials } from '../domain/refusals.js';
import type { Accounts, BearerTokens, Passwords, SessionStore, Throttle, UserView } from './ports.js';
import { userView } from './user-view.js';

export interface Login {
  email: string;
  password: string;
  remember: boolean;
  userAgent: string;
  ip: string;
}

export interface LoggedIn {
  user: UserView;
  token: string;
}

/** Opens a session. Unknown address, wrong password and a disabled account look alike. @throws WrongCredentials */
export class LogIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly tokens: BearerTokens,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(login: Login): Promise<LoggedIn> {
    await this.throttle.login(login.email, login.ip);
    const account = await this.accounts.byEmail(login.email);
    const matches = await this.passwords.matches(login.password, account?.passwordHash);
    if (!account || !matches || account.isDisabled) throw new WrongCredentials();
    await this.throttle.loginSucceeded(login.email, login.ip);
    await this.strengthen(account, login.password);
    const id = this.ids.next();
    const { remember, userAgent, ip } = login;
    const end = await this.sessions.open({ id, accountId: account.id, remember, userAgent, ip });
    return { user: userView(account), token: await this.tokens.sign(account.id, id, end) };
  }

  /** A hash made with weaker parameters is replaced while the password is at hand (security S01). */
  private async strengthen(account: Account, password: string): Promise<void> {
    if (!this.passwords.isOutdated(account.passwordHash)) return;
    account.usePassword(await this.passwords.hash(password), this.clock.now());
    await this.accounts.save(account);
  }
}
