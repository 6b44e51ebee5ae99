import { describe, expect, it } from '@jest/globals';
import { reordered } from './category-order';

const list = [
  { id: 'bags', position: 1 },
  { id: 'shoes', position: 20 },
  { id: 'suits', position: 300 },
];

describe('the order of categories', () => {
  it('swaps two neighbours and leaves the others', () => {
    expect(reordered(list, 'suits', -1)).toEqual([
      { id: 'suits', position: 20 },
      { id: 'shoes', position: 300 },
    ]);
    expect(reordered(list, 'bags', 1)).toHaveLength(2);
  });

  it('moves nothing beyond the ends', () => {
    expect([reordered(list, 'bags', -1), reordered(list, 'suits', 1), reordered(list, 'hats', 1)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('gives every category a place of its own the first time', () => {
    const shared = list.map(({ id }) => ({ id, position: 1000 }));
    expect(reordered(shared, 'shoes', -1)).toEqual([
      { id: 'shoes', position: 1 },
      { id: 'bags', position: 2 },
      { id: 'suits', position: 3 },
    ]);
  });
});
