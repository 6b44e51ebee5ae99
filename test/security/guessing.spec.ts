import { beforeEach, describe, expect, it } from '@jest/globals';
import { mailTo, mailsTo, untilHeard } from '../support/mails.js';
import { useOwnShop } from '../support/use-shop.js';

describe('guessing passwords', () => {
  const shop = useOwnShop({ processes: 2, env: { RATE_LIMIT_FACTOR: '1' } });

  beforeEach(() => shop.sql('delete from rate_limit'));

  /** Guesses that were made already, in each bucket of a name: another way to make them hashes a password for each. */
  const made = (hits: number, buckets: string) =>
    shop.sql('update rate_limit set hits = $1 where bucket like $2', [hits, buckets]);

  /** `attempts` logins at once, in turns at both processes. */
  const burst = (attempts: number, email: string) =>
    Promise.all(
      Array.from({ length: attempts }, async (_, index) =>
        (shop.apis[index % 2] ?? shop.api).client.post('/auth/login', { email, password: `guess ${index}` }),
      ),
    );

  it('S05 lets ten of a thousand guesses on one account through, in bursts over two processes', async () => {
    const { email } = await shop.shopper();
    const guesses = [];
    for (let round = 0; round < 5; round += 1) guesses.push(...(await burst(200, email)));
    const reached = guesses.filter((guess) => guess.status === 401);
    const refused = guesses.filter((guess) => guess.status === 429 || guess.status === 503);
    expect(reached.length).toBeLessThanOrEqual(10);
    expect(reached.length + refused.length).toBe(1_000);
    expect(refused.every((guess) => Number(guess.headers.get('retry-after')) > 0)).toBe(true);
  });

  it('S05 counts no right password as a guess', async () => {
    const { email } = await shop.shopper();
    const from = { headers: { 'x-forwarded-for': '2001:db8:7:1::1' } };
    for (let login = 0; login < 12; login += 1)
      await shop.client.post(
        '/auth/login',
        { email, password: 'a-good-password-1' },
        { ...from, expect: 200 },
      );
    const counted = await shop.sql<{ bucket: string; hits: number }>(
      `select bucket, hits from rate_limit where bucket like 'login:%' order by bucket`,
    );
    expect(counted.map(({ bucket, hits }) => [bucket.split(':')[1], hits])).toEqual([
      ['everywhere', 0],
      ['ip', 0],
      ['ip', 0],
      ['known', 1],
    ]);
  });

  it('S06 lets the owner choose a new password by mail while somebody guesses, and log in with it', async () => {
    const { email } = await shop.shopper();
    await burst(20, email);
    await shop.client.post('/auth/forgot-password', { email }, { expect: 200 });
    const token = /\/reset-password\/([\w-]{43})/.exec(await mailTo(shop, email, 'reset-password'))?.[1];
    const password = 'chosen while under attack';
    await shop.client.put(`/auth/reset-password/${token ?? ''}`, { password }, { expect: 200 });
    const headers = { 'x-forwarded-for': '198.51.100.8' };
    expect((await shop.client.post('/auth/login', { email, password }, { headers })).status).toBe(200);
  });

  it('S06 lets the owner in from another address while somebody guesses', async () => {
    const { email } = await shop.shopper();
    const from = (ip: string, password: string) =>
      shop.client.post('/auth/login', { email, password }, { headers: { 'x-forwarded-for': ip } });
    await from('203.0.113.66', 'wrong');
    await made(10, 'login:account:%');
    expect((await from('203.0.113.66', 'a-good-password-1')).status).toBe(429);
    expect((await from('198.51.100.7', 'a-good-password-1')).status).toBe(200);
  });

  it('S06 delays everybody but the owner when many addresses guess at one account', async () => {
    const { email } = await shop.shopper();
    const from = async (ip: string, password: string) => {
      const headers = { 'x-forwarded-for': ip };
      return (await shop.client.post('/auth/login', { email, password }, { headers })).status;
    };
    expect(await from('198.51.100.7', 'a-good-password-1')).toBe(200);
    expect(await from('203.0.113.1', 'wrong 1')).toBe(401);
    await made(46, 'login:everywhere:%');
    const guesses: number[] = [];
    for (let guess = 47; guess <= 60; guess += 1)
      guesses.push(await from(`203.0.113.${guess}`, `wrong ${guess}`));
    expect(guesses.every((status) => status === 401)).toBe(true);
    expect(await from('198.51.100.7', 'a-good-password-1')).toBe(200);
  });

  it('S06 tells beyond the cap nothing of a password, and lets the owner in from a new network by a mailed code', async () => {
    const { email } = await shop.shopper();
    const from = async (ip: string, password: string, mailedCode?: string) => {
      const headers = { 'x-forwarded-for': ip };
      const { status, body } = await shop.client.post(
        '/auth/login',
        { email, password, mailedCode },
        { headers },
      );
      return [status, body.code];
    };
    await from('203.0.113.1', 'wrong 1');
    await made(52, 'login:everywhere:%');
    const asked = [401, 'mailed_code_required'];
    expect(await from('203.0.113.2', 'wrong 2')).toEqual(asked);
    await untilHeard(shop, 'account.login-code-asked');
    expect((await mailsTo(shop, email)).filter((mail) => mail.includes('code to log in'))).toEqual([]);
    expect(await from('192.0.2.1', 'a-good-password-1')).toEqual(asked);
    const mail = await mailTo(shop, email, 'Your code to log in');
    const code = /\b(\d{4} \d{4})\b/.exec(mail)?.[1] ?? '';
    expect(await from('203.0.113.3', 'wrong 3', code)).toEqual([401, 'wrong_mailed_code']);
    expect(await from('192.0.2.1', 'a-good-password-1', '0000 0000')).toEqual([401, 'wrong_mailed_code']);
    expect((await from('192.0.2.1', 'a-good-password-1', code))[0]).toBe(200);
    expect((await from('192.0.2.1', 'a-good-password-1'))[0]).toBe(200);
  });

  it('S08 letters that a stranger asked for do not stop the owner’s', async () => {
    const { email } = await shop.shopper();
    const forgot = (ip: string) =>
      shop.client.post(
        '/auth/forgot-password',
        { email },
        { headers: { 'x-forwarded-for': ip }, expect: 200 },
      );
    const letters = async () => {
      await untilHeard(shop, 'account.reset-asked');
      await untilHeard(shop, 'mail.password-reset');
      return (await shop.sql(`select from outbox where topic = 'mail.password-reset'`)).length;
    };
    const before = await letters();
    for (let time = 0; time < 5; time += 1) await forgot('203.0.113.50');
    expect(await letters()).toBe(before + 3);
    await forgot('192.0.2.50');
    expect(await letters()).toBe(before + 4);
  });

  it('S07 counts the addresses of one IPv6 network together', async () => {
    const attempt = async (host: number) => {
      const headers = { 'x-forwarded-for': `2001:db8:7:1::${host.toString(16)}` };
      const body = { email: `victim${host}@example.com`, password: 'Summer 2026' };
      return (await shop.client.post('/auth/login', body, { headers })).status;
    };
    expect(await attempt(1)).toBe(401);
    await made(28, 'login:ip:%/64');
    const statuses: number[] = [];
    for (let host = 29; host <= 40; host += 1) statuses.push(await attempt(host));
    expect(statuses.filter((status) => status === 401)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('S65 tells what the limit of a call is and how much of it is left', async () => {
    const answer = await shop.client.post('/auth/forgot-password', { email: 'nobody@example.com' });
    const [, left] = /^"default";r=(\d+);t=\d+$/.exec(answer.headers.get('ratelimit') ?? '') ?? [];
    const [, most] = /^"default";q=(\d+);w=\d+$/.exec(answer.headers.get('ratelimit-policy') ?? '') ?? [];
    expect(Number(left)).toBe(Number(most) - 1);
  });

  it('S07 counts one address over all accounts, whatever else it says it forwards', async () => {
    const attempt = async (account: number) => {
      const claimed = `192.0.2.${account % 250}`;
      const headers = {
        'x-forwarded-for': `${claimed}, 203.0.113.99`,
        forwarded: `for=${claimed}`,
        'x-real-ip': claimed,
      };
      const body = { email: `victim${account}@example.com`, password: 'Summer 2026' };
      return (await shop.client.post('/auth/login', body, { headers })).status;
    };
    expect(await attempt(0)).toBe(401);
    await made(22, 'login:ip:%');
    const statuses: number[] = [];
    for (let first = 0; first < 200; first += 20)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => attempt(first + index)))));
    expect(statuses.filter((status) => status === 401)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(192);
  });
});
