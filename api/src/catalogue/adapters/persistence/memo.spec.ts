import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PoolBusy } from '../../../platform/database/pool-share.js';
import { Memo } from './memo.js';

describe('kept figures', () => {
  it('are computed once for many who ask at once', async () => {
    const memo = new Memo();
    let computed = 0;
    const compute = () => Promise.resolve((computed += 1));
    const [first, second] = await Promise.all([memo.get('a', compute), memo.get('a', compute)]);
    expect([first, second, await memo.get('a', compute)]).toEqual([1, 1, 1]);
    expect(await memo.get('b', compute)).toBe(2);
  });

  it('are computed anew after a write, even when one is being computed at that moment', async () => {
    const memo = new Memo();
    let finish = (_value: string) => {};
    const before = memo.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
    memo.forget();
    const after = await memo.get('a', () => Promise.resolve('new'));
    finish('old');
    expect([await before, after, await memo.get('a', () => Promise.resolve('newer'))]).toEqual([
      'old',
      'new',
      'new',
    ]);
  });

  it('ask for no other while they are computed, not even for one that is kept', async () => {
    const memo = new Memo();
    await memo.get('kept', () => Promise.resolve('fine'));
    const nested = memo.get('outer', () => memo.get('kept', () => Promise.resolve('other')));
    await expect(nested).rejects.toThrow('Computing outer asks for kept');
  });

  it('are not kept when computing them fails', async () => {
    const memo = new Memo();
    await expect(memo.get('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await memo.get('a', () => Promise.resolve('fine'))).toBe('fine');
  });

  it('are computed three at once, whoever asks', async () => {
    const memo = new Memo();
    const begun: (() => void)[] = [];
    const all = ['a', 'b', 'c', 'd', 'e'].map((key) =>
      memo.get(key, () => new Promise<string>((resolve) => begun.push(() => resolve(key)))),
    );
    await Promise.resolve();
    expect(begun).toHaveLength(3);
    begun[0]?.();
    await all[0];
    await new Promise(setImmediate);
    expect(begun).toHaveLength(4);
    begun.slice(1).forEach((finish) => finish());
    await new Promise(setImmediate);
    begun.at(-1)?.();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('figures that are no longer fresh', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const settled = () => jest.advanceTimersByTimeAsync(0);

  it('are refused to who has waited for two seconds for a turn, and computed for who asks later', async () => {
    const memo = new Memo();
    const finish: (() => void)[] = [];
    const long = ['a', 'b', 'c'].map((key) =>
      memo.get(key, () => new Promise<void>((resolve) => finish.push(resolve))),
    );
    const late = expect(memo.get('d', () => Promise.resolve('soon'))).rejects.toThrow(PoolBusy);
    await jest.advanceTimersByTimeAsync(2_000);
    await late;
    finish.forEach((end) => end());
    await Promise.all(long);
    expect(await memo.get('d', () => Promise.resolve('later'))).toBe('later');
  });

  it('are given out while they are computed anew, once', async () => {
    const memo = new Memo();
    let computed = 0;
    const compute = () => Promise.resolve((computed += 1));
    await memo.get('a', compute);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await Promise.all([memo.get('a', compute), memo.get('a', compute)])).toEqual([1, 1]);
    await settled();
    expect([await memo.get('a', compute), computed]).toEqual([2, 2]);
  });

  it('are waited for when nobody asked for as long again', async () => {
    const memo = new Memo();
    await memo.get('a', () => Promise.resolve('old'));
    await jest.advanceTimersByTimeAsync(2_500);
    expect(await memo.get('a', () => Promise.resolve('new'))).toBe('new');
  });

  it('stay as they are when computing them anew fails', async () => {
    const memo = new Memo();
    await memo.get('a', () => Promise.resolve('old'));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await memo.get('a', () => Promise.reject(new Error('busy')))).toBe('old');
    await settled();
    expect(await memo.get('a', () => Promise.resolve('new'))).toBe('old');
    await settled();
    expect(await memo.get('a', () => Promise.resolve('newer'))).toBe('new');
  });

  it('are given out as they were last where there is no time to compute them, for ten minutes', async () => {
    const memo = new Memo();
    const ask = (value: string) => memo.get('d', () => Promise.resolve(value));
    await ask('old');
    memo.forget();
    const finish: (() => void)[] = [];
    for (const key of ['a', 'b', 'c'])
      void memo.get(key, () => new Promise<void>((resolve) => finish.push(resolve)));
    const both = Promise.all([ask('new'), ask('new')]);
    await jest.advanceTimersByTimeAsync(200);
    expect(await both).toEqual(['old', 'old']);
    await jest.advanceTimersByTimeAsync(600_000);
    const late = expect(ask('new')).rejects.toThrow(PoolBusy);
    await jest.advanceTimersByTimeAsync(2_000);
    await late;
    finish.forEach((end) => end());
    await settled();
    expect(await ask('newer')).toBe('newer');
  });

  it('are what was begun last, also when an older computation ends later', async () => {
    const memo = new Memo();
    let finish = (_value: string) => {};
    const older = memo.get('d', () => new Promise<string>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(10);
    memo.forget();
    await memo.get('d', () => Promise.resolve('newer'));
    finish('older');
    await older;
    memo.forget();
    for (const key of ['a', 'b', 'c']) void memo.get(key, () => new Promise<void>(() => undefined));
    const asked = memo.get('d', () => Promise.resolve('newest'));
    await jest.advanceTimersByTimeAsync(200);
    expect(await asked).toBe('newer');
  });

  it('do not come back after a write', async () => {
    const memo = new Memo();
    await memo.get('a', () => Promise.resolve('old'));
    await jest.advanceTimersByTimeAsync(1_500);
    let finish = (_value: string) => {};
    await memo.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
    memo.forget();
    finish('before the write');
    await settled();
    expect(await memo.get('a', () => Promise.resolve('after the write'))).toBe('after the write');
  });
});
