import { describe, expect, it } from '@jest/globals';
import { difference, masked } from './mask.js';

describe('what the audit log keeps', () => {
  it('masks secrets at any depth', () => {
    expect(masked({ name: 'Ann', nested: [{ passwordHash: 'x', resetToken: 'y' }] })).toEqual({
      name: 'Ann',
      nested: [{ passwordHash: '***', resetToken: '***' }],
    });
  });

  it('names no address of a person, in whole rows or in what differs', () => {
    expect(masked({ email: { from: 'ann@example.com', to: null }, email_key: 'a', phone: '+256' })).toEqual({
      email: '***',
      email_key: '***',
      phone: '***',
    });
    const sent = { participant: '9918:DE89370400440532013000', buyerReference: 'Ann Shopper' };
    expect(masked({ sent })).toEqual({ sent: { participant: '***', buyerReference: '***' } });
    expect(masked({ supportEmail: 'shop@example.com' })).toEqual({ supportEmail: 'shop@example.com' });
  });

  it('cuts pictures short', () => {
    const kept = masked({ image: `data:image/png;base64,${'A'.repeat(9_000)}` }) as { image: string };
    expect(kept.image).toMatch(/^data:image\/png.*\(9022 characters\)$/);
  });

  it('tells what was and what is, for changed members alone', () => {
    expect(difference({ a: 1, b: [1] }, { a: 2, b: [1], c: 'new' })).toEqual({
      a: { from: 1, to: 2 },
      c: { from: null, to: 'new' },
    });
  });

  it('tells of lists and objects what differs in them', () => {
    expect(
      difference({ lines: ['a', 'b'], words: { x: 1, y: 2 } }, { lines: ['b', 'c'], words: { x: 1, y: 3 } }),
    ).toEqual({
      lines: { from: ['a'], to: ['c'] },
      words: { from: { y: 2 }, to: { y: 3 } },
    });
    expect(difference({ lines: ['a', 'b'] }, { lines: ['b', 'a'] })).toEqual({
      lines: { from: ['a', 'b'], to: ['b', 'a'] },
    });
  });

  it('tells the whole of what was made or taken away', () => {
    expect(difference(undefined, { a: 1 })).toEqual({ a: { from: null, to: 1 } });
    expect(difference({ a: 1 }, undefined)).toEqual({ a: { from: 1, to: null } });
  });
});
