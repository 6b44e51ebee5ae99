import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Busy } from '../../../platform/http/busy.js';
import { ConcurrencyLimit } from './concurrency-limit.js';

describe('R40 a storm of logins', () => {
  it('works on two, lets 32 wait and tells the others at once to come again', async () => {
    const limit = new ConcurrencyLimit(2, 32);
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => void ends.push(resolve));
    const taken = Array.from({ length: 34 }, () => limit.through(work));
    const refused = await Promise.allSettled(Array.from({ length: 166 }, () => limit.through(work)));
    expect(ends).toHaveLength(2);
    expect(refused.filter((one) => one.status === 'rejected' && one.reason instanceof Busy)).toHaveLength(
      166,
    );
    for (let done = 0; done < 34; done += 1) {
      ends[done]?.();
      await taken[done];
      expect(ends.length - done - 1).toBeLessThanOrEqual(2);
    }
    expect(await limit.through(() => Promise.resolve('next'))).toBe('next');
  });

  it('gives the place of a failed login to the next', async () => {
    const limit = new ConcurrencyLimit(1, 0);
    await expect(limit.through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limit.through(() => Promise.resolve('next'))).toBe('next');
  });
});

describe('R40 places that rest', () => {
  const TAKEN_MS = 40;

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('stay empty for as long as they were taken while others wait, so that a storm takes half of the time', async () => {
    const limit = new ConcurrencyLimit(1, 2, true);
    const began = performance.now();
    const begins: number[] = [];
    const work = () => {
      begins.push(performance.now() - began);
      return new Promise<void>((resolve) => void setTimeout(resolve, TAKEN_MS));
    };
    const all = Promise.all([1, 2, 3].map(() => limit.through(work)));
    await jest.runAllTimersAsync();
    await all;
    expect(begins).toEqual([0, 2 * TAKEN_MS, 4 * TAKEN_MS]);

    const next = limit.through(work);
    await jest.runAllTimersAsync();
    await next;
    expect(begins.at(-1)).toBe(5 * TAKEN_MS);
  });
});
