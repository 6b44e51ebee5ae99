import { describe, expect, it } from '@jest/globals';
import { figureLists } from './figure-lists.js';

describe('the period of the dashboard', () => {
  it('is told to the lists that add up to the figures', () => {
    const period = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2026-02-01T00:00:00Z') };
    expect(figureLists(period).orders.filter).toEqual({
      createdAt_gte: '2026-01-01T00:00:00.000Z',
      createdAt_lte: '2026-01-31T23:59:59.999Z',
    });
  });
});
