import { describe, expect, it } from '@jest/globals';
import { VerifiedTokens } from './verified-tokens.js';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

describe('the tokens whose signature was checked', () => {
  it('R38 are known again until they expire, leeway included', () => {
    const tokens = new VerifiedTokens(30);
    tokens.remember('Bearer a', { sub: 'a', exp: inSeconds(60) });
    tokens.remember('Bearer b', { sub: 'b', exp: inSeconds(-20) });
    tokens.remember('Bearer c', { sub: 'c', exp: inSeconds(-40) });
    expect(tokens.claimsOf('Bearer a')).toMatchObject({ sub: 'a' });
    expect(tokens.claimsOf('Bearer b')).toMatchObject({ sub: 'b' });
    expect(tokens.claimsOf('Bearer c')).toBeUndefined();
    expect(tokens.claimsOf('Bearer d')).toBeUndefined();
    expect(tokens.claimsOf(undefined)).toBeUndefined();
  });

  it('are not kept when they never expire', () => {
    const tokens = new VerifiedTokens(30);
    tokens.remember('Bearer a', { sub: 'a' });
    expect(tokens.claimsOf('Bearer a')).toBeUndefined();
  });

  it('make room for newer ones, the oldest first', () => {
    const tokens = new VerifiedTokens(30);
    for (let n = 0; n <= 5_000; n += 1)
      tokens.remember(`Bearer ${n}`, { sub: String(n), exp: inSeconds(60) });
    expect(tokens.claimsOf('Bearer 0')).toBeUndefined();
    expect(tokens.claimsOf('Bearer 1')).toMatchObject({ sub: '1' });
    expect(tokens.claimsOf('Bearer 5000')).toMatchObject({ sub: '5000' });
  });

  it('are forgotten once they have expired', () => {
    const tokens = new VerifiedTokens(30);
    for (let n = 0; n < 10; n += 1) tokens.remember(`Bearer old ${n}`, { exp: inSeconds(-40) });
    tokens.remember('Bearer new', { exp: inSeconds(60) });
    expect(tokens.size).toBe(1);
  });
});
