import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Account } from '../domain/account.js';
import { WrongCredentials } from '../domain/refusals.js';
import type { FactorName } from '../domain/second-factor-refusals.js';
import type { BearerTokens, SessionStore, UserView } from './ports.js';
import { userView } from './user-view.js';

/** Where somebody logs in from. */
export interface Device {
  userAgent: string;
  ip: string;
  /** The browser's own name for itself, if it sends one; otherwise its user agent stands for it. */
  device?: string | undefined;
}

export interface LoggedIn {
  user: UserView;
  token: string;
}

export interface Proof extends Device {
  remember: boolean;
  /** By what the account was opened; undefined for a guest, who showed nothing. */
  factor?: FactorName | 'password' | undefined;
}

/**
 * Opens a session for somebody who has proved who they are, and writes to them when the device is a new one. What they
 * proved must still hold when it opens: a log-in that is under way while the password changes opens nothing.
 */
export class OpenSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly tokens: BearerTokens,
    private readonly outbox: Outbox,
    private readonly security: SecurityLog,
    private readonly unit: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** @throws WrongCredentials */
  async openSession(account: Account, proof: Proof): Promise<LoggedIn> {
    const id = this.ids.next();
    const { userAgent, factor } = proof;
    const { id: accountId, passwordHash, email } = account;
    const secondFactor = factor !== undefined && factor !== 'password';
    const device = proof.device ?? userAgent;
    const end = await this.unit.run(async () => {
      const opened = await this.sessions.open({
        ...proof,
        secondFactor,
        id,
        accountId,
        passwordHash,
        device,
      });
      if (!opened) throw new WrongCredentials();
      if (factor)
        await this.security.record({
          ...{ kind: 'login', outcome: 'done', actorId: accountId, accountId, email, factor, about: id },
        });
      if (opened.isNewDevice) {
        const payload = { accountId, name: account.name, email, userAgent };
        await this.outbox.publish({ topic: 'mail.new-device', payload });
      }
      return opened.end;
    });
    return { user: userView(account), token: await this.tokens.sign(accountId, id, end) };
  }
}
