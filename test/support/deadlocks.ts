import { expect } from '@jest/globals';
import type { Shop } from './shop.js';

/** What a process logs when it tells a client to come again because of a deadlock. */
const GIVEN_UP = 'others stood in the way too often';

/** Whoever was told that the shop is busy, and came again, was not told so because of a deadlock. */
export function mustHideDeadlocks(shop: Shop): void {
  const lines = shop.apis.flatMap((api) => api.log.split('\n'));
  expect(lines.filter((line) => line.includes(GIVEN_UP))).toEqual([]);
}
