import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header of https://docs.easypost.com/guides/webhooks-guide: over the body as it came, by the normalised secret. */
export const signatureOf = (body: Uint8Array, secret: string): string =>
  `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex')}`;

export function isSignedBy(body: Uint8Array, secret: string, signature: string | undefined): boolean {
  const wanted = Buffer.from(signatureOf(body, secret));
  const given = Buffer.from(signature ?? '');
  return secret !== '' && wanted.length === given.length && timingSafeEqual(wanted, given);
}
