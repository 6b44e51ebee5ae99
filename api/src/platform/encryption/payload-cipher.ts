import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Closes what waits in the database on its way to somebody, so that a copy of the database opens no mailed link
 * (security S09). The key comes from `JWT_SECRET`; what the previous one closed can still be opened.
 */
@Injectable()
export class PayloadCipher {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(config: Config) {
    const { JWT_SECRET, JWT_SECRET_PREVIOUS } = config.env;
    this.keys = [keyFrom(JWT_SECRET), ...(JWT_SECRET_PREVIOUS ? [keyFrom(JWT_SECRET_PREVIOUS)] : [])];
  }

  /** Plain data in, text out. */
  close(value: unknown): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.keys[0], nonce);
    const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
  }

  /** @throws Error when no key of this shop closed it, or when it was altered. */
  open(encrypted: string): unknown {
    const bytes = Buffer.from(encrypted, 'base64');
    for (const key of this.keys) {
      const text = opened(bytes, key);
      if (text !== undefined) return JSON.parse(text);
    }
    throw new Error('a value was encrypted with another JWT_SECRET');
  }
}

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'duka', 'what waits in the database', 32));

function opened(bytes: Buffer, key: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
