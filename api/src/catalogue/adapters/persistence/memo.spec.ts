import { describe, expect, it } from '@jest/globals';
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

  it('are not kept when computing them fails', async () => {
    const memo = new Memo();
    await expect(memo.get('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await memo.get('a', () => Promise.resolve('fine'))).toBe('fine');
  });
});
