import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DirectUnitOfWork } from '../../../kernel/testing/direct-unit-of-work.js';
import { Memo } from './memo.js';

describe('kept figures', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** One that takes so long to count. */
  const counted = (value: string, ms: number) => () =>
    new Promise<string>((resolve) => setTimeout(() => resolve(value), ms));

  it.each([
    ['a second, however fast they were counted', 1, 1_000],
    ['a hundred times as long as it took', 50, 5_000],
    ['half a minute at the most', 1_000, 30_000],
  ])('count for %s', async (_time, tookMs, freshMs) => {
    const memo = new Memo(new DirectUnitOfWork());
    const first = memo.get('a', counted('old', tookMs));
    await jest.advanceTimersByTimeAsync(tookMs);
    await first;
    await jest.advanceTimersByTimeAsync(freshMs - 1);
    const anew = jest.fn(() => Promise.resolve('new'));
    expect([await memo.get('a', anew), anew.mock.calls.length]).toEqual(['old', 0]);
    await jest.advanceTimersByTimeAsync(1);
    expect([await memo.get('a', anew), anew.mock.calls.length]).toEqual(['old', 1]);
    await jest.advanceTimersByTimeAsync(0);
    expect(await memo.get('a', anew)).toBe('new');
  });

  it('are those of the last ten minutes where they cannot be counted', async () => {
    const memo = new Memo(new DirectUnitOfWork());
    await memo.get('a', () => Promise.resolve('old'));
    memo.forget();
    await jest.advanceTimersByTimeAsync(600_000);
    const busy = () => Promise.reject(new Error('busy'));
    expect(await memo.get('a', busy)).toBe('old');
    await jest.advanceTimersByTimeAsync(1);
    await expect(memo.get('a', busy)).rejects.toThrow('busy');
  });

  it('are not what somebody counts before the change is committed', async () => {
    let [isCommitted, behind] = [false, () => {}];
    const unit = new DirectUnitOfWork();
    unit.forgetting = (forget) => {
      behind = forget;
      forget();
    };
    const memo = new Memo(unit);
    const count = () => memo.get('a', () => Promise.resolve(isCommitted ? 'new' : 'old'));
    await count();
    memo.forget();
    expect(await count()).toBe('old');
    isCommitted = true;
    behind();
    expect(await count()).toBe('new');
  });
});
