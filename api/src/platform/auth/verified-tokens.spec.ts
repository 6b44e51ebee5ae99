import { describe, expect, it } from '@jest/globals';
import { VerifiedTokens } from './verified-tokens.js';

const CLAIM = { accountId: 'a', sessionId: 's' };
const LEEWAY = 30;

describe('tokens that were verified of late', () => {
  it('are known by their whole text', () => {
    const verified = new VerifiedTokens(LEEWAY, () => 0);
    verified.keep('head.body.signature', CLAIM, 100);
    expect(verified.claimOf('head.body.signature')).toEqual(CLAIM);
    expect(verified.claimOf('head.body.signaturf')).toBeUndefined();
    expect(verified.claimOf('head.body.')).toBeUndefined();
  });

  it('end when they say so, with the leeway', () => {
    let seconds = 0;
    const verified = new VerifiedTokens(LEEWAY, () => seconds * 1_000);
    verified.keep('token', CLAIM, 100);
    seconds = 129.9;
    expect(verified.claimOf('token')).toEqual(CLAIM);
    seconds = 130;
    expect(verified.claimOf('token')).toBeUndefined();
  });

  it('are not kept where they say no end', () => {
    const verified = new VerifiedTokens(LEEWAY, () => 0);
    verified.keep('token', CLAIM, undefined);
    expect(verified.claimOf('token')).toBeUndefined();
  });

  it('are a few thousand at the most', () => {
    const verified = new VerifiedTokens(LEEWAY, () => 0);
    for (let n = 0; n <= 4_000; n += 1) verified.keep(`token ${n}`, CLAIM, 100);
    expect(verified.claimOf('token 0')).toBeUndefined();
    expect(verified.claimOf('token 4000')).toEqual(CLAIM);
  });
});
