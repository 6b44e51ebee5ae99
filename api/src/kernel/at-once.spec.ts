import { expect, it } from '@jest/globals';
import { atOnce } from './at-once.js';

const after = <T>(ms: number, answer: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, answer));

it('answers in the order in which was asked', async () => {
  expect(await atOnce(after(2, 'first'), after(1, 2), 'said')).toEqual(['first', 2, 'said']);
});

it('refuses as the first in that order does, once all have answered', async () => {
  let isOver = false;
  const slow = after(2, undefined).then(() => {
    isOver = true;
    throw new Error('first');
  });
  await expect(atOnce(slow, Promise.reject(new Error('second')))).rejects.toThrow('first');
  expect(isOver).toBe(true);
});
