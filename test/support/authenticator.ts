import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const STEP_MS = 30_000;

/** The code that an authenticator app shows `steps` of 30 seconds from now (RFC 6238), from a base32 secret. */
export function totp(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const UP_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** CBOR of short byte strings and texts. */
const bytes = (value: Uint8Array) => Buffer.concat([Buffer.from([0x58, value.length]), value]);
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A passkey in memory: makes and signs what a browser would send (WebAuthn level 3, ES256, no attestation). */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly credentialId = randomBytes(16);
  private counter = 0;

  constructor(private readonly origin: string) {}

  register(options: { challenge: string }) {
    const client = this.client('webauthn.create', options.challenge);
    const length = Buffer.from([0, this.credentialId.length]);
    const data = Buffer.concat([
      this.authenticatorData(WITH_KEY),
      Buffer.alloc(16),
      length,
      this.credentialId,
      this.publicKey(),
    ]);
    const size = Buffer.from([0x58, data.length]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      size,
      data,
    ]);
    return this.answer({ clientDataJSON: base64url(client), attestationObject: base64url(attestation) });
  }

  sign(options: { challenge: string }) {
    this.counter += 1;
    const client = this.client('webauthn.get', options.challenge);
    const data = this.authenticatorData(0);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(new URL(this.origin).hostname),
      Buffer.from([UP_AND_VERIFIED | flags]),
      counter,
    ]);
  }

  /** As COSE_Key: EC2, ES256, P-256. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    const [left, right] = [x, y].map((half) => bytes(Buffer.from(half, 'base64url')));
    return Buffer.concat(
      [head, left ?? '', Buffer.from([0x22]), right ?? ''].map((part) => Buffer.from(part)),
    );
  }

  private answer(response: Record<string, string>) {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
