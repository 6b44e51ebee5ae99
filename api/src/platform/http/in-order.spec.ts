import { describe, expect, it } from '@jest/globals';
import type { NextFunction, Request, Response } from 'express';
import { inOrder } from './in-order.js';

/** What happens, word by word, when the handlers are asked one after the other. */
function course(...words: readonly string[]): string[] {
  const heard: string[] = [];
  const handlers = words.map((word) => (_: Request, __: Response, next: NextFunction) => {
    heard.push(word);
    next(word === 'no' ? new Error(word) : undefined);
  });
  const refuse = (error: unknown) => void heard.push(`refused: ${(error as Error).message}`);
  void inOrder(refuse, ...handlers)({} as Request, {} as Response, () => void heard.push('route'));
  return heard;
}

describe('handlers in order', () => {
  it('are asked one after the other, then the route', () =>
    expect(course('one', 'two')).toEqual(['one', 'two', 'route']));

  it('are asked up to the one that refuses, which is answered at once', () =>
    expect(course('one', 'no', 'two')).toEqual(['one', 'no', 'refused: no']));
});
