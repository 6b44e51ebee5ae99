import { describe, expect, it } from '@jest/globals';
import { oneByOne } from './one-by-one.js';

describe('work on many, one by one', () => {
  it('goes on after one that fails, and tells of the first afterwards', async () => {
    const done: number[] = [];
    const work = (one: number) => {
      done.push(one);
      return one % 2 === 0 ? Promise.reject(new Error(`not ${one}`)) : Promise.resolve();
    };
    await expect(oneByOne([1, 2, 3, 4, 5], work)).rejects.toThrow('not 2');
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  it('ends well when none fails', async () => {
    await expect(oneByOne([1, 2], () => Promise.resolve())).resolves.toBeUndefined();
  });
});
