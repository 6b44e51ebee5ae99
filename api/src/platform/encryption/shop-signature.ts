import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.js';

type Secrets = Pick<Config['env'], 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

/** The signature of the shop under a text: HMAC-SHA-256 by its secret, 43 characters of base64url. */
export const signatureOf = ({ JWT_SECRET }: Secrets, text: string): string => hmac(JWT_SECRET, text);

/** Whether the shop has signed the text; during a key rotation the previous key counts. */
export function isSigned({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Secrets, text: string, by: string): boolean {
  return [JWT_SECRET, JWT_SECRET_PREVIOUS].some((secret) => secret && isSame(hmac(secret, text), by));
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
