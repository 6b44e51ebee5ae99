import { describe, expect, it } from '@jest/globals';
import { hitsAllowed } from './hits-allowed.js';

describe('a limit times the configured factor', () => {
  it.each([
    [240, 1, 240],
    [240, 4.1, 984],
    [240, 0.01, 2],
    [6, 0.01, 1],
    [240, 1e7, 2_147_483_647],
  ])('%p times %p is %p, which PostgreSQL can count to', (limit, factor, hits) => {
    expect(hitsAllowed(limit, factor)).toBe(hits);
  });
});
