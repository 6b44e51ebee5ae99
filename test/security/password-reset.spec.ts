import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mailTo } from '../support/mails.js';
import { inDatabase } from '../support/everywhere.js';
import { useShop } from '../support/shop.js';

const TOKEN = /\/reset-password\/([\w-]{43})/;

describe('a forgotten password', () => {
  const shop = useShop({ env: { PUBLIC_URL: 'https://shop.example' } });

  it('S09 S10 S11 S12 is replaced by a mailed link that works once and ends every session', async () => {
    const shopper = await shop.shopper();
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
    expect((await shopper.get('/users/me')).status).toBe(401);
    await shop.login(shopper.email, 'a brand new password');
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
    expect(answers.map((answer) => answer.body.message)).toEqual(
      dead.map(() => 'This link is no longer valid. Please ask for a new one.'),
    );
    await shop.client.post('/auth/forgot-password', { email: shopper.email }, { expect: 200 });
    const token = TOKEN.exec(await mailTo(shop, shopper.email, 'reset-password'))?.[1] ?? '';
    await shop.sql(
      `update password_reset set expires_at = now() - interval '1 second' where used_at is null`,
    );
    const expired = await shop.client.put(`/auth/reset-password/${token}`, { password: 'good enough 1' });
    expect(expired.body.message).toBe('This link is no longer valid. Please ask for a new one.');
  });
});
