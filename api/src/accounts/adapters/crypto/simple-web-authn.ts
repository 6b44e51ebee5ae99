import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Config } from '../../../platform/config/config.js';
import {
  WebAuthn,
  type Passkey,
  type PasskeyOptions,
  type PasskeyResponse,
  type VerifiedPasskey,
} from '../../application/second-factor-ports.js';

/** As `generateRegistrationOptions` makes them: 32 bytes in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

type Known = Pick<Passkey, 'credentialId' | 'transports'>;

/** Read when somebody first uses a passkey: most shops open without. */
const library = () => import('@simplewebauthn/server');

/** Passkeys belong to the shop's public address; the device asks for a finger, a face or a PIN each time. */
@Injectable()
export class SimpleWebAuthn extends WebAuthn {
  constructor(private readonly config: Config) {
    super();
  }

  private get origin(): string {
    return new URL(this.config.publicUrl).origin;
  }

  private get rpID(): string {
    return new URL(this.config.publicUrl).hostname;
  }

  override async registration(
    account: { id: string; email: string; name: string },
    shopName: string,
    known: readonly Known[],
  ): Promise<PasskeyOptions> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: shopName,
      rpID: this.rpID,
      userID: new TextEncoder().encode(account.id),
      userName: account.email,
      userDisplayName: account.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        transports: transports as AuthenticatorTransport[],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  }

  override async authentication(): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await library();
    return { ...(await generateAuthenticationOptions({ rpID: this.rpID, userVerification: 'required' })) };
  }

  /** None of what was signed inside a frame of another site. */
  override challengeOf(response: PasskeyResponse): string | undefined {
    try {
      const { clientDataJSON } = response['response'] as { clientDataJSON: string };
      const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
        challenge?: unknown;
        crossOrigin?: unknown;
        topOrigin?: unknown;
      };
      if ((said.crossOrigin ?? false) !== false || said.topOrigin !== undefined) return undefined;
      return typeof said.challenge === 'string' && CHALLENGE.test(said.challenge)
        ? said.challenge
        : undefined;
    } catch {
      return undefined;
    }
  }

  override async verifyRegistration(
    response: PasskeyResponse,
    challenge: string,
  ): Promise<VerifiedPasskey | undefined> {
    const { verifyRegistrationResponse } = await library();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...this.expected(challenge),
        response: response as unknown as RegistrationResponseJSON,
      });
      if (!verified) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...transports],
      };
    } catch {
      return undefined;
    }
  }

  override async verifyAuthentication(
    response: PasskeyResponse,
    challenge: string,
    passkey: Passkey,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await library();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...this.expected(challenge),
        response: response as unknown as AuthenticationResponseJSON,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }

  private expected(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    };
  }
}
