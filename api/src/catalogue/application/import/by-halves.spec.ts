import { describe, expect, it } from '@jest/globals';
import { AT_ONCE, byHalves, inGroups } from './by-halves.js';

describe('what is done together', () => {
  const halved = async (all: readonly number[], wrong: readonly number[]) => {
    const [done, failed, tries]: [number[], number[], number[]] = [[], [], []];
    await byHalves(
      all,
      (some) => {
        tries.push(some.length);
        if (some.some((one) => wrong.includes(one))) return Promise.reject(new Error('refused'));
        done.push(...some);
        return Promise.resolve();
      },
      (one) => void failed.push(one),
    );
    return { done, failed, tries };
  };

  it('is done at once, or by halves down to those that cannot be done', async () => {
    expect(await halved([1, 2, 3, 4, 5], [])).toEqual({ done: [1, 2, 3, 4, 5], failed: [], tries: [5] });
    expect(await halved([1, 2, 3, 4, 5], [4])).toEqual({
      ...{ done: [1, 2, 3, 5], failed: [4], tries: [5, 3, 2, 1, 1] },
    });
    expect(await halved([1, 2], [1, 2])).toEqual({ done: [], failed: [1, 2], tries: [2, 1, 1] });
    expect(await halved([], [])).toEqual({ done: [], failed: [], tries: [] });
  });

  it('stops where what failed is no matter of that one', async () => {
    const done: number[] = [];
    const work = (some: readonly number[]) =>
      some.includes(2) ? Promise.reject(new Error('no database')) : Promise.resolve(done.push(...some));
    const failed = (_: number, error: unknown) => {
      throw error;
    };
    await expect(byHalves([1, 2, 3], work, failed)).rejects.toThrow('no database');
    expect(done).toEqual([1]);
  });

  it('is so many and no more, by their number and by that of their variants', () => {
    const sizes = (variants: readonly number[]) =>
      inGroups(variants, (one) => one).map((group) => group.length);
    expect(sizes(Array.from({ length: AT_ONCE + 1 }, () => 1))).toEqual([AT_ONCE, 1]);
    expect(sizes([400, 600, 1, 2_000, 1, 1])).toEqual([2, 1, 1, 2]);
    expect(sizes([1, Infinity, 1, 1])).toEqual([1, 1, 2]);
    expect(sizes([])).toEqual([]);
  });
});
