import { JwtService } from '@nestjs/jwt';
import { describe, expect, it } from '@jest/globals';
import type { Config } from '../config/config.js';
import { GuestTokens } from './guest-tokens.js';
import type { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';

const jwt = new JwtService();
const GUEST = { accountId: 'guest', sessionId: 'of guest' };
const NOBODY = { name: '', email: '', permissions: [], refundLimit: 0 };
const sessions: Sessions = {
  callerOf: (claim) =>
    Promise.resolve({
      ...{ ...claim, ...NOBODY, role: claim.accountId === 'guest' ? 'guest' : 'customer' },
      ...{ hasRecentLogin: true, hasSecondFactor: false },
    }),
};

const configOf = (env: { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string }) => ({ env }) as Config;
const made = (accountId: string) =>
  new Tokens(jwt, configOf({ JWT_SECRET: 'one secret' })).sign(
    { accountId, sessionId: `of ${accountId}` },
    new Date(Date.now() + 60_000),
  );
const read = async (env: { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string }, token: string) =>
  new GuestTokens(jwt, configOf(env), sessions).guestOf(token);

describe('the token of a guest', () => {
  it('names the guest to whom it was given', async () => {
    expect(await read({ JWT_SECRET: 'one secret' }, await made('guest'))).toMatchObject(GUEST);
  });

  it('names nobody where it is a customer’s, or no token at all', async () => {
    expect(await read({ JWT_SECRET: 'one secret' }, await made('ada'))).toBeUndefined();
    expect(await read({ JWT_SECRET: 'one secret' }, 'nonsense')).toBeUndefined();
  });

  it('outlives one change of the secret, and not two', async () => {
    const token = await made('guest');
    const changed = { JWT_SECRET: 'two secret', JWT_SECRET_PREVIOUS: 'one secret' };
    expect(await read(changed, token)).toMatchObject(GUEST);
    expect(await read({ JWT_SECRET: 'two secret' }, token)).toBeUndefined();
  });
});
