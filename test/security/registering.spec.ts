import { describe, expect, it } from '@jest/globals';
import { useShop } from '../support/shop.js';

describe('registering', () => {
  const shop = useShop();
  const account = (email: string) => ({
    name: 'Eve',
    email,
    phone: '+44 20 7946 0000',
    password: 'a-good-password-1',
  });

  it('S16 ignores a role, an id and a date that are sent along', async () => {
    const answer = await shop.client.post(
      '/auth/register',
      { ...account('eve@example.com'), role: 'admin', _id: 'x', createdAt: '2000-01-01' },
      { expect: 201 },
    );
    expect(answer.body.data.role).toBe('customer');
    expect(answer.body.data._id).not.toBe('x');
    expect(answer.body.data.createdAt).not.toContain('2000');
  });

  it('S16 takes spellings of one address as one account', async () => {
    await shop.client.post('/auth/register', account('a@x.example'), { expect: 201 });
    for (const spelling of ['A@X.example', ' a@x.example ', 'ａ@x.example'])
      expect([spelling, (await shop.client.post('/auth/register', account(spelling))).status]).toEqual([
        spelling,
        409,
      ]);
  });

  it('S16 makes one account of many sign-ups at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => shop.client.post('/auth/register', account('rush@example.com'))),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.every((status) => [201, 409, 503].includes(status))).toBe(true);
    const rows = await shop.sql(`select 1 from account where email_key = 'rush@example.com'`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ name: '' }, 'name', 'Please fill in all fields.'],
    [{ email: 'not an address' }, 'email', 'Please enter a valid email address.'],
    [{ password: 'short' }, 'password', 'Password must be at least 6 characters'],
    [{ name: 'A\r\nBcc: x@example.com' }, 'name', 'The name must be one line.'],
  ])('names the wrong field of %j', async (wrong, field, message) => {
    const answer = await shop.client.post('/auth/register', { ...account('wrong@example.com'), ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual({ field, message });
  });
});
