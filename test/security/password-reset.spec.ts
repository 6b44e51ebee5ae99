import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mailTo, mailsTo } from '../support/mails.js';
import { eventually } from '../support/money.js';
import { rawRequest } from '../support/raw-request.js';
import { overtakenBy } from '../support/held-row.js';
import { inDatabase } from '../support/everywhere.js';
import { useOwnShop } from '../support/use-shop.js';

const DEAD = 'This link is no longer valid. Please ask for a new one.';
const TOKEN = /\/reset-password\/([\w-]{43})/;

describe('a forgotten password', () => {
  const shop = useOwnShop({ processes: 2, env: { PUBLIC_URL: 'https://shop.example' } });

  it('S09 S10 S11 S12 is replaced by a mailed link that works once and ends every session', async () => {
    const shopper = await shop.shopper();
    const bystander = await shop.shopper();
    const phone = await shop.login(shopper.email, 'a-good-password-1');
    const answer = await shop.client.post(
      '/auth/forgot-password',
      { email: shopper.email },
      { headers: { 'x-forwarded-host': 'evil.example' }, expect: 200 },
    );
    expect(answer.body.message).not.toBe('');
    const mail = await mailTo(shop, shopper.email, 'reset-password');
    expect(mail).toContain('https://shop.example/reset-password/');
    expect(mail).not.toContain('evil.example');
    const token = TOKEN.exec(mail)?.[1] ?? '';
    const rows = await shop.sql<{ token_hash: string }>('select token_hash from password_reset');
    expect(rows).toContainEqual({ token_hash: createHash('sha256').update(token).digest('hex') });
    const uses = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.client.put(`/auth/reset-password/${token}`, { password: 'a brand new password' }),
      ),
    );
    expect(uses.filter((use) => use.status === 200)).toHaveLength(1);
    expect(uses.every((use) => [200, 400, 503].includes(use.status))).toBe(true);
    const won = uses.find((use) => use.status === 200);
    expect(Object.keys(won?.body as object).sort()).toEqual(['message', 'success']);
    for (const { client } of shop.apis)
      for (const { token: old } of [shopper, phone])
        expect((await client.as(old).get('/users/me')).status).toBe(401);
    expect((await bystander.get('/users/me')).status).toBe(200);
    await shop.login(bystander.email, 'a-good-password-1');
    await shop.login(shopper.email, 'a brand new password');
    const used = await shop.client.put(`/auth/reset-password/${token}`, { password: 'good enough 1' });
    expect([used.status, used.body.message]).toEqual([400, DEAD]);
    await mailTo(shop, shopper.email, 'password was changed');
    expect(shop.api.log).not.toContain(token);
  });

  it('S09 is in no table of the database: neither the link nor the mail that carries it', async () => {
    const shopper = await shop.shopper();
    await shop.client.post('/auth/forgot-password', { email: shopper.email }, { expect: 200 });
    const token = TOKEN.exec(await mailTo(shop, shopper.email, 'reset-password'))?.[1] ?? 'none';
    expect(await inDatabase(shop, token)).toEqual([]);
    expect(await inDatabase(shop, shopper.email)).toContain('public.account');
  });

  it('S10 answers every dead link alike', async () => {
    const shopper = await shop.shopper();
    const dead = ['x', 'A'.repeat(43), '../../etc', '%00'.repeat(3)];
    const answers = await Promise.all(
      dead.map((token) =>
        shop.client.put(`/auth/reset-password/${encodeURIComponent(token)}`, { password: 'good enough 1' }),
      ),
    );
    expect(answers.map((answer) => answer.body.message)).toEqual(dead.map(() => DEAD));
    await shop.client.post('/auth/forgot-password', { email: shopper.email }, { expect: 200 });
    const token = TOKEN.exec(await mailTo(shop, shopper.email, 'reset-password'))?.[1] ?? '';
    await shop.sql(
      `update password_reset set expires_at = now() - interval '1 second' where used_at is null`,
    );
    const expired = await shop.client.put(`/auth/reset-password/${token}`, { password: 'good enough 1' });
    expect(expired.body.message).toBe(DEAD);
  });

  it('S10 lets a newer link take the place of the one before', async () => {
    const shopper = await shop.shopper();
    const first = await linkFor(shopper.email);
    const second = await linkFor(shopper.email, first);
    const put = (token: string) =>
      shop.client.put(`/auth/reset-password/${token}`, { password: 'good enough 1' });
    expect([(await put(first)).body.message, (await put(second)).status]).toEqual([DEAD, 200]);
  });

  it('S11 dies with every other link when the password is changed another way', async () => {
    const shopper = await shop.shopper();
    const token = await linkFor(shopper.email);
    const change = { currentPassword: 'a-good-password-1', newPassword: 'a brand new password' };
    await shopper.put('/users/me/password', change, { expect: 200 });
    const used = await shop.client.put(`/auth/reset-password/${token}`, { password: 'taken over again' });
    expect([used.status, used.body.message]).toEqual([400, DEAD]);
    await shop.login(shopper.email, 'a brand new password');
  });

  it('S11 dies with every session when the role is changed', async () => {
    const shopper = await shop.shopper();
    const token = await linkFor(shopper.email);
    const admin = await shop.admin();
    const me = await shopper.get('/users/me', { expect: 200 });
    const path = `/admin/customers/${me.body.data._id}`;
    await admin.put(path, { role: 'customer' }, { expect: 200 });
    expect((await shopper.get('/users/me')).status).toBe(200);
    await admin.put(path, { role: 'staff' }, { expect: 200 });
    expect((await shopper.get('/users/me')).status).toBe(401);
    const used = await shop.client.put(`/auth/reset-password/${token}`, { password: 'taken over again' });
    expect(used.body.message).toBe(DEAD);
  });

  it.each([
    ['another password', `update account set password_hash = password_hash || 'a' where email_key = $1`],
    ['a disabled account', 'update account set disabled_at = now() where email_key = $1'],
    [
      'a second factor',
      `with own as (select id from account where email_key = $1 for update)
         insert into second_factor (account_id, sealed_secret, last_step, confirmed_at, created_at)
         select id, '', 0, now(), now() from own`,
    ],
  ])('S11 a log-in that is under way opens no session past %s', async (_, change) => {
    const { email } = await shop.shopper();
    const login = { email, password: 'a-good-password-1' };
    const answer = await overtakenBy(shop.databaseUrl, change, [email], () =>
      shop.client.post('/auth/login', login),
    );
    expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
  });

  it('S11 does not come back, nor do the sessions, with an account that is disabled and enabled again', async () => {
    const shopper = await shop.shopper();
    const token = await linkFor(shopper.email);
    const admin = await shop.admin();
    const path = `/admin/customers/${(await shopper.get('/users/me', { expect: 200 })).body.data._id}`;
    await admin.put(path, { disabled: true }, { expect: 200 });
    await admin.put(path, { disabled: false }, { expect: 200 });
    expect((await shopper.get('/users/me')).status).toBe(401);
    const used = await shop.client.put(`/auth/reset-password/${token}`, { password: 'taken over again' });
    expect(used.body.message).toBe(DEAD);
    await shop.login(shopper.email, 'a-good-password-1');
  });

  it.each(['password', 'Duka2026', 'abc'])('S03 is not replaced by %s', async (password) => {
    const token = await linkFor((await shop.shopper()).email);
    expect((await shop.client.put(`/auth/reset-password/${token}`, { password })).status).toBe(400);
    const stronger = { password: 'saffron kettle 42' };
    await shop.client.put(`/auth/reset-password/${token}`, stronger, { expect: 200 });
  });

  it('S12 is mailed with the configured address, whatever host the request names', async () => {
    const { email } = await shop.shopper();
    const body = JSON.stringify({ email });
    const answer = await rawRequest(shop.api.port, [
      'POST /api/v1/auth/forgot-password HTTP/1.1',
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      'Forwarded: host=evil.example;proto=http',
      'X-Forwarded-Proto: http',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
      '',
      body,
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    const mail = await mailTo(shop, email, 'reset-password');
    expect(mail).toContain('https://shop.example/reset-password/');
    expect(mail).not.toContain('evil.example');
  });

  /** The token of a new link for this address; not the one that came `before`. */
  async function linkFor(email: string, before = ''): Promise<string> {
    await shop.client.post('/auth/forgot-password', { email }, { expect: 200 });
    const tokens = async () =>
      (await mailsTo(shop, email))
        .map((mail) => TOKEN.exec(mail)?.[1])
        .filter((one) => one && one !== before);
    return (await eventually(tokens, (found) => found.length > 0))[0] ?? '';
  }
});
