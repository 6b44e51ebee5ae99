import type { Caller } from '../../kernel/caller.js';
import type { SecurityLog } from '../../kernel/security-log.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { SessionEnded, WrongPassword } from '../domain/refusals.js';
import { FactorRequired, WrongCode, WrongPasskey } from '../domain/second-factor-refusals.js';
import type { CheckSecondFactor, ShownFactor } from './check-second-factor.js';
import type { Accounts, Passwords, SessionStore } from './ports.js';

/** The password, and of accounts with a second factor that too. */
export interface ShownAgain extends ShownFactor {
  currentPassword: string;
  ip: string;
}

/**
 * Takes the password again in a running session, so that dangerous steps are open for 15 minutes; with it a second factor,
 * where the account has one that was not shown in the last 15 minutes. @throws WrongPassword, FactorRequired, WrongCode, WrongPasskey, SessionEnded
 */
export class ConfirmPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
    private readonly secondFactor: CheckSecondFactor,
    private readonly security: SecurityLog,
    private readonly unit: UnitOfWork,
  ) {}

  async confirmPassword(caller: Caller, shown: ShownAgain): Promise<void> {
    const { accountId, sessionId } = caller;
    const account = await this.accounts.byId(accountId);
    if (!(await this.passwords.matches(shown.currentPassword, account?.passwordHash))) {
      await this.refused(caller, 'password');
      throw new WrongPassword();
    }
    if (shown.code || shown.passkey) await this.show(caller, shown);
    else await this.checkFactor(caller);
    if (!(await this.sessions.confirm(sessionId))) throw new SessionEnded();
  }

  private async show(caller: Caller, shown: ShownAgain): Promise<void> {
    const { accountId, sessionId } = caller;
    if ((await this.secondFactor.known(accountId)).length === 0) return;
    const factor = await this.secondFactor.shown(accountId, shown, shown.ip);
    if (!factor) {
      await this.refused(caller, shown.passkey ? 'passkey' : 'code');
      throw shown.passkey ? new WrongPasskey() : new WrongCode();
    }
    await this.sessions.proved(sessionId);
    await this.security.record({
      ...{ kind: 'factor-used', outcome: 'done', actorId: accountId, accountId, email: caller.email, factor },
    });
  }

  private async checkFactor({ accountId, sessionId }: Caller): Promise<void> {
    const standing = await this.unit.run(() => this.sessions.standing(accountId, sessionId));
    if (!standing) throw new SessionEnded();
    if (standing.hasFactor && !standing.showedFactor)
      throw new FactorRequired(await this.secondFactor.known(accountId));
  }

  private refused({ accountId, email }: Caller, factor: string): Promise<void> {
    return this.security.record({
      ...{ kind: 'factor-used', outcome: 'refused', actorId: accountId, accountId, email, factor },
    });
  }
}
