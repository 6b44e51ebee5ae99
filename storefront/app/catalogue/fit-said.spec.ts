import { expect, it } from '@jest/globals';
import { fitSaid } from './fit-said';

it.each([
  [{ small: 0, right: 0, large: 0 }, null],
  [{ small: 2, right: 0, large: 0 }, null],
  [{ small: 1, right: 1, large: 1 }, null],
  [{ small: 3, right: 2, large: 1 }, '3 of 6 say: runs small'],
  [{ small: 3, right: 5, large: 0 }, '5 of 8 say: true to size'],
  [{ small: 0, right: 1, large: 2 }, '2 of 3 say: runs large'],
  [{ small: 2, right: 2, large: 0 }, '2 of 4 say: true to size'],
  [{ small: 2, right: 0, large: 2 }, '2 of 4 say: runs small'],
])('of %j says %s', (counts, said) => {
  expect(fitSaid(counts)).toBe(said);
});
