import { describe, expect, it } from '@jest/globals';
import { putBack, takeFrom, type OtherShelf } from './take-from.js';

const shelf = (placeId: string, onHand: number, isFetchedThere = false): OtherShelf => ({
  ...{ placeId, onHand, isFetchedThere },
});

describe('pieces of a paid order', () => {
  it('are taken from the default place as long as it has them', () => {
    expect(takeFrom(3, 3, [shelf('b', 9)])).toEqual([]);
  });

  it('are taken from others for what it lacks, in their order', () => {
    expect(takeFrom(6, 1, [shelf('b', 2), shelf('c', 9)])).toEqual([
      { placeId: 'b', quantity: 2 },
      { placeId: 'c', quantity: 3 },
    ]);
    expect(takeFrom(2, -1, [shelf('b', 0), shelf('c', 9)])).toEqual([{ placeId: 'c', quantity: 2 }]);
  });

  it('are taken first from where the order is fetched', () => {
    expect(takeFrom(4, 2, [shelf('b', 9), shelf('c', 1, true)])).toEqual([
      { placeId: 'c', quantity: 1 },
      { placeId: 'b', quantity: 1 },
    ]);
  });

  it('come back to where they were taken from, and the others to the default place', () => {
    const taken = [
      { placeId: 'b', quantity: 2 },
      { placeId: 'c', quantity: 1 },
    ];
    expect(putBack(1, taken)).toEqual([{ placeId: 'b', quantity: 1 }]);
    expect(putBack(5, taken)).toEqual(taken);
    expect(putBack(2, [])).toEqual([]);
  });
});
