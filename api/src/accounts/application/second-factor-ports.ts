/** What a browser's `navigator.credentials` gave, as JSON (WebAuthn level 3); nothing of it is believed unchecked. */
export type PasskeyResponse = Readonly<Record<string, unknown>>;

export interface SecondFactor {
  /** Undefined when no key of the shop opens it any more: recovery codes go on. */
  secret: string | undefined;
  isConfirmed: boolean;
}

/** The authenticator app and the recovery codes of an account. */
export abstract class SecondFactors {
  abstract find(accountId: string): Promise<SecondFactor | undefined>;
  /** Keeps a secret that waits for its first code, in place of an earlier one that waits. */
  abstract start(accountId: string, secret: string): Promise<void>;
  abstract confirm(accountId: string): Promise<void>;
  /** True once for each time step: a code that was seen is not taken again. */
  abstract useStep(accountId: string, step: number): Promise<boolean>;
  /** True once for each code. */
  abstract useRecoveryCode(accountId: string, code: string): Promise<boolean>;
  abstract replaceRecoveryCodes(accountId: string, codes: readonly string[]): Promise<void>;
  abstract recoveryCodesLeft(accountId: string): Promise<number>;
  /** Takes the app away and, unless `keepsCodes`, the recovery codes. */
  abstract remove(accountId: string, keepsCodes?: boolean): Promise<void>;
}

/** Codes that change every 30 seconds (RFC 6238), and random ones for the drawer. */
export abstract class OneTimeCodes {
  abstract newSecret(): string;
  /** What the QR code says: `otpauth://totp/…`. */
  abstract addressOf(secret: string, email: string, shopName: string): string;
  /** The time step that a code belongs to, one step of drift allowed; undefined when it fits none. */
  abstract stepOf(secret: string, code: string): number | undefined;
  abstract newRecoveryCodes(): string[];
}

export interface Passkey {
  id: string;
  accountId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
}

export interface PasskeyRow {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export abstract class Passkeys {
  abstract list(accountId: string): Promise<PasskeyRow[]>;
  abstract credentialsOf(accountId: string): Promise<Pick<Passkey, 'credentialId' | 'transports'>[]>;
  abstract find(credentialId: string): Promise<Passkey | undefined>;
  /** False when the credential is known already. */
  abstract add(passkey: Passkey): Promise<boolean>;
  abstract remove(accountId: string, id: string): Promise<boolean>;
  abstract removeAll(accountId: string): Promise<void>;
  abstract used(id: string, counter: number): Promise<void>;
  /** Keeps a challenge for five minutes. */
  abstract keepChallenge(challenge: string, accountId: string | null): Promise<void>;
  /** True once for a challenge that was given to this account, or to nobody yet. */
  abstract useChallenge(challenge: string, accountId: string | null): Promise<boolean>;
}

export type PasskeyOptions = Readonly<Record<string, unknown>> & { challenge: string };
export type VerifiedPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The ceremony of WebAuthn with a browser. */
export abstract class WebAuthn {
  abstract registration(
    account: { id: string; email: string; name: string },
    shopName: string,
    known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyOptions>;
  abstract authentication(): Promise<PasskeyOptions>;
  /** The challenge that the browser says it signed; undefined when there is none to read. */
  abstract challengeOf(response: PasskeyResponse): string | undefined;
  /** Undefined when the answer does not hold. */
  abstract verifyRegistration(
    response: PasskeyResponse,
    challenge: string,
  ): Promise<VerifiedPasskey | undefined>;
  /** The new counter; undefined when the signature does not hold. */
  abstract verifyAuthentication(
    response: PasskeyResponse,
    challenge: string,
    passkey: Passkey,
  ): Promise<number | undefined>;
}
