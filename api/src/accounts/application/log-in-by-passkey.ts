import type { SecurityLog } from '../../kernel/security-log.js';
import type { Account } from '../domain/account.js';
import { PasskeyRefused } from '../domain/second-factor-refusals.js';
import type { Device, LoggedIn, OpenSession } from './open-session.js';
import type { Accounts } from './ports.js';
import type { ReadPasskey } from './read-passkey.js';
import type { PasskeyOptions, PasskeyResponse, Passkeys, WebAuthn } from './second-factor-ports.js';

export interface PasskeyLogin extends Device {
  response: PasskeyResponse;
  remember: boolean;
}

/** A passkey is the password and the second factor in one: the device checks who holds it. */
export class LogInByPasskey {
  constructor(
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly webAuthn: WebAuthn,
    private readonly signed: ReadPasskey,
    private readonly openSession: OpenSession,
    private readonly security: SecurityLog,
  ) {}

  /** What the browser has to sign. */
  async options(): Promise<PasskeyOptions> {
    const options = await this.webAuthn.authentication();
    await this.passkeys.keepChallenge(options.challenge, null);
    return options;
  }

  /** @throws PasskeyRefused */
  async logInByPasskey({ response, ...device }: PasskeyLogin): Promise<LoggedIn> {
    let account: Account | undefined;
    const passkey = await this.signed.read(response, async ({ accountId }) => {
      account = await this.accounts.byId(accountId);
      return account !== undefined && !account.isDisabled;
    });
    if (!passkey || !account) {
      const { id: accountId, email } = account ?? {};
      await this.security.record({ kind: 'login', outcome: 'refused', accountId, email, factor: 'passkey' });
      throw new PasskeyRefused();
    }
    return this.openSession.openSession(account, { ...device, factor: 'passkey' });
  }
}
