import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mailTo } from '../support/mails.js';
import { useShop } from '../support/shop.js';

const TOKEN = /\/reset-password\/([\w-]{43})/;

describe('a forgotten password', () => {
  const shop = useShop({ env: { PUBLIC_URL: 'https://shop.example' } });

  it('S09 S10 S11 is replaced by a mailed link that works once and ends every session', async () => {
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

  it('S08 mails one address at most three times an hour', async () => {
    const { email } = await shop.shopper();
    const limited = await shop.startApi({ RATE_LIMIT_FACTOR: '1' });
    for (let ask = 0; ask < 10; ask += 1)
      await limited.client.post('/auth/forgot-password', { email }, { expect: 200 });
    const rows = await shop.sql(
      `select 1 from outbox where topic = 'mail.password-reset' and payload->>'email' = $1`,
      [email],
    );
    await limited.stop();
    expect(rows).toHaveLength(3);
  });

  it('S08 tells an unknown address within its budget, then answers like for a known one', async () => {
    const limited = await shop.startApi({ RATE_LIMIT_FACTOR: '1' });
    const ask = (n: number) =>
      limited.client.post('/auth/forgot-password', { email: `nobody${n}@example.com` });
    const first = await ask(0);
    expect([first.status, first.body.message]).toEqual([404, 'email does not exist check again']);
    const later = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(n + 1)));
    await limited.stop();
    expect(later.filter((answer) => answer.status === 404).length).toBe(4);
    expect(later.filter((answer) => answer.status === 200).length).toBe(4);
  });

  it('S08 never tells in private mode', async () => {
    const discreet = await shop.startApi({ FORGOT_MODE: 'private' });
    const shopper = await shop.shopper();
    const known = await discreet.client.post('/auth/forgot-password', { email: shopper.email });
    const unknown = await discreet.client.post('/auth/forgot-password', { email: 'nobody@example.com' });
    await discreet.stop();
    expect([known.status, known.body]).toEqual([200, unknown.body]);
  });
});
