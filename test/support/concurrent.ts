import { createHmac } from 'node:crypto';
import { v7 } from 'uuid';
import { Client } from './client.js';
import type { Shop } from './shop.js';

const SECRET = 'a secret of the tests, 32 bytes long';
const HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'c2FsdHNhbHRzYWx0c2FsdA'}$${'aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g'}`;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Many logged-in shoppers at once, written straight into the database, spread over all processes of the shop; with `mailbox` all reach that one at example.com. */
export async function crowd(shop: Shop, size: number, mailbox?: string): Promise<Client[]> {
  const people = Array.from({ length: size }, () => ({ account: v7(), session: v7() }));
  await shop.sql(
    `insert into account (id, email, email_key, name, password_hash, created_at, updated_at)
     select id, $3 || id || '@example.com', $3 || id || '@example.com', 'One of Many', $2, now(), now()
     from unnest($1::uuid[]) id`,
    [people.map(({ account }) => account), HASH, mailbox === undefined ? '' : `${mailbox}+`],
  );
  await shop.sql(
    `insert into session (id, account_id, created_at, last_seen_at, expires_at)
     select s, a, now(), now(), now() + interval '1 hour' from unnest($1::uuid[], $2::uuid[]) as t(s, a)`,
    [people.map(({ session }) => session), people.map(({ account }) => account)],
  );
  return people.map(({ account, session }, index) => {
    const api = shop.apis[index % shop.apis.length];
    return new Client(api?.client.origin ?? '', tokenFor(account, session));
  });
}

function tokenFor(account: string, session: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claim = { sid: session, iat: now, exp: now + 3_600, iss: 'duka', aud: 'duka-shop', sub: account };
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claim)}`;
  return `${body}.${createHmac('sha256', SECRET).update(body).digest('base64url')}`;
}

/** Runs everybody at once, `width` at a time, and answers what each got. */
export async function stampede<T>(crowdOf: readonly (() => Promise<T>)[], width = 64): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const runner = async () => {
    for (let index = next++; index < crowdOf.length; index = next++) {
      const run = crowdOf[index];
      if (run) results[index] = await run();
    }
  };
  await Promise.all(Array.from({ length: width }, runner));
  return results;
}

/** Asks again for as long as the shop says that it is busy, as a good client does. */
export async function withRetries<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
