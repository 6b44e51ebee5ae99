import {
  Passkeys,
  WebAuthn,
  type Passkey,
  type PasskeyOptions,
  type PasskeyResponse,
  type PasskeyRow,
  type VerifiedPasskey,
} from '../application/second-factor-ports.js';

export class InMemoryPasskeys extends Passkeys {
  kept: Passkey[] = [];
  /** The challenges that wait, each with the account it was given to. */
  readonly challenges = new Map<string, string | null>();
  private readonly usedAt = new Map<string, string>();

  override list(accountId: string): Promise<PasskeyRow[]> {
    const own = this.kept.filter((one) => one.accountId === accountId);
    const lastUsedAt = (id: string) => this.usedAt.get(id) ?? null;
    return Promise.resolve(
      own.map(({ id, name }) => ({ id, name, createdAt: '', lastUsedAt: lastUsedAt(id) })),
    );
  }

  override credentialsOf(accountId: string) {
    const own = this.kept.filter((one) => one.accountId === accountId);
    return Promise.resolve(own.map(({ credentialId, transports }) => ({ credentialId, transports })));
  }

  override find(credentialId: string): Promise<Passkey | undefined> {
    return Promise.resolve(this.kept.find((one) => one.credentialId === credentialId));
  }

  override add(passkey: Passkey): Promise<boolean> {
    const isNew = this.kept.every(({ credentialId }) => credentialId !== passkey.credentialId);
    if (isNew) this.kept.push(passkey);
    return Promise.resolve(isNew);
  }

  override remove(accountId: string, id: string): Promise<boolean> {
    const left = this.kept.filter((one) => one.id !== id || one.accountId !== accountId);
    const isKnown = left.length < this.kept.length;
    this.kept = left;
    return Promise.resolve(isKnown);
  }

  override removeAll(accountId: string): Promise<void> {
    this.kept = this.kept.filter((one) => one.accountId !== accountId);
    return Promise.resolve();
  }

  override used(id: string, counter: number): Promise<void> {
    this.usedAt.set(id, 'just now');
    this.kept = this.kept.map((one) => (one.id === id ? { ...one, counter } : one));
    return Promise.resolve();
  }

  override keepChallenge(challenge: string, accountId: string | null): Promise<void> {
    this.challenges.set(challenge, accountId);
    return Promise.resolve();
  }

  override useChallenge(challenge: string, accountId: string | null): Promise<boolean> {
    const isTheirs = this.challenges.get(challenge) === accountId;
    return Promise.resolve(isTheirs && this.challenges.delete(challenge));
  }
}

/** A passkey of somebody, as it lies in the shop. */
export const aPasskey = (id: string, accountId: string): Passkey => ({
  ...{ id, accountId, credentialId: `credential ${id}`, publicKey: `key of ${id}` },
  ...{ counter: 1, transports: ['usb'], name: `passkey ${id}` },
});

/** What a browser answers with the passkey `id`: its signature is the key and the challenge side by side. */
export const signed = (id: string, challenge: string, key = `key of ${id}`): PasskeyResponse => ({
  ...{ id: `credential ${id}`, challenge, signature: `${key} ${challenge}` },
});

/** Believes the answers that `signed` makes. */
export class PlainWebAuthn extends WebAuthn {
  override registration(...[user, shopName, known]: Parameters<WebAuthn['registration']>) {
    const exclude = known.map(({ credentialId }) => credentialId);
    const options: PasskeyOptions = { challenge: 'make one', user, shopName, exclude };
    return Promise.resolve(options);
  }

  override authentication(): Promise<PasskeyOptions> {
    return Promise.resolve({ challenge: 'let me in' });
  }

  override challengeOf({ challenge }: PasskeyResponse): string | undefined {
    return typeof challenge === 'string' ? challenge : undefined;
  }

  override verifyRegistration({ id, signature }: PasskeyResponse, challenge: string) {
    const credentialId = String(id);
    const publicKey = credentialId.replace('credential', 'key of');
    const verified: VerifiedPasskey = { credentialId, publicKey, counter: 0, transports: ['usb'] };
    return Promise.resolve(signature === `${publicKey} ${challenge}` ? verified : undefined);
  }

  override verifyAuthentication(
    { signature }: PasskeyResponse,
    challenge: string,
    { publicKey, counter }: Passkey,
  ) {
    return Promise.resolve(signature === `${publicKey} ${challenge}` ? counter + 1 : undefined);
  }
}
