import { createHmac } from 'node:crypto';

/** The `JWT_SECRET` of every shop that names no other. */
export const SECRET = 'a secret of the tests, 32 bytes long';

/** "a-good-password-1" by argon2id as the shop itself hashes: made once, since a hash costs 20 ms of a processor. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdCBvZiB0aGUgdGVzdA$fuCm2EHOFNaliWx4Jlee/0gJg7a5ay5U8gqIGlcohxc';

const LIFE_SECONDS = 86_400;

/** A bearer token of a session, as the shop signs them, for a day unless told. */
export function signed(accountId: string, sessionId: string, secret: string, seconds = LIFE_SECONDS): string {
  const exp = Math.floor(Date.now() / 1_000) + seconds;
  const claims = { sid: sessionId, exp, iss: 'duka', aud: 'duka-shop', sub: accountId };
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims].map(encoded).join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
