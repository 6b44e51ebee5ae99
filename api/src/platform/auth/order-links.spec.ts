import { describe, expect, it } from '@jest/globals';
import type { Config } from '../config/config.js';
import { OrderLinks } from './order-links.js';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-23T12:00:00Z');

const linksOf = (env: { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string }, days = 0) =>
  new OrderLinks({ env } as Config, { now: () => new Date(START.getTime() + days * DAY_MS) });

const links = linksOf({ JWT_SECRET: 'one secret' });
const token = links.tokenFor('order-1');
const [endsAt = '', signed = ''] = token.split('.');

describe('the token of an order link', () => {
  it('opens the order that it was made for', () => {
    expect(links.opens('order-1', token)).toBe(true);
  });

  it('opens no other order', () => {
    expect(links.opens('order-2', token)).toBe(false);
  });

  it('lives 180 days', () => {
    expect(linksOf({ JWT_SECRET: 'one secret' }, 179).opens('order-1', token)).toBe(true);
    expect(linksOf({ JWT_SECRET: 'one secret' }, 180).opens('order-1', token)).toBe(false);
  });

  it.each([
    ['a later end', `${Number(endsAt) + 1}.${signed}`],
    ['another signature', `${endsAt}.${'A'.repeat(43)}`],
    ['no signature', endsAt],
    ['no end', signed],
    ['nothing', ''],
    ['more than a token', `${token}x`],
  ])('is refused with %s', (_, forged) => {
    expect(links.opens('order-1', forged)).toBe(false);
  });

  it('outlives one change of the secret, and not two', () => {
    const changed = { JWT_SECRET: 'two secret', JWT_SECRET_PREVIOUS: 'one secret' };
    expect(linksOf(changed).opens('order-1', token)).toBe(true);
    expect(linksOf({ JWT_SECRET: 'two secret' }).opens('order-1', token)).toBe(false);
  });
});
