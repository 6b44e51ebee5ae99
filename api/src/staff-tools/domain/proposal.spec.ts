import { describe, expect, it } from '@jest/globals';
import { isStill } from './proposal.js';

describe('what a proposal found', () => {
  it('is so still, whatever else has come', () => {
    expect(isStill({ status: 'processing', paid: 3, more: 1 }, { paid: 3, status: 'processing' })).toBe(true);
    expect(isStill({ values: { b: [1, 2], a: null } }, { values: { a: null, b: [1, 2] } })).toBe(true);
    expect(isStill({}, { endsAt: null })).toBe(true);
  });

  it('is another where one of it is', () => {
    expect(isStill({ status: 'shipped', paid: 3 }, { status: 'processing', paid: 3 })).toBe(false);
    expect(isStill({ values: { a: 1 } }, { values: { a: 1, b: 2 } })).toBe(false);
    expect(isStill({ values: [1, 2] }, { values: [2, 1] })).toBe(false);
  });
});
