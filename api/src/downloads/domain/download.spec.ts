import { describe, expect, it } from '@jest/globals';
import { endOf, partOf, stateOf } from './download.js';

const now = new Date('2026-11-29T12:00:00Z');
const open = { usesLeft: 1, until: endOf(now), revokedAt: null };

describe('a link to a file', () => {
  it('works for thirty days, until it is used up or taken back', () => {
    expect(stateOf(open, now)).toBe('open');
    expect(stateOf({ ...open, usesLeft: 0 }, now)).toBe('used_up');
    expect(stateOf(open, new Date('2026-12-29T11:59:59Z'))).toBe('open');
    expect(stateOf(open, new Date('2026-12-29T12:00:00Z'))).toBe('over');
    expect(stateOf({ ...open, revokedAt: now }, now)).toBe('revoked');
  });

  it.each([
    [undefined, undefined],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=40-', { from: 40, to: 99 }],
    ['bytes=40-49', { from: 40, to: 49 }],
    ['bytes=40-4000', { from: 40, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=50-40', undefined],
    ['bytes=0-9,20-29', undefined],
    ['lines=1-2', undefined],
    ['bytes=-', undefined],
  ])('asked with the range %j gives %j of a hundred bytes', (range, part) => {
    expect(partOf(range, 100)).toEqual(part);
  });
});
