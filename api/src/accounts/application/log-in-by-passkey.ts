import { PasskeyRefused } from '../domain/second-factor-refusals.js';
import type { Device, LoggedIn, OpenSession } from './open-session.js';
import type { Accounts } from './ports.js';
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
    private readonly openSession: OpenSession,
  ) {}

  /** What the browser has to sign. */
  async options(): Promise<PasskeyOptions> {
    const options = await this.webAuthn.authentication();
    await this.passkeys.keepChallenge(options.challenge, null);
    return options;
  }

  /** @throws PasskeyRefused */
  async execute({ response, ...device }: PasskeyLogin): Promise<LoggedIn> {
    const challenge = this.webAuthn.challengeOf(response);
    if (!challenge || !(await this.passkeys.useChallenge(challenge, null))) throw new PasskeyRefused();
    const { id } = response;
    const passkey = typeof id === 'string' ? await this.passkeys.find(id) : undefined;
    const account = passkey && (await this.accounts.byId(passkey.accountId));
    if (!account || account.isDisabled) throw new PasskeyRefused();
    const counter = await this.webAuthn.verifyAuthentication(response, challenge, passkey);
    if (counter === undefined) throw new PasskeyRefused();
    await this.passkeys.used(passkey.id, counter);
    return this.openSession.execute(account, { ...device, secondFactor: true });
  }
}
