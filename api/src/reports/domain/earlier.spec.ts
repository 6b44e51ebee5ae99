import { expect, it } from '@jest/globals';
import { earlierThan } from './earlier.js';

it.each([
  ['none', '2026-03-01', '2026-03-31', undefined],
  ['before', '2026-03-10', '2026-03-10', { first: '2026-03-09', last: '2026-03-09' }],
  ['before', '2026-03-01', '2026-03-31', { first: '2026-01-29', last: '2026-02-28' }],
  ['year', '2026-03-01', '2026-03-31', { first: '2025-03-01', last: '2025-03-31' }],
  ['year', '2024-02-29', '2024-02-29', { first: '2023-02-28', last: '2023-02-28' }],
] as const)('compares with %s: %s to %s', (comparison, first, last, earlier) => {
  expect(earlierThan({ first, last }, comparison)).toEqual(earlier);
});
