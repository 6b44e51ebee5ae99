import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './pagination';

describe('page numbers', () => {
  it('show all of a few pages', () => expect(pageNumbers(1, 3)).toEqual([1, 2, 3]));
  it('leave gaps around the current page of many', () =>
    expect(pageNumbers(6, 20)).toEqual([1, 0, 5, 6, 7, 0, 20]));
  it('have no gap next to an end', () => expect(pageNumbers(2, 9)).toEqual([1, 2, 3, 0, 9]));
});
