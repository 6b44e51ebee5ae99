import { describe, expect, it } from '@jest/globals';
import { TimeOrderedIds } from './time-ordered-ids.js';

const made = (count: number) => {
  const ids = new TimeOrderedIds();
  return Array.from({ length: count }, () => ids.next());
};

describe('the identifiers of the shop', () => {
  it('are UUIDs of version 7 that say the millisecond they were made in', () => {
    const before = Date.now();
    const [id = ''] = made(1);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const millisecond = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
    expect(millisecond).toBeGreaterThanOrEqual(before);
    expect(millisecond).toBeLessThanOrEqual(Date.now());
  });

  it('grow in the order in which they were made, many in each millisecond', () => {
    const ids = made(20_000);
    expect(ids).toEqual([...ids].sort());
  });

  it('never come twice, and two processes share nothing but the time', () => {
    const ids = [...made(5_000), ...made(5_000)];
    expect(new Set(ids).size).toBe(10_000);
    expect(new Set(ids.map((id) => id.slice(24))).size).toBe(10_000);
  });
});
