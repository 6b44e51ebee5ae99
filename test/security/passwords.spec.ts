import { describe, expect, it } from '@jest/globals';
import { useShop } from '../support/use-shop.js';

const account = (email: string, password: string) => ({
  name: 'Ada',
  email,
  phone: '+44 20 7946 0000',
  password,
});

describe('passwords', () => {
  const shop = useShop();
  let serial = 0;
  const register = (password: string) => {
    serial += 1;
    return shop.client.post('/auth/register', account(`p${serial}@example.com`, password));
  };

  it('S01 keeps argon2id hashes, different for equal passwords', async () => {
    await register('the same words twice');
    await register('the same words twice');
    const rows = await shop.sql<{ password_hash: string }>(
      `select password_hash from account where email_key like 'p%@example.com'`,
    );
    const hashes = rows.map((row) => row.password_hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) {
      const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(hash) ?? [];
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
      expect(Number(passes)).toBeGreaterThanOrEqual(2);
    }
  });

  it('S01 replaces a weaker hash at the next login', async () => {
    const shopper = await shop.shopper();
    // "a-good-password-1" by argon2id with 8 MiB and one pass
    const { argon2Sync, randomBytes } = await import('node:crypto');
    const nonce = randomBytes(16);
    const tag = argon2Sync('argon2id', {
      message: Buffer.from('a-good-password-1'),
      nonce,
      memory: 8192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    await shop.sql('update account set password_hash = $1 where email_key = $2', [
      `$argon2id$v=19$m=8192,t=1,p=1$${b64(nonce)}$${b64(tag)}`,
      shopper.email,
    ]);
    await shop.login(shopper.email, 'a-good-password-1');
    const [row] = await shop.sql<{ password_hash: string }>(
      'select password_hash from account where email_key = $1',
      [shopper.email],
    );
    expect(row?.password_hash).toContain('$m=19456,t=2,');
  });

  it.each([
    ['of five characters', 'abcd5', 400],
    ['of six characters', 'qzvbx6', 201],
    ['of 64 multi-byte characters', 'é'.repeat(64), 201],
    ['of 128 characters', 'x7'.repeat(64), 201],
    ['of 129 characters', 'x'.repeat(129), 400],
    ['with leading blanks', '   blanks stay', 201],
  ])('S02 answers a password %s with the right status', async (_, password, status) => {
    expect((await register(password)).status).toBe(status);
  });

  it('S02 refuses a password of 90 kB before hashing it', async () => {
    expect((await register('x'.repeat(90_000))).status).toBe(413);
    expect((await register('x'.repeat(60_000))).status).toBe(400);
  });

  it('S02 tells passwords apart that differ only in their last character or their blanks', async () => {
    const long = 'k'.repeat(63);
    const email = `p${serial + 1}@example.com`;
    expect((await register(`${long}a`)).status).toBe(201);
    expect((await shop.client.post('/auth/login', { email, password: `${long}b` })).status).toBe(401);
    const blank = `p${serial + 1}@example.com`;
    expect((await register('  kept blanks')).status).toBe(201);
    expect((await shop.client.post('/auth/login', { email: blank, password: 'kept blanks' })).status).toBe(
      401,
    );
    expect((await shop.client.post('/auth/login', { email: blank, password: '  kept blanks' })).status).toBe(
      200,
    );
  });

  it.each(['123456', 'password', 'QWERTY', 'iloveyou', 'dragon', 'duka123', 'Shopping'])(
    'S03 refuses %s, one of the commonest or the shop’s own word',
    async (password) => {
      const answer = await register(password);
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('password_too_common');
    },
  );

  it.each([
    ...['654321', 'aaaaaa', '121212', '888888', 'abcabc', '987654321', '00000000', 'abcdef', '12341234'],
    ...['qqqqqq', 'admin123', 'Summer2026', 'Winter25', 'Spring2025', 'password2026', 'qwerty12', 'P@ssw0rd'],
    ...['a1b2c3', '1q2w3e4r', 'zxcvbn', 'welcome123', 'duka2027', '１２３４５６', '      ', '!!!!!!'],
  ])('S03 refuses %s, which is guessed first', async (password) => {
    const answer = await register(password);
    expect([answer.status, answer.body.code]).toEqual([400, 'password_too_common']);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'password' })]);
  });

  it('S03 refuses the name and the mail address of whoever it belongs to, at every door', async () => {
    const ada = { name: 'Augusta Byron', email: 'augusta.byron@example.com', phone: '+44 20 7946 0000' };
    const own = ['augusta.byron', 'AugustaByron', 'augusta.byron@example.com', 'Augusta Byron'];
    for (const password of own) {
      const answer = await shop.client.post('/auth/register', { ...ada, password });
      expect([password, answer.body.code]).toEqual([password, 'password_too_common']);
    }
    const good = 'saffron kettle 42';
    await shop.client.post('/auth/register', { ...ada, password: good }, { expect: 201 });
    const me = await shop.login(ada.email, good);
    const change = await me.put('/users/me/password', {
      currentPassword: good,
      newPassword: 'augusta.byron',
    });
    expect([change.body.code, change.body.errors[0].field]).toEqual(['password_too_common', 'newPassword']);
  });

  it.each(['k7Qz9w', 'qzvbx6', 'hx92lm', 'teal kettle', 'пароль дня', 'mzungu4x'])(
    'S03 takes %s, as short as the specification lets it be',
    async (password) => {
      expect((await register(password)).status).toBe(201);
    },
  );
});
