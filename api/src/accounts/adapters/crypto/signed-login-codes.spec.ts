import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../../platform/config/config.js';
import { Account } from '../../domain/account.js';
import { SignedLoginCodes } from './signed-login-codes.js';

const SECRET = 'a secret of the tests, 32 bytes long';
const start = new Date('2026-11-21T12:10:00Z').getTime();
const minutes = (count: number) => count * 60_000;

function codesAt(after: number, env: Partial<Config['env']> = {}) {
  const config = { env: { JWT_SECRET: SECRET, ...env } } as Config;
  return new SignedLoginCodes(config, { now: () => new Date(start + after) });
}
const account = (passwordHash = 'hash', id = 'ada') =>
  new Account({
    id,
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    passwordHash,
    role: 'customer',
    now: new Date(start),
  });

describe('a code that is mailed for a log-in', () => {
  const code = codesAt(0).of(account());

  it('has eight digits and is right, also as people write it', () => {
    expect(code).toMatch(/^\d{8}$/);
    for (const typed of [
      code,
      ` ${code.slice(0, 4)} ${code.slice(4)} `,
      `${code.slice(0, 4)}-${code.slice(4)}`,
    ])
      expect(codesAt(0).isRight(account(), typed)).toBe(true);
  });

  it.each([
    [minutes(30), true],
    [minutes(49), true],
    [minutes(50), false],
  ])('is right after %i ms: %p', (after, right) =>
    expect(codesAt(after).isRight(account(), code)).toBe(right),
  );

  it('is void for another account, another password and without digits', () => {
    expect(codesAt(0).isRight(account('hash', 'bob'), code)).toBe(false);
    expect(codesAt(0).isRight(account('another hash'), code)).toBe(false);
    expect(codesAt(0).isRight(account(), '')).toBe(false);
  });

  it('outlives an exchange of the secret, once', () => {
    const NEW = 'another secret of the tests, 32 long';
    expect(codesAt(0, { JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: SECRET }).isRight(account(), code)).toBe(true);
    expect(codesAt(0, { JWT_SECRET: NEW }).isRight(account(), code)).toBe(false);
  });
});
