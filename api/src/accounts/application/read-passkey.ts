import type { Passkey, PasskeyResponse, Passkeys, WebAuthn } from './second-factor-ports.js';

/** Which passkey of the shop has signed; each challenge counts once. */
export class ReadPasskey {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly webAuthn: WebAuthn,
  ) {}

  /** Undefined when the answer of the browser does not hold, or `belongs` says no to the key. */
  async read(
    response: PasskeyResponse,
    belongs: (passkey: Passkey) => boolean | Promise<boolean>,
  ): Promise<Passkey | undefined> {
    const challenge = this.webAuthn.challengeOf(response);
    if (!challenge || !(await this.passkeys.useChallenge(challenge, null))) return undefined;
    const { id } = response;
    const passkey = typeof id === 'string' ? await this.passkeys.find(id) : undefined;
    if (!passkey || !(await belongs(passkey))) return undefined;
    const counter = await this.webAuthn.verifyAuthentication(response, challenge, passkey);
    if (counter === undefined) return undefined;
    await this.passkeys.used(passkey.id, counter);
    return passkey;
  }
}
