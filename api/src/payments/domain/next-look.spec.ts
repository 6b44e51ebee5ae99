import { describe, expect, it } from '@jest/globals';
import { nextLook } from './next-look.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const look = (state: 'open' | 'processing' | 'failed', age: number, expiresIn?: number) => {
  const expiresAt = expiresIn === undefined ? null : ago(-expiresIn);
  const next = nextLook({ state, createdAt: ago(age), expiresAt, provider: 'momo' }, now);
  return next && (next.getTime() - now.getTime()) / 1000;
};

describe('the next look at an attempt', () => {
  it('comes within seconds at first and ever later afterwards', () => {
    expect([10, 60, 600, 7200].map((age) => look('processing', age))).toEqual([3, 5, 300, 1800]);
  });

  it('comes right after the provider’s page has expired', () => {
    expect(look('open', 1700, 160)).toBe(165);
    expect(look('open', 60, 1800)).toBe(600);
  });

  it('never comes once the attempt is over', () => {
    expect(look('failed', 10)).toBeNull();
  });
});
